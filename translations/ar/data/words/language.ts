export const language = 'ar'

export const direction: 'ltr' | 'rtl' = 'rtl'
