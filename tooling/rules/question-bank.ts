import type { Question, SingleChoice } from '../../lib/course/question'
import type { ContentRule, Problem, QuestionFile } from '../content/content-site'
import { lineOfText } from '../content/content-site'

/** Fewer questions say nothing about a spread. */
const enough = 60
/** Share of single-choice questions whose answer may stand at one position, of four. */
const positions = { least: 0.18, most: 0.32 }
/** Share of single-choice questions whose right option may be longer than every wrong one. */
const mostLongest = 0.4
/** Two stems are alike where they share so much of their words. */
const alike = 0.75

interface Placed {
  file: QuestionFile
  question: Question
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function isLongest({ options, answer }: SingleChoice): boolean {
  const right = (options as Partial<typeof options>)[answer]
  // The rule 'answer-keys' speaks of an answer that is no option.
  if (!right) return false
  const wrong = Object.entries(options).filter(([key]) => key !== answer)
  return wrong.every(([, option]) => option.text.length < right.text.length)
}

/** What the places and lengths of right answers give away over the whole bank. */
function giveaways(questions: readonly Question[]): string[] {
  const single = questions.filter(question => question.kind === 'single')
  if (single.length < enough) return []
  const uneven = (['a', 'b', 'c', 'd'] as const).flatMap(key => {
    const share = single.filter(question => question.answer === key).length / single.length
    if (share >= positions.least && share <= positions.most) return []
    return [
      `${percent(share)} of the right answers are option ${key}: between ${percent(positions.least)} and ${percent(positions.most)} give nothing away; move some.`,
    ]
  })
  const longest = single.filter(isLongest).length / single.length
  if (longest <= mostLongest) return uneven
  return [
    ...uneven,
    `in ${percent(longest)} of the questions the right option is the longest (at most ${percent(mostLongest)}): shorten some, or give wrong options as much to say.`,
  ]
}

const wordsOf = (stem: string) => new Set(stem.toLowerCase().match(/[a-z']{3,}/g) ?? [])

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(word => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** Questions whose stem says nearly what an earlier one says. */
function twins(placed: readonly Placed[]): Problem[] {
  const stems = placed.map(({ question }) => wordsOf(question.stem))
  return placed.flatMap(({ file, question }, index) => {
    const stem = stems[index] ?? new Set<string>()
    const other = placed.find((_, at) => at < index && similarity(stem, stems[at] ?? new Set()) > alike)
    if (!other) return []
    const message = `question ${question.id} asks nearly what ${other.question.id} asks: ask something else.`
    return [{ file: file.file, line: lineOfText(file.raw, question.id), message }]
  })
}

/** Over all questions nothing but knowing the answer helps to find it, and none is asked twice. */
export const rule: ContentRule = {
  name: 'question-bank',
  why: 'Who can pass by picking the longest option, or always b, has learned nothing.',
  check: site => {
    const placed = (site.questionFiles ?? []).flatMap(file =>
      [...(file.set?.questions ?? []), ...(file.examOnly ?? [])].map(question => ({ file, question })),
    )
    const bank = giveaways(placed.map(({ question }) => question)).map(message => ({
      file: 'data/questions',
      line: 1,
      message,
    }))
    return [...bank, ...twins(placed)]
  },
}
