export const studyFor = (time: string): string => `PSM I: مذاكرة، ${time}`
export const ifYouMiss = 'إن فاتك يوم فافتح خطتك، فتنقل ما لم يكتمل.'
export const exam = 'اختبار PSM I'
export const examText = 'يوم اختبارك. لا شيء غيره في الخطة.'
export const noLongerPlanned = 'PSM I: لم يعد في الخطة'
