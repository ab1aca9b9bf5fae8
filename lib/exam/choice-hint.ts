import * as words from '../../data/words/exam-screen'
import type { Question } from '../course/question'
import { stillToChoose } from './complete'

/** The hint for a partial answer, 'Choose one more.'; empty otherwise. */
export function choiceHint(question: Question, keys: readonly string[]): string {
  const left = stillToChoose(question, keys)
  if (keys.length === 0 || left === 0) return ''
  return left > 0 ? words.chooseMore(left) : words.tooMany(-left)
}
