import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const roles = {
  'scrum-master': 'Scrum-мастер',
  'product-owner': 'Владелец продукта',
  developer: 'Разработчик',
  'agile-coach': 'Agile-коуч',
} as const

export const levels = {
  basic: 'Начальный',
  working: 'Средний',
  senior: 'Высокий',
} as const

export const roleAndLevel = (role: string, level: string): string =>
  `${role} · ${level.toLowerCase()} уровень`

export const role = 'Роль'
export const allRoles = 'Все роли'
export const level = 'Уровень'
export const allLevels = 'Все уровни'

export const showing = (shown: number, all: number): string =>
  `Показано ${shown} из ${count(all, { one: '# вопроса', few: '# вопросов', many: '# вопросов', other: '# вопроса' })}`
