import { existsSync } from 'node:fs'
import { findOnSystem, installFromDebian, onDebianAsRoot, type BrowserOptions } from '../tasks/chromium'
import { run, type RunResult } from '../tasks/run'

/** A program with what comes before its own options. */
export type EpubCheck = readonly [program: string, ...options: string[]]

/** Debian's program: a Java archive, which a shell can't start by itself on each system. */
const debianJar = '/usr/bin/epubcheck'

async function find(options: Omit<BrowserOptions, 'root'>): Promise<EpubCheck | undefined> {
  const program = await findOnSystem(options, ['epubcheck'], 'EPUBCHECK_PATH')
  if (program) return [program]
  const java = existsSync(debianJar) && (await findOnSystem(options, ['java'], 'JAVA_PATH'))
  return java ? [java, '-jar', debianJar] : undefined
}

/** The EPUB validator of the W3C; installs Debian's package if it can. Undefined where it can't be had. */
export async function ensureEpubCheck(
  options: Omit<BrowserOptions, 'root'> = {},
): Promise<EpubCheck | undefined> {
  const { start = run, isDebianRoot = onDebianAsRoot() } = options
  const found = await find(options)
  if (found || !isDebianRoot) return found
  await installFromDebian((command, args) => start(command, args), 'epubcheck')
  return find(options)
}

/** What EPUBCheck says about a file; '' if it is valid. Warnings count. */
export async function epubCheck(
  [program, ...options]: EpubCheck,
  file: string,
  start: (command: string, args: string[]) => Promise<RunResult> = run,
): Promise<string> {
  const { code, output } = await start(program, [...options, '--failonwarnings', file])
  return code === 0 ? '' : output.trim()
}
