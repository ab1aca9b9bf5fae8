import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

const minutesOf = (minutes: number): string =>
  count(minutes, {
    one: 'دقيقة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

export const needsScripts =
  'تحتاج خطتك الخاصة إلى JavaScript، وهي موقوفة في متصفحك. أما الخطتان أدناه فلا تحتاجان إليها.'
export const twoPlans = 'خطتان للبداية'
export const twoPlansText = 'هما لمن لم يقرأ شيئًا بعد ويذاكر كل يوم. والاختبار في اليوم التالي لآخر يوم.'
export const twoWeeks = 'أسبوعان'
export const fourWeeks = 'أربعة أسابيع'
export const atMost = (title: string, minutes: number): string =>
  `${title}: ${minutesOf(minutes)} في اليوم على الأكثر`

export const day = 'اليوم'
export const whatToDo = 'المطلوب'
export const minutes = 'الدقائق'
export const theExam = 'الاختبار'

export const howCounted = 'كيف تُحسب الدقائق'
export const readingTakes = (wordsPerMinute: number, seconds: number): string =>
  `تُحسب للقراءة دقيقة لكل ${wordsPerMinute} كلمة، كما في مدة القراءة المذكورة في كل صفحة. ويضيف كل سؤال في نهاية الدرس ${seconds} ثانية، وهي سرعة الاختبار.`
export const practiceTakes = (seconds: number, secondsToReview: number): string =>
  `ولسؤال التدريب ${seconds} ثانية كذلك، ومعها ${secondsToReview} ثانية في المتوسط لقراءة أسباب خياراته كلها.`
export const cardsTake = (seconds: number): string =>
  `وللبطاقة ${seconds} ثانية في كل مرة تظهر فيها، أي ضعف ما تأخذه قراءة بطاقة متوسطة. وتظهر البطاقة الجديدة مرتين في يومها الأول. ولا تأخذ البطاقات أكثر من ربع وقت المذاكرة في اليوم.`
export const reviewTakes =
  'وتشمل المراجعة بعد الاختبار التجريبي عدد ما أخطأت فيه في آخر اختبار لك. وقبل أول اختبار تفترض الخطة أكبر عدد من الأخطاء تنجح معه.'
