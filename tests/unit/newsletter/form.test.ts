import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { embedOptions, formAction, subscribe } from '../../../lib/newsletter/form'

const action = 'https://newsletter.example/forms/7/subscriptions'

function fieldsOf(firstName: string, email: string): FormData {
  const fields = new FormData()
  fields.set('fields[first_name]', firstName)
  fields.set('email_address', email)
  return fields
}

/** What comes of a submission that the provider answers so. */
const outcomeOf = (response: Response) =>
  subscribe(action, fieldsOf('Ada', 'ada@mail.example'), () => Promise.resolve(response))

describe('formAction', () => {
  it('is the subscriptions endpoint of the configured form', () => {
    assert.equal(formAction({ endpoint: 'https://newsletter.example/forms', formId: '7' }), action)
    assert.equal(
      formAction({ endpoint: 'https://newsletter.example/forms', formId: 'a/b' }),
      'https://newsletter.example/forms/a%2Fb/subscriptions',
    )
  })

  it('is the stand-in on this site where no form is configured', () => {
    assert.equal(
      formAction({ endpoint: 'https://newsletter.example/forms', formId: '' }),
      '/forms/stand-in/subscriptions',
    )
  })
})

describe('embedOptions', () => {
  it("carries the settings that the provider's form needs", () => {
    const { settings } = JSON.parse(embedOptions) as { settings: Record<string, Record<string, unknown>> }
    assert.deepEqual(settings.after_subscribe, {
      action: 'message',
      success_message: 'Success! Now check your email to confirm your subscription.',
      redirect_url: '',
    })
    for (const place of ['modal', 'slide_in', 'sticky_bar']) {
      const { trigger, timer, show_once_every, devices } = settings[place] ?? {}
      assert.deepEqual(
        { trigger, timer, show_once_every, devices },
        { trigger: 'timer', timer: 5, show_once_every: 15, devices: 'all' },
      )
    }
    assert.deepEqual(settings.recaptcha, { enabled: false })
  })
})

describe('subscribe', () => {
  it('posts the two fields under their names', async () => {
    const sent: Request[] = []
    await subscribe(action, fieldsOf('Ada', 'ada@mail.example'), (input, init) => {
      sent.push(new Request(input, init))
      return Promise.resolve(Response.json({ status: 'success' }))
    })
    const [request] = sent
    assert.equal(request?.method, 'POST')
    assert.equal(request.url, action)
    assert.deepEqual(
      [...(await request.formData()).entries()],
      [
        ['fields[first_name]', 'Ada'],
        ['email_address', 'ada@mail.example'],
      ],
    )
  })

  it('succeeds when the provider says so, and hands on the notice of a stand-in', async () => {
    assert.deepEqual(await outcomeOf(Response.json({ status: 'success' })), { ok: true })
    assert.deepEqual(await outcomeOf(Response.json({ status: 'success', notice: 'Nothing was sent.' })), {
      ok: true,
      notice: 'Nothing was sent.',
    })
  })

  it('fails where the answer is a page, or says anything but success', async () => {
    for (const answer of [new Response('<h1>Welcome</h1>'), Response.json({ status: 'quarantined' })]) {
      assert.equal((await outcomeOf(answer)).ok, false)
    }
  })

  it("fails with the provider's own reasons where it gives any, even with status 200", async () => {
    const answer = { status: 'failed', errors: { messages: ['Email is invalid.', 7, 'Name is missing.'] } }
    const expected = { ok: false, message: 'Email is invalid. Name is missing.' }
    assert.deepEqual(await outcomeOf(Response.json(answer)), expected)
    assert.deepEqual(await outcomeOf(Response.json(answer, { status: 422 })), expected)
  })

  it('fails with a sentence that says what to do where the provider gives no reason', async () => {
    const expected = {
      ok: false,
      message: 'The sign-up service rejected the form. Check both fields and try again.',
    }
    assert.deepEqual(await outcomeOf(Response.json({ status: 'failed' })), expected)
    assert.deepEqual(await outcomeOf(Response.json({ errors: { messages: [] } }, { status: 400 })), expected)
  })

  it('tells a service that answers with a page from one that refuses the form', async () => {
    for (const status of [200, 404, 502]) {
      assert.deepEqual(await outcomeOf(new Response('<h1>Bad gateway</h1>', { status })), {
        ok: false,
        message:
          'The sign-up service isn’t working at the moment. Try again later, or use the link below to open the sign-up page.',
      })
    }
  })

  it('fails with a sentence where the provider does not answer', async () => {
    const outcome = await subscribe(action, fieldsOf('Ada', 'ada@mail.example'), () =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    assert.deepEqual(outcome, {
      ok: false,
      message:
        'The sign-up service didn’t answer. Check your connection and try again, or use the link below to open the sign-up page.',
    })
  })
})
