/** Who asks a question; ids for authors, with the labels shown. */
export const interviewRoles = {
  'scrum-master': 'Scrum Master',
  'product-owner': 'Product Owner',
  developer: 'Developer',
  'agile-coach': 'Agile coach',
} as const

/** How much experience a question assumes. */
export const interviewLevels = {
  basic: 'Basic',
  working: 'Working',
  senior: 'Senior',
} as const

export type InterviewRole = keyof typeof interviewRoles
export type InterviewLevel = keyof typeof interviewLevels

/** The filters, in the order shown. */
export const interviewChoices = [
  { field: 'role', label: 'Role', all: 'All roles', values: interviewRoles },
  { field: 'level', label: 'Level', all: 'All levels', values: interviewLevels },
] as const

/** The number of questions shown, in words. */
export const shownInWords = (shown: number, all: number): string => `Showing ${shown} of ${all} questions`
