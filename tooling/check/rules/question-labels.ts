import type { Question } from '../../../lib/course/question'
import type { Rule } from '../content/content-site'
import { eachQuestion } from '../content/each'

/** Maximum words of a stem, and of a level-1 stem. */
const mostWords = 45
const mostWordsOfLevel1 = 30

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The question itself: the last sentence, without a parenthesis on how many to choose. */
const asking = (stem: string) =>
  stem
    .replace(/\s*\([^)]*\)\s*$/, '')
    .split(/(?<=[.?!]["']?)\s+/)
    .at(-1) ?? stem

/** Why a question can't be level 1: its options must be weighed against each other. */
function weighed({ kind, stem }: Question): string | undefined {
  if (kind === 'multiple') return 'several of its options are right'
  if (/\bNOT\b/.test(stem)) return 'it asks for the exception'
  if (kind === 'single' && /\b(best|nearest)\b/i.test(asking(stem))) return 'it asks for the best option'
  return undefined
}

function* problemsOf(question: Question): Generator<string> {
  const { difficulty, stem } = question
  const words = wordsIn(stem)
  if (words > mostWords)
    yield `has a stem of ${words} words: use at most ${mostWords}, since English isn't every reader's first language.`
  if (difficulty === 1) {
    const reason = weighed(question)
    if (reason) yield `is of difficulty 1, but ${reason}: that is 2 or 3 (lib/course/question.ts says which).`
    if (words > mostWordsOfLevel1)
      yield `is of difficulty 1 with a stem of ${words} words: shorten it to ${mostWordsOfLevel1}, or make it 2.`
  }
}

/** A question's difficulty fits its content, as far as a program can tell. */
export const rule: Rule = {
  why: 'Exams are balanced by these labels; labels set by feel make scores incomparable.',
  check: eachQuestion(problemsOf),
}
