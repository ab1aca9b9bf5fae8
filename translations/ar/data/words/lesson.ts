import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const answers = 'الأجوبة'

export const questionOf = (number: number, all: number): string => `السؤال ${number} من ${all}`

export const nextQuestion = 'السؤال التالي'

export const score = (right: number, number: number): string =>
  `${count(right, {
    zero: 'لا إجابات صحيحة',
    one: 'إجابة صحيحة واحدة',
    two: 'إجابتان صحيحتان',
    few: '# إجابات صحيحة',
    many: '# إجابة صحيحة',
    other: '# إجابة صحيحة',
  })} من أصل ${number}`
export const tryAgain = 'إعادة المحاولة'

export const haveRead = 'قرأت هذا الدرس'
export const savedHere = 'يُحفظ على هذا الجهاز فقط.'

export const readOf = (read: number, number: number): string =>
  `${count(read, {
    zero: 'لم تقرأ أي درس',
    one: 'قرأت درسًا واحدًا',
    two: 'قرأت درسين',
    few: 'قرأت # دروس',
    many: 'قرأت # درسًا',
    other: 'قرأت # درس',
  })} من أصل ${number}. `

export const next = 'التالي: '
export const nextPlanned = 'التالي في خطتك: '
export const nextUnread = 'أول درس لم تقرأه: '

export const markForbidden = 'متصفحك لا يسمح لهذا الموقع بحفظ أي بيانات، لذلك لا يمكنك وضع علامة على الدرس.'
