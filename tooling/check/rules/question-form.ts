import { problem, type Rule } from '../content/content-site'
import { measureForm, type FormMeasure, type Share } from '../content/question-form-measure'

/** Fewer questions prove nothing. */
const enough = 60

/** How far a share may be from even. */
const slack = {
  single: { position: 0.03, length: 0.05 },
  multiple: { position: 0.08, length: 0.08 },
  statements: 0.05,
}

/** '64%' */
const percentOf = (share: number): string => `${Math.round(share * 100)}%`

function unevenShares(kind: 'single' | 'multiple', shares: readonly Share[]): string[] {
  return shares.flatMap(({ name, questions, actual, even, examples }) => {
    const isPosition = name.startsWith('option')
    if (questions < enough / 2 || Math.abs(actual - even) <= slack[kind][isPosition ? 'position' : 'length'])
      return []
    const fix = isPosition ? 'move right options to other positions' : 'give all options the same length'
    return [
      `${name} is right in ${percentOf(actual)} of the ${kind}-choice questions; even is ${percentOf(even)}: ${fix}, for example in ${examples.join(', ')}.`,
    ]
  })
}

/** What form gives away beyond the limits, with the fix. */
export function formProblems({ single, multiple, statements }: FormMeasure): string[] {
  const isUneven = Math.abs(statements.actual - 0.5) > slack.statements
  return [
    ...((single[0]?.questions ?? 0) >= enough ? unevenShares('single', single) : []),
    ...((multiple[0]?.questions ?? 0) >= enough ? unevenShares('multiple', multiple) : []),
    ...(statements.questions >= enough && isUneven
      ? [
          `${percentOf(statements.actual)} of the statements are true; even is 50%: reverse some, for example ${statements.examples.join(', ')}.`,
        ]
      : []),
  ]
}

/** Neither position nor length of an option reveals whether it is right. */
export const rule: Rule = {
  why: 'A learner who can guess by form passes here and fails the real exam.',
  check: ({ questionFiles = [] }) =>
    formProblems(measureForm(questionFiles)).map(wrong => problem({ file: 'data/questions' }, 1, wrong)),
}
