const numbers = ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة']

export const rightCount = (count: number): string => ` الصحيح منها ${numbers[count] ?? count}.`

export const basedOn = (section: string): string => `المرجع: ${section}`

export const lastChanged = (month: string): string => `آخر تعديل: ${month}.`

export const report = 'الإبلاغ عن خطأ في السؤال'

export const fromLesson = <Part>(lesson: Part): readonly (Part | string)[] => ['من درس «', lesson, '»']

export const another = 'سؤال آخر'
export const anotherFailed = 'تعذّر تحميل السؤال التالي. تحقق من اتصالك بالإنترنت واضغط الزر مرة أخرى.'
