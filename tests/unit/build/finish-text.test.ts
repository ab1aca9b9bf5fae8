import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseFragment, serialize } from 'parse5'
import { finishText } from '../../../tooling/build/finish-text'

const finished = (html: string) => {
  const fragment = parseFragment(html)
  finishText(fragment)
  return serialize(fragment)
}

describe('the text of a page', () => {
  it('has curly quotes across the elements of a line', () => {
    assert.equal(
      finished('<p>"<em>Stop</em>," said <b>Ravi</b>\'s boss.</p>'),
      '<p>“<em>Stop</em>,” said <b>Ravi</b>’s boss.</p>',
    )
    assert.equal(finished('<p>"One"</p><p>"two"</p>'), '<p>“One”</p><p>“two”</p>')
    assert.equal(finished('<p>Use <code>"a"</code>"</p>'), '<p>Use <code>"a"</code>”</p>')
  })

  it('leaves code as it is', () => {
    for (const html of ['<pre>"it\'s"</pre>', "<code>f('a')</code>", '<script>const a = "b"</script>'])
      assert.equal(finished(html), html)
  })

  it('keeps numbers and units together, also in what a form shows later', () => {
    assert.equal(finished('<template><p>8 h</p></template>'), '<template><p>8&nbsp;h</p></template>')
    assert.match(
      finished('<noscript><input type="text" title="it\'s"></noscript>'),
      /type="text" title="it’s"/,
    )
    const unscripted = '<div data-island="search"><noscript><a href="/sitemap">all</a></noscript></div>'
    assert.equal(finished(unscripted), unscripted)
  })

  it('goes into what people read or hear, and not into addresses or marks', () => {
    assert.equal(
      finished(
        '<img alt="\'A\'" src="/it\'s.svg"><a href="?q=\'a\'" data-term="\'a\'" aria-label="it\'s">a</a>',
      ),
      '<img alt="“A”" src="/it\'s.svg"><a href="?q=\'a\'" data-term="\'a\'" aria-label="it’s">a</a>',
    )
    const meta = (name: string) => finished(`<meta ${name} content="it's">`)
    assert.match(meta('name="description"'), /it’s/)
    assert.match(meta('property="og:title"'), /it’s/)
    assert.match(meta('name="keywords"'), /it's/)
    assert.equal(
      finished('<script type="application/ld+json">{"headline":"It\'s"}</script>'),
      '<script type="application/ld+json">{"headline":"It’s"}</script>',
    )
  })

  it('is the same in an app as in the props from which React renders it again', () => {
    const props = (text: string) => JSON.stringify({ text }).replaceAll('"', '&quot;')
    const app = (text: string, given: string) =>
      `<div data-island="exam" data-props="${props(given)}"><p>${text}<!-- --> 85<!-- --> %</p></div>`
    assert.equal(finished(app("It's 8 h", "It's 8 h")), app('It’s 8 h', 'It’s 8 h'))
  })
})
