import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const lessons = (lessons: number): string =>
  count(lessons, {
    zero: 'لا دروس',
    one: 'درس واحد',
    two: 'درسان',
    few: '# دروس',
    many: '# درسًا',
    other: '# درس',
  })

export const lessonsAndTime = (number: number, time: string): string => `${lessons(number)}، ${time}`

const hoursOf = (hours: number): string =>
  count(hours, {
    zero: '# ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  })

export const length = (number: number, hours: number, studyHours: number): string =>
  `${lessons(number)} في نحو ${hoursOf(hours)}، من أصل ${hoursOf(studyHours)} يحتاج إليها التحضير للاختبار.`

export const beginWith = <Part>(lesson: Part): readonly (Part | string)[] => ['ابدأ بدرس «', lesson, '».']

export const pageKeepsTrack = 'ضع علامة «مقروء» في نهاية كل درس، وتحفظ لك هذه الصفحة ما وصلت إليه.'

export const readSoFar = <Part>(read: Part, number: number, lesson: Part): readonly (Part | string)[] => [
  'الدروس المقروءة: ',
  read,
  ` من ${number}. تابع بدرس «`,
  lesson,
  '».',
]

export const allRead = (number: number): string => `قرأت دروس الدورة كلها (${number}).`

export const lessonsRead = 'الدروس المقروءة'

export const read = 'مقروء'

export const someRead = (read: number): string => `، المقروء منها ${read}`

export const continueAt = (read: number, number: number): string =>
  `تابع: قرأت ${count(read, {
    zero: '# دروس',
    one: 'درسًا واحدًا',
    two: 'درسين',
    few: '# دروس',
    many: '# درسًا',
    other: '# درس',
  })} من أصل ${number}`

export const unreadable = 'تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح، وقد تُرك كما هو.'
export const progressForbidden = 'متصفحك لا يسمح لهذا الموقع بحفظ أي بيانات، لذلك لا يمكن عرض ما وصلت إليه.'

export const examUnderWay = (at: number, count: number): string => `، السؤال ${at} من ${count}`
