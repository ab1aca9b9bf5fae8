import type { ExamResult } from '../progress/shape'
import { examRules } from './exam-rules'

type Kind = Pick<ExamResult, 'mode' | 'questions'>

/** The kind of an exam. Earlier versions knew whole and short ones only, by their number of questions. */
export const kindOf = ({ mode, questions }: Kind): string =>
  mode ?? (questions.length === examRules.questions ? 'psm-1' : 'short')

/** Whether it can be passed: one's own quiz and a first look can't. */
export const isExam = (exam: Kind): boolean => ['psm-1', 'short'].includes(kindOf(exam))

/** What to call it, wherever it is named. */
export const nounOf = (exam: Kind): 'exam' | 'quiz' => (isExam(exam) ? 'exam' : 'quiz')

/** The exams of the same mode with as many questions. */
export const likeThis = <Exam extends Kind>(exams: readonly Exam[], exam: Kind): Exam[] =>
  exams.filter(each => kindOf(each) === kindOf(exam) && each.questions.length === exam.questions.length)
