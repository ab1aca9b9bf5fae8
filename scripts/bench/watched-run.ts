import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { plainEnv } from './place'

/** What a program took. */
export interface Effort {
  seconds: number
  /** The most memory that it and what it started had at a time, in bytes; pages that they share count for each. */
  peakMemory: number
}

interface ProcessNote {
  parent: number
  memory: number
}

const pageSize = 4096

/** Every process that runs now, as Linux tells; none on other systems. */
function processes(): Map<number, ProcessNote> {
  const found = new Map<number, ProcessNote>()
  for (const name of readdirSync('/proc').filter(each => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // A program's name may hold spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      found.set(Number(name), { parent: Number(fields[1]), memory: Number(fields[21]) * pageSize })
    } catch {
      // It has ended since the folder was listed.
    }
  }
  return found
}

function memoryBelow(root: number): number {
  const all = processes()
  const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(all.get(id)?.parent ?? 0))
  return [...all].reduce((sum, [id, { memory }]) => (isBelow(id) ? sum + memory : sum), 0)
}

const lastLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-25).join('\n')

/** Runs a program to its end and watches it; its output goes to a file. */
export function watchedRun(
  command: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Effort> {
  const log = path.join(cwd, 'bench-build.log')
  const output = openSync(log, 'w')
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let peakMemory = 0
    const { NODE_ENV: _nodeEnv, ...inherited } = process.env
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited, ...plainEnv, ...env } as NodeJS.ProcessEnv,
      stdio: ['ignore', output, output],
    })
    const timer = setInterval(() => {
      peakMemory = Math.max(peakMemory, memoryBelow(child.pid ?? 0))
    }, 200)
    child.once('error', reject)
    child.once('close', code => {
      clearInterval(timer)
      closeSync(output)
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, peakMemory })
      else reject(new ClearError(`${args.join(' ')} failed in ${cwd}:\n${lastLines(log)}`))
    })
  })
}
