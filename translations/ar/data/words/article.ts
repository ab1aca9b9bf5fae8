export const portraitOf = (author: string): string => `صورة ${author}`

export const lessonPlace = (number: number, count: number, minutes: string): string =>
  `الدرس ${number} من ${count}، ${minutes}`

export const byline = <Part>(author: string, date: Part): readonly (Part | string)[] => [
  `بقلم ${author}، `,
  date,
]

export const latestArticle = 'أحدث مقال'

export const previousAndNext = 'الصفحتان السابقة والتالية'

export const aboutTheAuthor = 'عن الكاتب'

export const learnMore = 'المزيد عني'

export const authorsProfiles = 'حسابات الكاتب'

export const continueReading = 'تابع القراءة'

export const nextLesson = ' الدرس التالي'

export const lastUpdated = <Part>(date: Part): readonly (Part | string)[] => ['آخر تحديث: ', date]

export const printPage = 'طباعة أو حفظ بصيغة PDF'

export const copyPage = 'نسخ الصفحة بصيغة Markdown'

export const backToTop = 'العودة إلى الأعلى'

export const sharePage = 'مشاركة الصفحة'

export const copyLink = 'نسخ الرابط'

export const moreWays = 'المزيد…'
