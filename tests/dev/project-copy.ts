import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { devPort } from '../../playwright.config'
import { copyProject } from '../project-files'

/** A copy of the project with its development server, in which a test may edit files. */
export class ProjectCopy {
  private readonly root = copyProject()
  private server: ChildProcess | undefined

  /** Starts `npm run dev`; resolves when it says that it is ready. */
  start(): Promise<void> {
    const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '-p', String(devPort)], {
      cwd: this.root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.server = server
    return new Promise((resolve, reject) => {
      let said = ''
      const hear = (text: Buffer) => {
        said += text.toString()
        if (said.includes('Ready')) resolve()
      }
      server.stdout.on('data', hear)
      server.stderr.on('data', hear)
      server.once('exit', () => {
        reject(new Error(`npm run dev ended: ${said}`))
      })
    })
  }

  /** Changes a file; returns how to undo that. */
  edit(file: string, change: (text: string) => string): () => void {
    const target = path.join(this.root, file)
    const text = readFileSync(target, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${file} holds nothing to change.`)
    writeFileSync(target, changed)
    return () => writeFileSync(target, text)
  }

  close(): void {
    this.server?.removeAllListeners('exit')
    this.server?.kill()
    rmSync(this.root, { recursive: true, force: true, maxRetries: 10 })
  }
}
