import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { ClearError } from '../../../tooling/tasks/clear-error.mjs'
import { expectFreePort, parsePort } from '../../../tooling/tasks/port.mjs'

describe('the port', () => {
  it('is 3000 unless PORT says otherwise', () => {
    assert.equal(parsePort(undefined), 3000)
    assert.equal(parsePort(''), 3000)
    assert.equal(parsePort('4000'), 4000)
  })

  for (const text of ['0', '65536', '-1', '80.5', 'http', '0x50', '1e3']) {
    it(`cannot be ${text}`, () => {
      assert.throws(
        () => parsePort(text),
        (error: Error) => error instanceof ClearError && error.message.includes(`"${text}"`),
      )
    })
  }

  it('is refused while another program uses it, with a suggestion', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    await assert.rejects(
      expectFreePort(port),
      new RegExp(`Port ${port} is already in use: .*PORT=\\d+ npm start\\.$`),
    )
    await new Promise(resolve => other.close(resolve))
    await assert.doesNotReject(expectFreePort(port))
  })
})
