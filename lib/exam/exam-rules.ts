/** The terms of PSM I, and of the practice exam: pages/scrum/psm-1 says as of when. */
export const examRules = {
  questions: 80,
  minutes: 60,
  /** Right answers needed: 85 % of 80. */
  pass: 68,
} as const

const millisecondsPerMinute = 60_000

/** All the time that an exam has, in milliseconds. */
export const examTime = examRules.minutes * millisecondsPerMinute
