import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { run, runNode } from '../../tooling/tasks/run'

/** Everything that the benchmark installs, builds and writes lies here, outside the project; some 2 GB. */
export const place = path.resolve(process.env.BENCH_DIR || path.join(os.tmpdir(), 'agile-primer-bench'))

/** What the benchmark itself needs and the project does not; Lighthouse and Astro ask for a newer Node.js than the project. */
const tools = { node: '22.23.3', lighthouse: '13.5.0' }

/** For every program that is started: as on a machine of its own, without what npm or this Node.js has set. */
export const plainEnv: Record<string, string> = {
  CI: 'true',
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  NODE_DISABLE_COMPILE_CACHE: '1',
}

/** Writes a file, and the folders that it lies in. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Installs exactly these packages into a folder, unless they are there. */
export async function install(folder: string, dependencies: Record<string, string>): Promise<void> {
  const wrong = () =>
    Object.entries(dependencies).filter(([name, version]) => installedVersion(folder, name) !== version)
  write(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: path.basename(folder), private: true, type: 'module', dependencies }),
  )
  if (wrong().length === 0) return
  console.error(`${path.basename(folder)}: installing …`)
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  const installed = await run('npm', ['install', ...flags], { cwd: folder, env: plainEnv })
  if (installed.code !== 0 || wrong().length > 0) {
    const names = wrong().map(entry => entry.join('@'))
    throw new ClearError(`${folder}: ${names.join(', ')} could not be installed.\n${installed.output}`)
  }
}

/** The folder of the benchmark's own tools, installed. */
export async function installTools(): Promise<string> {
  const folder = path.join(place, 'tools')
  await install(folder, tools)
  // The package brings its program by a script of its own, which some settings of npm leave out.
  if (!existsSync(newerNode()))
    await runNode(['installArchSpecificPackage.js'], { cwd: path.join(folder, 'node_modules/node') })
  return folder
}

/** A Node.js that Lighthouse and Astro take. */
export function newerNode(): string {
  const [major = 0] = process.versions.node.split('.').map(Number)
  return major >= 22 ? process.execPath : path.join(place, 'tools/node_modules/node/bin/node')
}
