export const studyFor = (time: string): string => `PSM I: занятие, ${time}`
export const ifYouMiss = 'Если пропустите день, откройте план: он перенесёт то, что не сделано.'
export const exam = 'Экзамен PSM I'
export const examText = 'День экзамена. Больше ничего не запланировано.'
export const noLongerPlanned = 'PSM I: больше не запланировано'
