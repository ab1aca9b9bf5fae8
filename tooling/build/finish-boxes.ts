import { defaultTreeAdapter as tree } from 'parse5'
import { attributeOf, elementsOf, wordsIn, type Element } from '../check/export/elements'

/** Words that a title may have or not. */
const small = new Set(
  'a an and at do for how in into it of on one the to what when which with you your'.split(' '),
)

/** The words of a title that say what it is about, without the s of a plural. */
function wordsOf(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter(word => !small.has(word)).map(word => word.replace(/s$/, ''))
}

/** Whether one of two titles says only what the other says. */
function isSaidTwice(title: string, heading: string): boolean {
  const [fewer = [], more = []] = [wordsOf(title), wordsOf(heading)].sort((a, b) => a.length - b.length)
  return fewer.length > 0 && fewer.every(word => more.includes(word))
}

/** Takes away titles of copyable boxes that repeat the heading above; the name of a box's button has them, too. */
export function finishBoxes(elements: readonly Element[]): void {
  let heading = ''
  for (const element of elements) {
    if (/^h[1-4]$/.test(element.tagName)) heading = wordsIn(element).trim()
    if (attributeOf(element, 'data-box') === undefined) continue
    const label = [...elementsOf(element)].find(({ tagName }) => tagName === 'p')
    if (label && isSaidTwice(wordsIn(label), heading)) tree.detachNode(label)
  }
}
