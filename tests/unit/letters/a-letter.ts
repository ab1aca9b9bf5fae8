import { readFileSync } from 'node:fs'
import type { Letter, LetterFrame } from '../../../tooling/letters/letter'
import { paletteOf } from '../../../tooling/letters/palette'
import { readLetter } from '../../../tooling/letters/read-letters'
import { heading, pageHtml } from '../handbook/a-page'
import { someSettings } from '../site/some-settings'

export const route = '/tree-letters/03-elms'

export const preheader = 'Look at one elm for a week, and write down what you see.'

/** A letter's page in an export: each kind of text that letters have. */
export const letterPage = (
  body = `<p>Do you know <a href="/trees/elms#bark">an elm</a> &amp; a <em>yew</em>?</p>
${heading('steps', 'Five minutes')}
<div class="ToCopy-frame"><div class="ToCopy-head"><button>Copy</button></div><div class="ToCopy-content"><ol start="3"><li>Go out.</li><li>Look up.</li></ol></div></div>
<div role="note" class="Note-note Note-rule"><p class="Note-label">In the Scrum Guide<!-- --> <span class="Note-source">Trees</span></p><p>Trees grow.</p></div>
<figure class="Figure-figure"><img src="/images/elm.svg" alt="An elm in May." width="64" height="32"><figcaption>It has leaves.</figcaption></figure>
<blockquote><p>Slowly.</p></blockquote>
<div class="plainElements-scroller"><table><thead><tr><td></td><th scope="col">Years</th></tr></thead><tbody><tr><th scope="row">Elm</th><td>300</td></tr></tbody></table></div>
<p>Read <a target="_blank" rel="noopener" href="https://trees.example/guide">a guide<span class="visually-hidden"> (opens in a new tab)</span></a>.</p>`,
): string =>
  pageHtml({ title: 'Look at an Elm', body }).replace(
    '<body>',
    `<head><meta name="description" content="${preheader}"></head><body>`,
  )

/** The same page as the export has it for programs. */
export const letterMarkdown = `---
title: "Look at an Elm"
---

# Look at an Elm

Do you know [an elm](https://grove.example/trees/elms#bark) & a *yew*?

## Five minutes

3.  Go out.
4.  Look up.

> **In the Scrum Guide: Trees**
>
> Trees grow.

![An elm in May.](https://grove.example/images/elm.svg)

*It has leaves.*

> Slowly.

|  | Years |
| --- | --- |
| Elm | 300 |

Read [a guide](https://trees.example/guide).
`

export const aLetter = (body?: string): Letter => readLetter(letterPage(body), route)

export const aFrame: LetterFrame = {
  site: someSettings,
  hub: '/tree-letters',
  lastDay: 30,
  palette: paletteOf(readFileSync('styles/tokens.css', 'utf8'), someSettings),
}
