import { toString } from 'mdast-util-to-string'
import type { Parent } from 'unist'
import { levels, roles } from '../../../data/words/interview'
import { attribute, type JsxElement } from './jsx'
import { didYouMean, inQuotes } from './nearest'

const choices = { role: Object.keys(roles), level: Object.keys(levels) }

/** The bold openings of each question's paragraphs, in order. */
const openings = ['They want to learn', 'A good answer', 'A weak answer', 'Without experience']

/** The bold words that begin the paragraphs. */
const boldOpenings = (element: JsxElement): string[] =>
  element.children.flatMap(block => {
    const [first] = block.type === 'paragraph' ? (block as Parent).children : []
    return first?.type === 'strong' ? [toString(first)] : []
  })

/** Problems with an `<InterviewQuestion>`, worded for its author. */
export function* interviewProblems(element: JsxElement): Generator<string> {
  for (const [field, known] of Object.entries(choices)) {
    const value = attribute(element, field)
    if (value !== undefined && known.includes(value)) continue
    const fix = didYouMean(value ?? '', known, `write one of ${known.join(', ')}.`, inQuotes)
    yield value === undefined ? `needs ${field}: ${fix}` : `has ${field} '${value}': ${fix}`
  }
  if (!attribute(element, 'question')?.trim()) yield 'needs question: the words of the interviewer.'
  const found = boldOpenings(element)
  if (openings.join() !== found.join())
    yield `begins its paragraphs with ${found.map(each => `**${each}**`).join(', ') || 'no bold words'}: write ${openings.map(each => `**${each}**`).join(', ')}, in this order.`
}
