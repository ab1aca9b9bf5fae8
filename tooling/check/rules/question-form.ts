import type { ContentRule } from '../content/content-site'
import { percentOf, signsInWords, worstFirst } from './question-form-text'
import { measureForm, questionsOfFiles, type FormMeasure, type PositionShare } from './question-form-measure'
import type { GuessByForm } from './question-form-guesses'

/** Fewer questions of a kind say nothing about their form. */
const enough = 60

/** What form may give away; shares of 1. */
const formLimits = {
  singleFound: 0.33,
  multipleFound: 0.15,
  longestRight: { least: 0.2, most: 0.3 },
  trueStatements: { least: 0.45, most: 0.55 },
  /** By how much a position may be right more or less often than the others. */
  singlePosition: 0.03,
  multiplePosition: 0.08,
}

const named = 12

/** The questions that their form gives away most, each with what does it. */
const worstOf = (guesses: readonly GuessByForm[]): string =>
  worstFirst(guesses.filter(({ found }) => found > 0))
    .slice(0, named)
    .map(guess => `${guess.question.id} (${signsInWords(guess, 3)})`)
    .join('; ')

const isOutside = (share: number, { least, most }: { least: number; most: number }): boolean =>
  share < least || share > most

const between = ({ least, most }: { least: number; most: number }): string =>
  `between ${percentOf(least)} and ${percentOf(most)}`

function unevenPositions(kind: string, positions: readonly PositionShare[], slack: number): string[] {
  return positions
    .filter(({ questions }) => questions >= enough / 2)
    .filter(({ right, expected }) => Math.abs(right - expected) > slack)
    .map(
      ({ key, right, expected }) =>
        `option ${key} is right in ${percentOf(right)} of the ${kind} questions that have one, where ${percentOf(expected)} would be even: move right options to other places.`,
    )
}

/** What form gives away beyond the limits, and how to mend it. */
export function faultsOfForm(measure: FormMeasure): string[] {
  const faults: string[] = []
  if (measure.single.length >= enough) {
    if (measure.singleFound > formLimits.singleFound)
      faults.push(
        `form alone finds ${percentOf(measure.singleFound)} of the single-choice keys (at most ${percentOf(formLimits.singleFound)}): give all options of a question the same shape. Most is given away by ${worstOf(measure.single)}.`,
      )
    if (isOutside(measure.longestRight, formLimits.longestRight))
      faults.push(
        `the longest option is right in ${percentOf(measure.longestRight)} of the single-choice questions: ${between(formLimits.longestRight)} tells nobody anything.`,
      )
    faults.push(...unevenPositions('single-choice', measure.singlePositions, formLimits.singlePosition))
  }
  if (measure.multiple.length >= enough) {
    if (measure.multipleFound > formLimits.multipleFound)
      faults.push(
        `form alone finds ${percentOf(measure.multipleFound)} of the multiple-choice answers (at most ${percentOf(formLimits.multipleFound)}): give right and wrong options the same shape, and vary how many are right. Most is given away by ${worstOf(measure.multiple)}.`,
      )
    faults.push(...unevenPositions('multiple-choice', measure.multiplePositions, formLimits.multiplePosition))
  }
  if (measure.statements >= enough && isOutside(measure.trueStatements, formLimits.trueStatements))
    faults.push(
      `${percentOf(measure.trueStatements)} of the statements are true: ${between(formLimits.trueStatements)} tells nobody anything; turn some round.`,
    )
  return faults
}

/** Somebody who sees of each option no more than function words, punctuation and length does hardly better than chance. */
export const rule: ContentRule = {
  name: 'question-form',
  why: 'Who finds the answer by how it is said passes here, and fails where it counts.',
  check: site =>
    faultsOfForm(measureForm(questionsOfFiles(site.questionFiles ?? []))).map(message => ({
      file: 'data/questions',
      line: 1,
      message,
    })),
}
