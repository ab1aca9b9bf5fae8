/** Whom a question is put to; ids as authors write them, with the words that are shown. */
export const interviewRoles = {
  'scrum-master': 'Scrum Master',
  'product-owner': 'Product Owner',
  developer: 'Developer',
  'agile-coach': 'Agile coach',
} as const

/** How much experience a question asks for. */
export const interviewLevels = {
  basic: 'Basic',
  working: 'Working',
  senior: 'Senior',
} as const

export type InterviewRole = keyof typeof interviewRoles
export type InterviewLevel = keyof typeof interviewLevels

/** What the questions can be chosen by, in the order in which it is shown. */
export const interviewChoices = [
  { field: 'role', label: 'Role', all: 'All roles', values: interviewRoles },
  { field: 'level', label: 'Level', all: 'All levels', values: interviewLevels },
] as const

/** How many questions are shown, in words. */
export const shownInWords = (shown: number, all: number): string => `Showing ${shown} of ${all} questions`
