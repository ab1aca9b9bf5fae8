import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outsideAddresses } from '../../../lib/site/outside-addresses'

const hostsOf = (newsletter: { endpoint: string; formId: string; script: string }) =>
  outsideAddresses({ newsletter }).map(({ host }) => host)

const networks = ['www.facebook.com', 'www.linkedin.com', 'x.com', 'api.whatsapp.com', 'www.reddit.com']

describe('the addresses that the pages call', () => {
  it('are those of the share buttons alone as long as there is no form', () => {
    assert.deepEqual(hostsOf({ endpoint: 'https://mail.example/forms', formId: '', script: '' }), networks)
  })

  it('are the newsletter provider’s, too, as soon as there is one', () => {
    assert.deepEqual(
      hostsOf({
        endpoint: 'https://mail.example/forms',
        formId: '7',
        script: 'https://cdn.mail.example/a.js',
      }),
      ['cdn.mail.example', 'mail.example', ...networks],
    )
  })
})
