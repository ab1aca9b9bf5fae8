// The process of Next.js under `npm run dev`: its development server on a port of its own, which only renders HTML.
// A process of its own, so that compiling does not keep the site's server from answering.
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
