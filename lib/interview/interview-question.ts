import * as words from '../../data/words/interview'

export type InterviewRole = keyof typeof words.roles
export type InterviewLevel = keyof typeof words.levels

/** The filters, in the order shown. */
export const interviewChoices = [
  { field: 'role', label: words.role, all: words.allRoles, values: words.roles },
  { field: 'level', label: words.level, all: words.allLevels, values: words.levels },
] as const
