import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { writeMail } from '../../../tooling/letters/write-mail'
import { aFrame, aLetter, preheader } from './a-letter'

const { html, text } = await writeMail(aLetter(), aFrame)
const campaign = 'utm_source=grove&utm_medium=email&utm_campaign=tree-letters&utm_content=03-elms'
const { light, dark } = aFrame.palette

describe('writeMail', () => {
  it('leads to the site by whole addresses with the campaign, before the place on the page', () => {
    const address = `https://grove.example/trees/elms?${campaign}#bark`
    assert.ok(html.includes(`<a href="${address.replaceAll('&', '&amp;')}"`))
    assert.ok(text.includes(`an elm <${address}>`))
  })

  it('leaves addresses outside the site as they are', () => {
    assert.ok(html.includes('href="https://trees.example/guide"'))
    assert.ok(text.includes('a guide <https://trees.example/guide>'))
  })

  it('has the day, the preheader first, and what the provider replaces', () => {
    assert.ok(text.startsWith('Grove <https://grove.example/?'))
    assert.match(text, /^Letter 03, day 3 of 30$/m)
    assert.match(text, /^Hi \*\|FNAME\|\*,$/m)
    assert.match(text, /unsubscribe <\*\|UNSUB\|\*>/)
    assert.match(text, /A\. Author\n\*\|ADDRESS\|\*\n$/)
    assert.ok(html.indexOf(preheader) < html.indexOf('Look at an Elm</h1>'))
    assert.ok(!text.includes(preheader))
  })

  it('keeps lists, boxes, quotations, and tables', () => {
    assert.match(html, /<ol start="3"[^>]*>|<ol [^>]*start="3"[^>]*>/)
    assert.match(html, /<table [^>]*class="rule"[^>]*>.*Trees grow\./)
    assert.match(html, /In the Scrum Guide<span [^>]*>: (?:<!-- -->)?Trees<\/span>/)
    assert.match(html, /<blockquote class="quote"/)
    assert.match(html, /<th [^>]*scope="row"[^>]*>Elm<\/th>/)
    assert.match(text, /^ 3\. Go out\.\n 4\. Look up\.$/m)
    assert.match(text, /^Elm \| 300$/m)
    assert.match(text, /^> Slowly\.$/m)
  })

  it('says what a drawing shows, and links to it', () => {
    assert.ok(!html.includes('<img'))
    assert.match(text, /An elm in May\. See the drawing <https:\/\/grove\.example\/images\/elm\.svg\?utm/)
    assert.match(text, /^It has leaves\.$/m)
  })

  it("has the owner's colors inline, and those of the dark mode in a rule that wins over them", () => {
    assert.ok(html.includes(`color:${light['accent-strong']};text-decoration:underline`))
    const [, rules = ''] = /@media \(prefers-color-scheme:dark\)\{(.*?)<\/style>/.exec(html) ?? []
    assert.ok(rules.includes(`.link{color:${dark['accent-strong']}!important;}`))
    assert.ok(rules.includes(`.page td{background-color:${dark.paper}!important}`))
    assert.match(html, /<meta name="color-scheme" content="light dark"\/>/)
  })

  it('has a rule in the dark for each class', () => {
    const [rules = ''] = /<style>.*<\/style>/.exec(html) ?? []
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    // By which its plain text finds a row.
    const without = new Set(classes.filter(name => name !== 'row' && !rules.includes(`.${name}{`)))
    assert.deepEqual([...without], [])
  })

  it('greets without a name, and has the postal address of data/site.ts where it is filled in', async () => {
    const { site } = aFrame
    const mail = await writeMail(aLetter(), {
      ...aFrame,
      site: {
        ...site,
        operator: { ...site.operator, postalAddress: '1 Elm Street' },
        letters: { ...site.letters, placeholders: { ...site.letters.placeholders, firstName: '' } },
      },
    })
    assert.match(mail.text, /^Hello,$/m)
    assert.match(mail.text, /\n1 Elm Street\n$/)
  })

  it('refuses what it does not know, and names the page', async () => {
    await assert.rejects(
      writeMail(aLetter('<dl><dt>Elm</dt><dd>A tree</dd></dl>'), aFrame),
      /can't show <dl> of \/tree-letters\/03-elms/,
    )
  })

  it('puts the welcome before day 1', async () => {
    const welcome = { ...aLetter(), day: 0, name: '00-welcome' }
    assert.match((await writeMail(welcome, aFrame)).text, /^Letter 00, before day 1$/m)
  })
})
