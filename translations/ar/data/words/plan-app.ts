import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const unreadable =
  'تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح، وقد تُرك كما هو، لذلك لا يمكن حفظ خطة هنا.'
export const forbidden =
  'متصفحك لا يسمح لهذا الموقع بحفظ أي بيانات، لذلك لا تبقى الخطة إلا إلى أن تغادر هذه الصفحة.'

export const introduction =
  'اكتب موعد اختبارك وما لديك من وقت، يأخذ كل يوم نصيبه من الدروس والبطاقات والتدريب.'

export const examDay = 'يوم الاختبار'
export const noExamDay = 'اختر يوم الاختبار.'
export const minutesADay = 'الدقائق في اليوم'
export const otherMinutes = 'دقائق مختلفة في بعض الأيام'
export const minutesByWeekday = 'الدقائق لكل يوم من الأسبوع، و0 لليوم الخالي'
export const studyDays = 'أيام المذاكرة'
export const makePlan = 'إعداد الخطة'
export const changePlan = 'تعديل الخطة'

export const yourPlan = 'خطتك'
export const today = (day: string): string => `اليوم، ${day}`
export const nothingToday = (next: string): string => `لا شيء اليوم. تتابع يوم ${next}.`
export const inReserve = 'يوم احتياطي، إن تأخرت عن الخطة.'
export const days = (number: number): string =>
  count(number, {
    one: 'يوم واحد، ',
    two: 'يومان، ',
    few: '# أيام، ',
    many: '# يومًا، ',
    other: '# يوم، ',
  })
export const examIsThen = ' يوم اختبارك. لا شيء غيره في الخطة.'
export const movedFrom = (day: string): string => ` منقول من ${day}`
export const manyAreFrom = 'كثير منها من درس '
export const andLesson = ' ودرس '
export const endOfLessons = '.'
export const notDone = (number: number): string =>
  count(number, {
    one: 'مهمة واحدة من يوم سابق لم تكتمل، فنُقلت إلى الأيام الباقية.',
    two: 'مهمتان من أيام سابقة لم تكتملا، فنُقلتا إلى الأيام الباقية.',
    few: '# مهام من أيام سابقة لم تكتمل، فنُقلت إلى الأيام الباقية.',
    many: '# مهمة من أيام سابقة لم تكتمل، فنُقلت إلى الأيام الباقية.',
    other: '# مهمة من أيام سابقة لم تكتمل، فنُقلت إلى الأيام الباقية.',
  })

export const doesNotFit = (time: string): string => `لا يتسع الوقت للخطة كلها. الوقت الناقص: ${time}.`
export const leftOut = (what: string): string => ` المتروك: ${what}.`
export const nothingHelpsAlone =
  ' لا تكفي زيادة الدقائق وحدها ولا تأخير الاختبار وحده. جرّب الأمرين معًا، أو أضف أيامًا من الأسبوع.'
export const whatIsLeftOut = 'ما تُرك'
export const studyMinutes = (minutes: number): string =>
  count(minutes, {
    one: 'ذاكر دقيقة في اليوم',
    two: 'ذاكر دقيقتين في اليوم',
    few: 'ذاكر # دقائق في اليوم',
    many: 'ذاكر # دقيقة في اليوم',
    other: 'ذاكر # دقيقة في اليوم',
  })
export const takeExamOn = (day: string): string => `اجعل الاختبار يوم ${day}`

export const timeOfDay = 'الساعة في تقويمك (اختياري)'
export const remindBefore = 'تذكير قبل الموعد بـ15 دقيقة'
export const remindAtNine = 'تذكير في التاسعة صباحًا'
export const saveForCalendar = 'حفظ لتقويمك (.ics)'
export const entries = (number: number): string =>
  count(number, {
    one: 'موعد واحد',
    two: 'موعدان',
    few: '# مواعيد',
    many: '# موعدًا',
    other: '# موعد',
  })
export const canceled = (number: number): string =>
  count(number, {
    one: 'موعد ملغى',
    two: 'موعدان ملغيان',
    few: '# مواعيد ملغاة',
    many: '# موعدًا ملغى',
    other: '# موعد ملغى',
  })
export const savedAs = (file: string, what: string): string =>
  `حُفظ الملف ${file}، وفيه ${what}. افتحه بتطبيق التقويم.`
export const notSaved = 'تعذّر إنشاء ملف التقويم. تحقق من اتصالك بالإنترنت وأعد المحاولة.'
export const print = 'طباعة الخطة'
export const deletePlan = 'حذف الخطة…'
export const isToDelete = 'هل تريد حذف الخطة؟'
export const isToDeleteNote = 'هل تريد حذف الخطة؟ يبقى تقدّمك في الدورة كما هو.'
export const keepIt = 'الاحتفاظ بها'
export const saveCancellation = 'حفظ ملف يلغيها من تقويمك'
export const deleteIt = 'حذف'
export const wasDeleted = 'حُذفت الخطة.'
