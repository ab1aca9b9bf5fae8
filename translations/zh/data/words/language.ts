export const language = 'zh-Hans'

export const direction: 'ltr' | 'rtl' = 'ltr'
