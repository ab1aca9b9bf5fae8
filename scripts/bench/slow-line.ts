import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line's speed. */
export interface Line {
  /** Bytes per second, shared by all connections; undefined for no limit. */
  bytesPerSecond?: number
  /** Milliseconds from a request to its response; twice that for a new connection. */
  roundTrip: number
}

/** A chunk of a response as it reached the browser. */
export interface Delivery {
  /** Milliseconds since 1970. */
  at: number
  bytes: number
}

export interface SlowLine {
  url: string
  setLine: (line: Line) => void
  /** Everything delivered so far. */
  deliveries: readonly Delivery[]
  close: () => void
}

const chunk = 1460
const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A throttled connection to a local server. The browser's own throttling doesn't affect workers. */
export async function openSlowLine(serverPort: number): Promise<SlowLine> {
  let line: Line = { roundTrip: 0 }
  // When the line is free again.
  let free = 0
  const deliveries: Delivery[] = []

  const deliver = async (data: Buffer, browser: Socket) => {
    for (let from = 0; from < data.length; from += line.bytesPerSecond ? chunk : data.length) {
      const part = data.subarray(from, from + (line.bytesPerSecond ? chunk : data.length))
      if (line.bytesPerSecond) {
        free = Math.max(free, performance.now()) + (part.length / line.bytesPerSecond) * 1000
        const early = free - performance.now()
        // Timers are coarse, so short waits are combined.
        if (early > 4) await wait(early)
      }
      deliveries.push({ at: performance.timeOrigin + performance.now(), bytes: part.length })
      if (!browser.destroyed) browser.write(part)
    }
  }

  const proxy = createServer(browser => {
    const server = connect(serverPort, '127.0.0.1')
    let isNew = true
    let answers = Promise.resolve()
    browser.on('data', data => {
      const delay = line.roundTrip * (isNew ? 2 : 1)
      isNew = false
      if (delay === 0) server.write(data)
      else setTimeout(() => server.destroyed || server.write(data), delay)
    })
    server.on('data', data => {
      answers = answers.then(() => deliver(data, browser))
    })
    const end = () => {
      browser.destroy()
      server.destroy()
    }
    browser.on('close', end).on('error', end)
    server.on('error', end).on('close', () => void answers.then(end))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    setLine: next => (line = next),
    deliveries,
    close: () => proxy.close(),
  }
}
