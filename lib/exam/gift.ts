import { choicesOf, type Choice } from '../course/question'
import type { BankQuestion } from './score'

/** What the format would read as its own signs. Lines are joined, since an empty one would end the question. */
const escaped = (text: string): string =>
  text
    .replace(/[~=#{}:\\]/g, sign => `\\${sign}`)
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** A text of its own; one that begins like a format or a weight says its format first. */
const textOf = (text: string): string =>
  /^[[%]/.test(text.trim()) ? `[plain]${escaped(text)}` : escaped(text)

/** Moodle knows a weight only with five decimals: 33.33333. */
const weightOf = (share: number): string => String(Number((100 * share).toFixed(5)))

const option = (sign: string, { text, why }: Choice) => `${sign}${textOf(text)}#${textOf(why)}`

function answersOf(question: BankQuestion): string[] {
  const choices = choicesOf(question)
  if (question.kind === 'true-false') {
    const whyOf = (key: string) => textOf(choices.find(choice => choice.key === key)?.why ?? '')
    const [right, wrong] = question.answer ? ['true', 'false'] : ['false', 'true']
    // The first reason is shown after a wrong answer.
    return [`${right.toUpperCase()}#${whyOf(wrong)}#${whyOf(right)}`]
  }
  if (question.kind === 'single') return choices.map(choice => option(choice.right ? '=' : '~', choice))
  const share = weightOf(1 / question.answers.length)
  // As in the exam, one wrong option takes all points.
  return choices.map(choice => option(choice.right ? `~%${share}%` : '~%-100%', choice))
}

/**
 * Questions as a GIFT file, which Moodle imports: https://docs.moodle.org/en/GIFT_format. Each keeps its id as name
 * and number, and its focus area as tag; the reasons are the feedback.
 * @param category under which Moodle files them
 * @param source where they come from, in a line
 */
export function giftOf(questions: readonly BankQuestion[], category: string, source: string): string {
  const parts = questions.map(question =>
    [
      `// [id:${question.id}] [tag:${question.area}]`,
      `::${escaped(question.id)}::[plain]${escaped(question.stem)} {`,
      ...answersOf(question).map(line => `\t${line}`),
      '}',
    ].join('\n'),
  )
  return [`// ${source}\n$CATEGORY: ${category}`, ...parts].join('\n\n') + '\n'
}
