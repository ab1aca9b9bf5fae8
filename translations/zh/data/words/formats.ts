export const dates = 'zh-CN'

export const lists = 'zh-CN'

export const hours = (count: number): string => `${count} 小时`

export const minutes = (count: number): string => `${count} 分钟`
