/** The terms of PSM I, and of the practice exam. Pages write them as {exam.pass} and the like (lib/exam/exam-facts.ts). */
export const examRules = {
  questions: 80,
  minutes: 60,
  /** Right answers needed: 85 % of 80. */
  pass: 68,
  /** When Scrum.org's page said so. */
  asOf: 'November 2026',
} as const

const millisecondsPerMinute = 60_000

/** All the time that an exam has, in milliseconds. */
export const examTime = examRules.minutes * millisecondsPerMinute

/** How an exam is to be taken. */
export interface ExamMode {
  questions: number
  /** Without pauses and ways back, and with a clock that runs on while the page is closed. */
  isStrict: boolean
}

/** The exam as PSM I has it. */
export const wholeExam: ExamMode = { questions: examRules.questions, isStrict: false }

/** Questions of the short exam, which is as fast as the whole one. */
export const shortExam = 30

/** The time for so many questions, in milliseconds, at the pace of the exam. */
export const timeFor = (questions: number): number => (examTime * questions) / examRules.questions

/** Right answers that so many questions need. */
export const passOf = (questions: number): number =>
  Math.ceil((examRules.pass * questions) / examRules.questions)
