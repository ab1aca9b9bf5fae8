/** Bugs found in the live app in Sprints 34 to 42; those on small or old phones separately. */

export interface BugCount {
  sprint: number
  /** Bugs that showed only on small or old phones. */
  oldPhones: number
  otherBugs: number
  trial: 'none' | '24 checks' | 'old phones'
}

export const bugCounts: readonly BugCount[] = [
  { sprint: 34, oldPhones: 5, otherBugs: 4, trial: 'none' },
  { sprint: 35, oldPhones: 6, otherBugs: 5, trial: 'none' },
  { sprint: 36, oldPhones: 5, otherBugs: 3, trial: 'none' },
  { sprint: 37, oldPhones: 6, otherBugs: 6, trial: 'none' },
  { sprint: 38, oldPhones: 6, otherBugs: 4, trial: '24 checks' },
  { sprint: 39, oldPhones: 5, otherBugs: 5, trial: '24 checks' },
  { sprint: 40, oldPhones: 3, otherBugs: 5, trial: 'old phones' },
  { sprint: 41, oldPhones: 2, otherBugs: 4, trial: 'old phones' },
]

/**
 * Bugs on small or old phones in the first Sprint after the trials, the last in which the team counted them.
 */
export const oldPhoneBugsInSprint42 = 2
/** Developer-days that bugs in the live app take in an ordinary Sprint. */
export const daysForBugs = 5.5
