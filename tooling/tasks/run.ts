// execa was tried, see docs/decisions/process-runner.md.
import { spawn } from 'node:child_process'

export type RunOptions = {
  cwd?: string
  /** Added to this process's environment. */
  env?: Record<string, string>
  /** Passes the output through instead of capturing it. */
  show?: boolean
}

export type RunResult = {
  /** 127 if the program couldn't be started. */
  code: number
  /** Standard output and error; empty if passed through. */
  output: string
}

/** Runs a program without a shell or input. Never rejects: errors are in the result. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise(resolve => {
    const output = options.show ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd: options.cwd,
      // Captured output is parsed as text; some tools color it whenever CI is set.
      env: {
        ...process.env,
        ...(options.show ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
        ...options.env,
      },
      stdio: ['ignore', output, output],
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    // Ctrl-C reaches the child through the terminal; a signal from another program doesn't.
    const passOn = () => {
      child.kill('SIGTERM')
      process.exit(143)
    }
    process.once('SIGTERM', passOn)
    const end = (code: number, note = '') => {
      process.removeListener('SIGTERM', passOn)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note })
    }
    child.once('error', error => {
      end(127, error.message)
    })
    child.once('close', (code, signal) => {
      end(code ?? 1, signal ? `\nended by ${signal}` : '')
    })
  })
}

/** Runs a JavaScript or TypeScript file with this Node.js. */
export function runNode(args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options)
}
