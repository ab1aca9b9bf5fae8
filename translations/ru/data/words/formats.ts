export const dates = 'ru'

export const lists = 'ru'

export const hours = (count: number): string => `${count} ч`

export const minutes = (count: number): string => `${count} мин`
