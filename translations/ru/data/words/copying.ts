export const copy = 'Скопировать'

export const copyNamed = (title: string): string => `Скопировать: ${title}`
export const copyBelow = 'Скопировать текст ниже'

export const copied = 'Скопировано'

export const addressIs = 'Скопировать не удалось. Адрес: '
export const textIsAt = 'Скопировать не удалось. Текст есть по адресу '
export const textIsSelected = 'Скопировать не удалось. Текст выделен'
