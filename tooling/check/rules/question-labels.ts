import type { Question } from '../../../lib/course/question'
import { lineOfText, questionsIn, type ContentRule } from '../content/content-site'

/** Words of a stem, at most; and of one whose question is of level 1. */
const mostWords = 45
const mostWordsOfLevel1 = 30

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The sentence that asks: the last one before what is said in parentheses on how many to choose. */
const asking = (stem: string) =>
  stem
    .replace(/\s*\([^)]*\)\s*$/, '')
    .split(/(?<=[.?!]["']?)\s+/)
    .at(-1) ?? stem

/** Why a question can't be of level 1, where what is to be chosen must be weighed against the other options. */
function weighed({ kind, stem }: Question): string | undefined {
  if (kind === 'multiple') return 'several of its options are right'
  if (/\bNOT\b/.test(stem)) return 'it asks for the exception'
  if (kind === 'single' && /\b(best|nearest)\b/i.test(asking(stem))) return 'it asks for the best option'
  return undefined
}

function* faultsOf(question: Question): Generator<string> {
  const { difficulty, stem, guideSection, scope } = question
  const words = wordsIn(stem)
  if (words > mostWords)
    yield `has a stem of ${words} words: say it in ${mostWords}, as many read it in a language that is not their own.`
  if (difficulty === 1) {
    const reason = weighed(question)
    if (reason) yield `is of difficulty 1, but ${reason}: that is 2 or 3 (lib/course/question.ts says which).`
    if (words > mostWordsOfLevel1)
      yield `is of difficulty 1 with a stem of ${words} words: shorten it to ${mostWordsOfLevel1}, or make it 2, for what has to be found in a situation.`
  }
  if (guideSection === 'Complementary practice' && (scope === undefined || scope === 'guide'))
    yield "rests on no section of the Guide: write scope: 'near' for what PSM I is known to ask for (burn-downs, velocity), or scope: 'course'."
}

/** What a question says of itself, its difficulty and its scope, follows from what it asks, as far as a program can tell. */
export const rule: ContentRule = {
  name: 'question-labels',
  why: 'The exam is drawn by these labels: where they are set by feel, two scores cannot be compared.',
  check: site =>
    (site.questionFiles ?? []).flatMap(file =>
      questionsIn(file).flatMap(question =>
        [...faultsOf(question)].map(fault => ({
          file: file.file,
          line: lineOfText(file.raw, `'${question.id}'`),
          message: `question ${question.id} ${fault}`,
        })),
      ),
    ),
}
