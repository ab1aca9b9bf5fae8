/**
 * The terms of PSM I and of the practice exam. Pages, drawings, and tests take them from here (lib/exam/exam-facts.ts);
 * after a change run `npm run draw-charts`. tests/unit/exam/real-exams.test.ts fails if the question bank is too small.
 */
export const examRules = {
  questions: 80,
  minutes: 60,
  /** Right answers needed. */
  pass: 68,
  /** When Scrum.org's page stated them. */
  asOf: 'November 2026',
} as const

const millisecondsPerMinute = 60_000

/** Duration of an exam in milliseconds. */
export const examTime = examRules.minutes * millisecondsPerMinute

/** How an exam is to be taken. */
export interface ExamMode {
  questions: number
  /** No pauses, no going back, and the clock runs on while the page is closed. */
  isStrict: boolean
}

/** The exam with PSM I's terms. */
export const wholeExam: ExamMode = { questions: examRules.questions, isStrict: false }

/** Questions of the short exam; the time per question is the same. */
export const shortExam = 30

/** Milliseconds for this many questions at the exam's pace. */
export const timeFor = (questions: number): number => (examTime * questions) / examRules.questions

/** Right answers needed for this many questions. */
export const passOf = (questions: number): number =>
  Math.ceil((examRules.pass * questions) / examRules.questions)
