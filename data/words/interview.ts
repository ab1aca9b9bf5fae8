/** Who asks a question. */
export const roles = {
  'scrum-master': 'Scrum Master',
  'product-owner': 'Product Owner',
  developer: 'Developer',
  'agile-coach': 'Agile coach',
} as const

/** How much experience a question assumes. */
export const levels = {
  basic: 'Basic',
  working: 'Working',
  senior: 'Senior',
} as const

/** Below a question: 'Scrum Master · basic'. */
export const roleAndLevel = (role: string, level: string): string => `${role} · ${level.toLowerCase()}`

/** The filters, and what they begin with. */
export const role = 'Role'
export const allRoles = 'All roles'
export const level = 'Level'
export const allLevels = 'All levels'

/** Below the filters. */
export const showing = (shown: number, all: number): string => `Showing ${shown} of ${all} questions`
