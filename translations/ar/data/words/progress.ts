import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const lessonsRead = (number: number): string =>
  count(number, {
    zero: 'لا دروس مقروءة',
    one: 'درس مقروء',
    two: 'درسان مقروءان',
    few: '# دروس مقروءة',
    many: '# درسًا مقروءًا',
    other: '# درس مقروء',
  })
export const examsTaken = (number: number): string =>
  count(number, {
    zero: 'لا اختبارات',
    one: 'اختبار واحد أتممته',
    two: 'اختباران أتممتهما',
    few: '# اختبارات أتممتها',
    many: '# اختبارًا أتممته',
    other: '# اختبار أتممته',
  })
export const examsUnderWay = (number: number): string =>
  count(number, {
    zero: 'لا اختبارات جارية',
    one: 'اختبار جارٍ',
    two: 'اختباران جاريان',
    few: '# اختبارات جارية',
    many: '# اختبارًا جاريًا',
    other: '# اختبار جارٍ',
  })
export const answers = (number: number): string =>
  count(number, {
    zero: 'لا إجابات',
    one: 'إجابة واحدة عن سؤال',
    two: 'إجابتان عن أسئلة',
    few: '# إجابات عن أسئلة',
    many: '# إجابة عن أسئلة',
    other: '# إجابة عن أسئلة',
  })
export const cardsStarted = (number: number): string =>
  count(number, {
    zero: 'لا بطاقات',
    one: 'بطاقة بدأتها',
    two: 'بطاقتان بدأتهما',
    few: '# بطاقات بدأتها',
    many: '# بطاقة بدأتها',
    other: '# بطاقة بدأتها',
  })
export const plans = (number: number): string =>
  count(number, {
    zero: 'لا خطط مذاكرة',
    one: 'خطة مذاكرة',
    two: 'خطتا مذاكرة',
    few: '# خطط مذاكرة',
    many: '# خطة مذاكرة',
    other: '# خطة مذاكرة',
  })
export const notes = (number: number): string =>
  count(number, {
    zero: 'لا ملاحظات',
    one: 'ملاحظة واحدة',
    two: 'ملاحظتان',
    few: '# ملاحظات',
    many: '# ملاحظة',
    other: '# ملاحظة',
  })
export const toolsWithData = (number: number): string =>
  count(number, {
    zero: 'لا بيانات للأدوات',
    one: 'بيانات أداة واحدة',
    two: 'بيانات أداتين',
    few: 'بيانات # أدوات',
    many: 'بيانات # أداة',
    other: 'بيانات # أداة',
  })

export const savedAs = (file: string): string => `حُفظ باسم ${file}. تجده في التنزيلات.`
export const nothingToSave = 'لا شيء يُحفظ بعد.'
