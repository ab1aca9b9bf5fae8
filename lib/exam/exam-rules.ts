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
