import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A page's HTML from Next.js, or why it can't be rendered. */
export type Rendered = { html: string } | { error: string }

/** Renders pages with Next.js's development server. */
export type Renderer = (route: string) => Promise<Rendered>

/** The message of the error page that Next.js draws in development. */
function errorIn(html: string): string {
  const [, data = '{}'] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { err } = JSON.parse(data) as { err?: { message?: string } }
  return err?.message ?? "Next.js can't render this page; see the terminal."
}

/** Messages from the compiler. */
interface CompilerEvents {
  /** A file has changed, so that pages may look different. Rendering waits until it is compiled. */
  onChange: () => void
  onCompiled: () => void
}

/** Starts Next.js. */
export async function startRenderer(
  root: string,
  { onChange, onCompiled }: CompilerEvents,
): Promise<Renderer> {
  const child = fork(path.join(root, 'tooling/dev/next-child.ts'), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  })
  child.once('exit', code => {
    console.error('Next.js has ended.')
    process.exit(code ?? 1)
  })
  let isCompiling = false
  const port = await new Promise<number>(resolve => {
    child.on('message', (message: { port: number } | 'changed' | 'compiled') => {
      if (typeof message === 'object') resolve(message.port)
      else {
        isCompiling = message === 'changed'
        if (isCompiling) onChange()
        else onCompiled()
      }
    })
  })
  return async route => {
    // A page requested during a compilation would make Next.js compile everything again.
    while (isCompiling) await once(child, 'message')
    const response = await fetch(`http://localhost:${port}${route}`)
    const html = (await response.text()) as string
    return response.status === 500 ? { error: errorIn(html) } : { html }
  }
}
