import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outsideLinkRule } from '../../../tooling/check/export/outside-links'
import { pageFacts } from '../../../tooling/check/export/page-facts'
import { shareTargets } from '../../../lib/share/share-links'
import { someSettings as settings } from '../site/some-settings'

const ruleOf = (more = {}) =>
  outsideLinkRule({
    settings: { ...settings, ...more },
    textOf: route => (route === '/elms' ? 'See [the book](https://books.example/elms).' : ''),
  })

const problemsOf = (body: string, rule = ruleOf()) =>
  rule(pageFacts({ route: '/elms', file: 'elms.html' }, `<!DOCTYPE html><body>${body}</body>`))

const linkTo = (address: string) => `<a href="${address}">A</a>`

describe('a page', () => {
  for (const [what, address] of [
    ["the owner's booking page", settings.bookingPage],
    ['the feedback board, with a question', `${settings.feedbackBoard}?question=elms-1`],
    ['a profile in a list', settings.footerProfiles[0]?.href ?? ''],
    ['a source that its own text names', 'https://books.example/elms'],
    ['another page of the site', `${settings.url}/oaks`],
    [
      "a network's form",
      shareTargets[0]?.href({ url: 'u', title: 't', description: 'd', hashtags: [] }) ?? '',
    ],
  ] as const) {
    it(`may lead to ${what}`, () => {
      assert.match(address, /^https:/)
      assert.deepEqual(problemsOf(linkTo(address)), [])
    })
  }

  for (const [what, body] of [
    ['a page that no setting has', linkTo('https://booking.example/typed')],
    ["a source of another page's text", linkTo('https://books.example/oaks')],
    ['a page below one of the settings', linkTo(`${settings.bookingPage}/typed`)],
    ['a form that no setting has', '<form action="https://forms.example/1"></form>'],
    ['a script that no setting has', '<script src="https://scripts.example/1.js"></script>'],
  ] as const) {
    it(`may not lead to ${what}`, () =>
      assert.match(problemsOf(body).join(), /^leads to https:\S+, which is neither/))
  }

  it('leads to the new place once the setting has it, and no more to the old one', () => {
    const rule = ruleOf({ bookingPage: 'https://calendar.example/me' })
    assert.deepEqual(problemsOf(linkTo('https://calendar.example/me'), rule), [])
    assert.equal(problemsOf(linkTo(settings.bookingPage), rule).length, 1)
  })
})
