import { createServer, type AddressInfo } from 'node:net'

/** A port that nothing uses. */
export const freePort = () =>
  new Promise<number>(done => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
