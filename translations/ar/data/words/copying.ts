export const copy = 'نسخ'

export const copyNamed = (title: string): string => `نسخ: ${title}`
export const copyBelow = 'نسخ النص أدناه'

export const copied = 'تم النسخ'

export const addressIs = 'تعذّر النسخ. العنوان هو: '
export const textIsAt = 'تعذّر النسخ. تجد النص على العنوان: '
export const textIsSelected = 'تعذّر النسخ. حُدِّد النص لك'
