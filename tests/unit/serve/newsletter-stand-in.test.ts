import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { newsletterStandIn } from '../../../tooling/serve/newsletter-stand-in'
import { createSiteServer } from '../../../tooling/serve/site-server'

const directory = mkdtempSync(path.join(tmpdir(), 'stand-in-'))
const server = createSiteServer({ directory, endpoints: newsletterStandIn })
let address = ''

const fieldsOf = (name: string, email: string) => {
  const fields = new FormData()
  fields.set('fields[first_name]', name)
  fields.set('email_address', email)
  return fields
}

const send = (body: BodyInit, headers: Record<string, string> = { accept: 'application/json' }) =>
  fetch(address, { method: 'POST', body, headers })

describe("The newsletter provider's stand-in", () => {
  before(async () => {
    server.listen(0)
    await once(server, 'listening')
    address = `http://localhost:${(server.address() as AddressInfo).port}/forms/stand-in/subscriptions`
  })
  after(() => {
    server.close()
    server.closeAllConnections()
    rmSync(directory, { recursive: true })
  })

  it('takes both fields from a script, and says what it is', async () => {
    const response = await send(fieldsOf('Ada', 'ada@reader.example'))
    assert.equal(response.status, 200)
    const answer = (await response.json()) as { status: string; notice: string }
    assert.equal(answer.status, 'success')
    assert.match(answer.notice, /local stand-in .*: nothing was sent or stored/)
  })

  it('names each field that is missing or wrong', async () => {
    const response = await send(fieldsOf(' ', 'ada'))
    assert.equal(response.status, 422)
    const { errors } = (await response.json()) as { errors: { messages: string[] } }
    assert.deepEqual(errors.messages, [
      'First name is missing; fill it in.',
      'Email address is missing or not one; correct it.',
    ])
  })

  it('answers a plain form post with a page', async () => {
    const body = new URLSearchParams({ 'fields[first_name]': 'Ada', email_address: 'ada@reader.example' })
    const response = await send(body, { accept: 'text/html' })
    assert.match(response.headers.get('content-type') ?? '', /text\/html/)
    const page = String(await response.text())
    assert.match(page, /Success! Now check your email to confirm your subscription\./)
    assert.match(page, /local stand-in/)
  })

  it('refuses invalid forms, large ones, and every method but POST', async () => {
    assert.equal(
      (await send('{}', { 'content-type': 'application/json', accept: 'application/json' })).status,
      422,
    )
    assert.equal((await send(fieldsOf('A'.repeat(70_000), 'ada@reader.example'))).status, 422)
    assert.equal((await fetch(address)).status, 405)
  })
})
