export const language = 'ru'

export const direction: 'ltr' | 'rtl' = 'ltr'
