export const theSite = 'الموقع'
export const optional = 'اختياري'

export const keywords = 'كلمات مفتاحية: '
