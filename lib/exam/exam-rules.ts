/**
 * The terms of PSM I and of the practice exam. Pages, drawings, and tests take them from here (lib/exam/exam-facts.ts);
 * after a change run `npm run draw-charts`. tests/unit/exam/real-exams.test.ts fails if the question bank is too small.
 */
export const examRules = {
  questions: 80,
  minutes: 60,
  /** Right answers needed. */
  pass: 68,
  /** The month in which Scrum.org's page stated them; each language writes it as it does, {exam.asOf}. */
  asOf: '2026-11',
} as const

const millisecondsPerMinute = 60_000

/** Duration of an exam in milliseconds. */
export const examTime = examRules.minutes * millisecondsPerMinute

/** 'runs-on': while the page is closed, too. 'pauses': whenever the reader pauses or leaves. 'none': no limit. */
export type ExamClock = 'runs-on' | 'pauses' | 'none'

/** Questions of the short exam; the time per question is the same. */
export const shortExam = 30

/** Questions that show where to begin, and those of a round of learning. */
export const shortRound = 20

/** An exam or a quiz that is explained at its end. */
export interface ExamMode {
  name: 'psm-1' | 'short' | 'first-look' | 'own'
  questions: number
  clock: ExamClock
}

/** The exam with PSM I's terms. */
export const wholeExam: ExamMode = { name: 'psm-1', questions: examRules.questions, clock: 'runs-on' }

/** The modes that need no further choice. */
export const examModes = {
  'psm-1': wholeExam,
  short: { name: 'short', questions: shortExam, clock: 'runs-on' },
  'first-look': { name: 'first-look', questions: shortRound, clock: 'none' },
} as const satisfies Record<string, ExamMode>

/** Milliseconds for this many questions at the exam's pace. */
export const timeFor = (questions: number): number => (examTime * questions) / examRules.questions

/** Right answers needed for this many questions. */
export const passOf = (questions: number): number =>
  Math.ceil((examRules.pass * questions) / examRules.questions)
