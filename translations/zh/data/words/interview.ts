export const roles = {
  'scrum-master': 'Scrum Master',
  'product-owner': '产品负责人',
  developer: '开发人员',
  'agile-coach': '敏捷教练',
} as const

export const levels = {
  basic: '初级',
  working: '中级',
  senior: '高级',
} as const

export const roleAndLevel = (role: string, level: string): string => `${role} · ${level}`

export const role = '角色'
export const allRoles = '全部角色'
export const level = '级别'
export const allLevels = '全部级别'

export const showing = (shown: number, all: number): string => `显示 ${shown} 题，共 ${all} 题`
