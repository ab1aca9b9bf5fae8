import { createElement } from 'react'
import { render, toPlainText } from '@react-email/render'
import type { Letter, LetterFrame, Mail } from './letter'
import { LetterMail } from './mail'

/** What a formatter of html-to-text is given; the package has no types. */
interface TextBuilder {
  addInline: (text: string, options: { noWordTransform: boolean }) => void
}
type Walk = (children: unknown, builder: TextBuilder) => void

/** Addresses in angle brackets, where mail programs find their ends; a table's row is a line. */
const textOptions = {
  formatters: {
    cell: (element: { prev: unknown; children: unknown }, walk: Walk, builder: TextBuilder) => {
      if (element.prev) builder.addInline(' | ', { noWordTransform: true })
      walk(element.children, builder)
    },
  },
  selectors: [
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: false } },
    ...['h1', 'h2', 'h3'].map(selector => ({ selector, options: { uppercase: false } })),
    { selector: 'tr.row', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map(tag => ({ selector: `${tag}.cell`, format: 'cell' })),
  ],
}

/** Writes a letter as HTML and as plain text. */
export async function writeMail(letter: Letter, frame: LetterFrame): Promise<Mail> {
  const html = await render(createElement(LetterMail, { letter, frame }))
  return { html, text: `${toPlainText(html, textOptions).trim()}\n` }
}
