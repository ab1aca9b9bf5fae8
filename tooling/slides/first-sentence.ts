import { textOf, type Content } from '../handbook/markup'

/** A sentence with fewer words says too little alone, as in 'No.' */
const fewestWords = 4

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The first characters of a text with its elements; whatever is left empty goes. */
function cut(content: readonly Content[], length: number): Content[] {
  let left = length
  return content.flatMap((part): Content[] => {
    if (left <= 0) return []
    if (typeof part === 'string') {
      const kept = part.slice(0, left)
      left -= kept.length
      return [kept]
    }
    const children = cut(part.children, left)
    left -= textOf(part.children).length
    return [{ ...part, children }]
  })
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** The first sentences of a paragraph, with their links and emphasis; one that is very short doesn't count. */
export function firstSentences(content: readonly Content[], count: number): Content[] {
  const text = textOf(content)
  let [begin, end, found] = [0, 0, 0]
  for (const { segment, index } of segmenter.segment(text)) {
    end = index + segment.length
    if (wordsIn(text.slice(begin, end)) < fewestWords) continue
    found += 1
    begin = end
    if (found >= count) break
  }
  return cut(content, text.slice(0, end).trimEnd().length)
}
