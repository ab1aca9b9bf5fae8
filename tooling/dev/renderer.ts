import { fork } from 'node:child_process'
import path from 'node:path'

/** A page as Next.js renders it: its HTML, or why it cannot be rendered. */
export type Rendered = { html: string } | { error: string }

/** Renders pages with Next.js's development server. */
export type Renderer = (route: string) => Promise<Rendered>

/** The message of the error page that Next.js draws in development. */
function errorIn(html: string): string {
  const [, data = '{}'] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { err } = JSON.parse(data) as { err?: { message?: string } }
  return err?.message ?? 'Next.js cannot render this page; the terminal says why.'
}

/** Starts Next.js; `onCompiled` is called whenever it has compiled something, so that pages may look different. */
export async function startRenderer(root: string, onCompiled: () => void): Promise<Renderer> {
  const child = fork(path.join(root, 'tooling/dev/next-child.ts'), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  })
  child.once('exit', code => {
    console.error('Next.js has ended.')
    process.exit(code ?? 1)
  })
  const port = await new Promise<number>(resolve => {
    child.on('message', (message: { port: number } | 'compiled') => {
      if (message === 'compiled') onCompiled()
      else resolve(message.port)
    })
  })
  return async route => {
    const response = await fetch(`http://localhost:${port}${route}`)
    const html = (await response.text()) as string
    return response.status === 500 ? { error: errorIn(html) } : { html }
  }
}
