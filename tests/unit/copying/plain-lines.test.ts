import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { plainLines, type PagePart } from '../../../lib/copying/plain-lines'

/** What parse5 made, as a browser's document has it. */
function partOf(node: DefaultTreeAdapterTypes.Node): PagePart {
  return {
    nodeName: node.nodeName.toUpperCase(),
    nodeValue: 'value' in node ? node.value : null,
    childNodes: 'childNodes' in node ? node.childNodes.map(partOf) : [],
    getAttribute: name => ('attrs' in node && node.attrs.find(each => each.name === name)?.value) || null,
  }
}

const copied = (html: string) => plainLines(partOf(parseFragment(html)))

describe('the plain text of a block', () => {
  it('is a line for each row of an agenda, without its head', () => {
    const agenda = `<div><table><thead><tr><th>Minutes</th><th>Step</th></tr></thead>
      <tbody><tr><td>0–5</td><td>Count <em>all</em> cards</td></tr><tr><td>5–9</td><td>Talk</td></tr></tbody></table></div>`
    assert.equal(copied(agenda), '0–5 – Count all cards\n5–9 – Talk')
  })

  it('keeps the head of three columns, and the place of an empty cell', () => {
    const rows = '<tr><td>Ask</td><td></td><td>Now</td></tr><tr><td>End</td><td>5</td><td></td></tr>'
    const head = '<thead><tr><th>Step</th><th>Minutes</th><th>When</th></tr></thead>'
    assert.equal(
      copied(`<table>${head}<tbody>${rows}</tbody></table>`),
      'Step – Minutes – When\nAsk – – Now\nEnd – 5 –',
    )
  })

  it('gives lists their signs, numbers, boxes, and levels', () => {
    assert.equal(copied('<ul><li>Oaks</li><li><p>Elms</p></li></ul>'), '- Oaks\n- Elms')
    assert.equal(
      copied('<ol start="3"><li>Ask<ul><li>Wait</li></ul></li><li>End</li></ol>'),
      '3. Ask\n  - Wait\n4. End',
    )
    const boxes = '<li><input type="checkbox" disabled> Dates</li><li><p><input checked="x"> Names</p></li>'
    assert.equal(copied(`<ul>${boxes}</ul>`), '- [ ] Dates\n- [x] Names')
  })

  it('separates blocks by a line, and leaves out what is for screen readers', () => {
    const link = '<a>the Guide<span class="visually-hidden"> (opens in a new tab)</span></a>'
    assert.equal(
      copied(`<p>Read ${link}.<br>Then\n ask.</p><p></p><p>End.</p>`),
      'Read the Guide.\nThen\nask.\n\nEnd.',
    )
  })

  it('leaves the lines of code as they are', () => {
    assert.equal(copied('<pre><code>WHY  goal\n  ____\n\nHOW\n</code></pre>'), 'WHY  goal\n  ____\n\nHOW')
  })
})
