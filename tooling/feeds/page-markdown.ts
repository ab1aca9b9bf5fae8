import TurndownService from 'turndown'

type Element = HTMLElement

/** Attributes (and their values) of elements that surround a page's text or work only in a browser. */
const leftOut: Readonly<Record<string, RegExp>> = {
  hidden: /^/,
  'aria-hidden': /^true$/,
  role: /^(search|status|alert)$/,
  'data-contents': /^/,
  'data-newsletter': /^/,
  'data-ebook-ad': /^/,
  class:
    /^(language-note|Byline-|LessonMark-mark|AuthorCard-card|ShareBlock-block|visually-hidden|subheading-anchor|Desk-loading|nextra-timestamp|nextra-breadcrumb|nextra-pagination)/,
}
const leftOutTags = new Set(['BUTTON', 'TEMPLATE', 'NOSCRIPT', 'SCRIPT', 'STYLE'])

/** Whether an element isn't part of a page's text, by its uppercase tag name and attributes. */
export const isLeftOut = (tag: string, attributeOf: (name: string) => string | null | undefined): boolean =>
  leftOutTags.has(tag) ||
  Object.entries(leftOut).some(([name, values]) => {
    const value = attributeOf(name)
    return typeof value === 'string' && values.test(value)
  })

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** A table row's cells; bars are escaped, since they separate cells. */
const rowOf = (cells: readonly string[]) =>
  `| ${cells.map(cell => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`

/** Whether a node is the heading of the page's contents list. */
function isContentsHeading(node: Element): boolean {
  let next = node.tagName === 'H2' ? node.nextSibling : null
  while (next && next.nodeType !== 1) next = next.nextSibling
  return (next as Element | null)?.hasAttribute('data-contents') ?? false
}

/** Whether an element directly precedes another, ignoring white space. */
const isBeforeWords = ({ nextSibling }: Element) => ['SPAN', 'A'].includes(nextSibling?.nodeName ?? '')

/** Creates the HTML-to-Markdown converter; `base` is the page's address. */
function converter(base: () => string): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  })
  const absolute = (address: string | null) => {
    const isWhole = address === null || /^[a-z][a-z+.-]*:/i.test(address)
    const whole = isWhole || !URL.canParse(address, base()) ? (address ?? '') : new URL(address, base()).href
    // A parenthesis would end the address.
    return whole.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20')
  }
  service.addRule('link', {
    filter: node => node.tagName === 'A' && node.hasAttribute('href'),
    replacement: (text, node) => {
      const words = oneLine(text)
      const isFollowed = node.nextSibling?.nodeName === 'SPAN'
      return words && `[${words}](${absolute(node.getAttribute('href'))})${isFollowed ? ' ' : ''}`
    },
  })
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => {
      const image = node
      const alt = oneLine(image.getAttribute('alt') ?? '').replace(/[[\]]/g, '\\$&')
      return alt && `![${alt}](${absolute(image.getAttribute('src'))})`
    },
  })
  service.addRule('caption', {
    filter: ['figcaption'],
    // Emphasis within emphasis would end it.
    replacement: text => `\n\n${text.includes('*') ? text.trim() : `*${text.trim()}*`}\n\n`,
  })
  service.addRule('note', {
    filter: node => node.getAttribute('role') === 'note',
    replacement: text => `\n\n${text.trim().replace(/^/gm, '> ')}\n\n`,
  })
  service.addRule('code', {
    filter: 'pre',
    replacement: (_, node) => {
      const code = node.querySelector('code')
      const text = (code ?? node).textContent.replace(/\n$/, '')
      return `\n\n\`\`\`${code?.getAttribute('data-language') ?? ''}\n${text}\n\`\`\`\n\n`
    },
  })
  service.addRule('label', {
    filter: node =>
      ['SUMMARY', 'LEGEND', 'DT'].includes(node.tagName) ||
      node.className.endsWith('-label') ||
      (node.tagName === 'P' && node.className.endsWith('-heading')),
    replacement: text => `\n\n**${oneLine(text).replace(' : ', ': ')}**\n\n`,
  })
  service.addRule('source', {
    // A footnote after its name, in small letters.
    filter: node =>
      node.tagName === 'SPAN' && (node.parentNode as Element | null)?.className.endsWith('-label') === true,
    replacement: text => `: ${text.trim()}`,
  })
  service.addRule('list of choices', {
    filter: ['select'],
    replacement: (_, node) =>
      `: ${Array.from(node.querySelectorAll('option'), option => oneLine(option.textContent)).join(', ')}`,
  })
  service.addRule('choice', { filter: ['label'], replacement: text => `\n- ${oneLine(text)}\n` })
  service.addRule('key', {
    filter: node => node.className.endsWith('-key'),
    replacement: text => `${text.trim()}: `,
  })
  service.addRule('words', {
    // Two stacked texts, as on a card.
    filter: node => node.tagName === 'SPAN' && isBeforeWords(node) && !node.className.endsWith('-key'),
    replacement: (text, node) => `${text}${node.className.endsWith('-origin') ? ';' : ''} `,
  })
  service.addRule('nothing', {
    // A list item with nothing but a button.
    filter: node =>
      node.tagName === 'LI' &&
      Array.from(node.children).every(({ tagName }) => tagName === 'BUTTON') &&
      node.children.length > 0,
    replacement: () => '',
  })
  service.addRule('table', {
    filter: 'table',
    replacement: (_, node) => {
      // This parser's node lists aren't iterable.
      const [head = [], ...rows] = Array.from(node.querySelectorAll('tr')).map(row =>
        Array.from(row.querySelectorAll('th, td')).map(cell => service.turndown(cell.innerHTML || ' ')),
      )
      return `\n\n${[rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n')}\n\n`
    },
  })
  // turndown tries the last rule first.
  service.addRule('left out', {
    filter: node => isLeftOut(node.tagName, name => node.getAttribute(name)) || isContentsHeading(node),
    replacement: () => '',
  })
  return service
}

/** Front matter of the Markdown. */
export interface MarkdownHead {
  title: string
  description: string
  url: string
  author: string
  datePublished: string
  dateModified: string
}

/** Converts the HTML of a page's `<main>` to Markdown, with front matter from its head. */
export function markdownMaker(): (main: string, head: MarkdownHead) => string {
  let address = ''
  const service = converter(() => address)
  return (main, head) => {
    address = head.url
    const lines = Object.entries(head).filter(([, value]) => value !== '')
    const yaml = lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join('\n')
    const text = service.turndown(main.replaceAll('<!-- -->', '')).replace(/\n{3,}/g, '\n\n')
    return `---\n${yaml}\n---\n\n${text.trim()}\n`
  }
}
