/** What is read of a part of a page: elements and texts of a document, or of its like. */
export interface PagePart {
  nodeName: string
  nodeValue: string | null
  childNodes: Iterable<PagePart>
  getAttribute?: (name: string) => string | null
}

const nameOf = ({ nodeName }: PagePart) => nodeName.toLowerCase()
const elementsIn = (part: PagePart) =>
  [...part.childNodes].filter(({ nodeName }) => !nodeName.startsWith('#'))

/** For screen readers alone, such as 'opens in a new tab'. */
const isUnseen = (part: PagePart) => part.getAttribute?.('class') === 'visually-hidden'

function rawText(part: PagePart): string {
  if (isUnseen(part)) return ''
  if (nameOf(part) === 'br') return '\n'
  return part.nodeValue ?? [...part.childNodes].map(rawText).join('')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const textOf = (part: PagePart) => oneLine(rawText(part))

/** One row of a table a line. A head of two names only repeats what 'minutes – step' shows. */
function rowsOf(table: PagePart): string[] {
  const rows = elementsIn(table).flatMap(part => (nameOf(part) === 'tr' ? [part] : elementsIn(part)))
  const lines = rows.map(row => elementsIn(row).map(textOf))
  const isHead = elementsIn(table).some(part => nameOf(part) === 'thead')
  return (isHead && lines[0]?.length === 2 ? lines.slice(1) : lines).map(cells => oneLine(cells.join(' – ')))
}

const lists = new Set(['ul', 'ol'])

function itemsOf(list: PagePart): string[] {
  const from = Number(list.getAttribute?.('start') ?? 1)
  return elementsIn(list).flatMap((item, index) => {
    const parts = [...item.childNodes]
    const below = parts.filter(part => lists.has(nameOf(part)))
    const box = parts.flatMap(part => [part, ...part.childNodes]).find(part => nameOf(part) === 'input')
    const sign = nameOf(list) === 'ol' ? `${from + index}.` : '-'
    const tick = box ? (box.getAttribute?.('checked') === null ? '[ ] ' : '[x] ') : ''
    const text = oneLine(
      parts
        .filter(part => !below.includes(part))
        .map(rawText)
        .join(' '),
    )
    return [`${sign} ${tick}${text}`, ...below.flatMap(itemsOf).map(line => `  ${line}`)]
  })
}

const textBlocks = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'summary'])

/** The quotes that a keyboard has: the page shows those of a book. */
const plainQuotes = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** The blocks in reading order, each with its lines. */
function blocksOf(part: PagePart): string[] {
  const name = nameOf(part)
  if (name === 'table') return [rowsOf(part).join('\n')]
  if (lists.has(name)) return [itemsOf(part).join('\n')]
  if (name === 'pre') return [plainQuotes(rawText(part).trimEnd())]
  if (textBlocks.has(name)) return [rawText(part).split('\n').map(oneLine).join('\n')]
  return elementsIn(part).flatMap(blocksOf)
}

/** Text to paste into chats and documents: 'minutes – step', '-' or '1.', '- [ ]', empty lines between blocks. */
export const plainLines = (part: PagePart): string =>
  blocksOf(part)
    .filter(block => block !== '')
    .join('\n\n')
