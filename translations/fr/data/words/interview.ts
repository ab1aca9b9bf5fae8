import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const roles = {
  'scrum-master': 'Scrum Master',
  'product-owner': 'Product Owner',
  developer: 'Developer',
  'agile-coach': 'Coach agile',
} as const

export const levels = {
  basic: 'Débutant',
  working: 'Confirmé',
  senior: 'Senior',
} as const

export const roleAndLevel = (role: string, level: string): string => `${role} · niveau ${level.toLowerCase()}`

export const role = 'Rôle'
export const allRoles = 'Tous les rôles'
export const level = 'Niveau'
export const allLevels = 'Tous les niveaux'

export const showing = (shown: number, all: number): string =>
  `${count(shown, { one: '# question affichée', other: '# questions affichées' })} sur ${all}`
