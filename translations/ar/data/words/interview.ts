export const roles = {
  'scrum-master': 'السكرم ماستر',
  'product-owner': 'مالك المنتج',
  developer: 'المطور',
  'agile-coach': 'مدرب أجايل',
} as const

export const levels = {
  basic: 'أساسي',
  working: 'متوسط',
  senior: 'متقدم',
} as const

export const roleAndLevel = (role: string, level: string): string => `${role} · مستوى ${level}`

export const role = 'الدور'
export const allRoles = 'كل الأدوار'
export const level = 'المستوى'
export const allLevels = 'كل المستويات'

export const showing = (shown: number, all: number): string => `الأسئلة المعروضة: ${shown} من ${all}`
