import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parseFragment, serialize } from 'parse5'
import { finishContents } from '../../../tooling/build/finish-contents'
import { elementsOf } from '../../../tooling/check/export/elements'

const finished = (main: string) => {
  const entry = (id: string) => `<li><a href="#${id}">${id}</a></li>`
  const fragment = parseFragment(
    `<div data-reading-position=""><ul>${entry('before')}${entry('after')}</ul><ul><li>Feedback</li></ul></div>${main}`,
  )
  finishContents([...elementsOf(fragment)])
  return serialize(fragment).split('</div>')[0]
}

it('the headings of an app that have an id are in the contents, in the order of the page', () => {
  const app =
    '<div data-island="forecast"><h2 id="data">Your <b>data</b></h2><h2>Other</h2><h2 id="end">End</h2></div>'
  const contents = finished(`<h2><a id="before"></a></h2>${app}<h2><a id="after"></a></h2>`)
  const ids = [...(contents ?? '').matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  assert.deepEqual(ids, ['before', 'data', 'end', 'after'])
  assert.match(contents ?? '', /<a href="#data">Your data<\/a>/)
  const last = finished(`<h2><a id="before"></a></h2><h2><a id="after"></a></h2>${app}`)
  assert.match(last ?? '', /#after.*#data.*#end.*Feedback/)
})

it('headings without an id, or outside an app, add nothing', () => {
  const contents = finished('<h2 id="other">Other</h2><div data-island="exam"><h2>Start</h2></div>')
  assert.doesNotMatch(contents ?? '', /other|Start/)
})
