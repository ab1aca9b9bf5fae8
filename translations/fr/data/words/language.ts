export const language = 'fr'

export const direction: 'ltr' | 'rtl' = 'ltr'
