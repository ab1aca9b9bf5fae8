import type { Parent } from 'unist'
import { isFilledIn } from './fill-cards'
import { lineOf, type Sentence } from './page'
import { blocksOf } from './sections'

function splitAt(text: string, firstLine: number): { text: string; line: number }[] {
  let line = firstLine
  // Separators are kept, since their line breaks count.
  return text.split(/(?<=[.!?]["'”’)\]]*)(\s+)/).flatMap(part => {
    const sentence = { text: part.replace(/\s+/g, ' ').trim(), line }
    line += part.split('\n').length - 1
    return sentence.text ? [sentence] : []
  })
}

/** A page's sentences in reading order, including attributes, without code and expressions. */
export const sentencesOf = (tree: Parent): Sentence[] =>
  blocksOf(tree).flatMap(({ node, text, section, isProse }) => {
    const given = isFilledIn(node) ? { isFilledIn: true as const } : {}
    return splitAt(text, lineOf(node)).map(sentence => ({ ...sentence, section, isProse, ...given }))
  })

/** Chinese is read at some 370 characters a minute, other languages at 220 words (lib/course/reading-speed.ts). */
const charactersPerWord = 1.7

/** Word count; punctuation on its own doesn't count. */
export function countWords(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.split(/[\s\p{Script=Han}]+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length
  return words + Math.round(characters / charactersPerWord)
}
