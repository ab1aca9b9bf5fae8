import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** A development server, and what it prints. */
export interface DevServer {
  url: string
  /** When its terminal first said that after a moment, in milliseconds from then; undefined where it did not in time. */
  said: (pattern: RegExp, since: number, within: number) => Promise<number | undefined>
  stop: () => Promise<void>
}

const port = 4780

/** Starts `npm run dev` in a folder. Its output is kept, and not shown. */
export function startDev(folder: string): DevServer {
  const child = spawn('npm', ['run', 'dev', '--', '-p', String(port)], {
    cwd: folder,
    // A group of its own, to be ended with all that it starts.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  const printed: { at: number; text: string }[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) =>
      printed.push({ at: performance.now(), text: chunk.toString('utf8') }),
    )
  return {
    url: `http://localhost:${port}`,
    async said(pattern, since, within) {
      while (performance.now() - since < within) {
        const found = printed.find(({ at, text }) => at > since && pattern.test(text))
        if (found) return found.at - since
        await setTimeout(10)
      }
      return undefined
    },
    async stop() {
      const ended = new Promise(resolve => child.once('close', resolve))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
