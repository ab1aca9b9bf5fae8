// Next.js's development server, which only renders HTML for `npm run dev`. In a process of its own, so that compiling
// doesn't block the site's server.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import next from 'next'

const server = createServer()
server.listen(0, 'localhost', () => {
  const { port } = server.address() as AddressInfo
  const app = next({ dev: true, webpack: true, dir: process.cwd(), hostname: 'localhost', port })
  void app.prepare().then(() => {
    const handle = app.getRequestHandler()
    server.on('request', (request, response) => void handle(request, response))
    process.send?.({ port })
  })
})
process.once('disconnect', () => process.exit())
