import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const readLesson = 'اقرأ: '
export const readSheet = 'اقرأ: '

export const someQuestions = (number: number): string =>
  count(number, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '# أسئلة',
    many: '# سؤالًا',
    other: '# سؤال',
  })
export const questions = (number: number): string => `${someQuestions(number)}: `
export const aboutQuestions = (number: number): string =>
  count(number, {
    one: 'نحو سؤال واحد: ',
    two: 'نحو سؤالين: ',
    few: 'نحو # أسئلة: ',
    many: 'نحو # سؤالًا: ',
    other: 'نحو # سؤال: ',
  })

export const practiceMissed = 'تدرّب على ما أخطأت فيه'
export const practiceArea = (area: string): string => `تدرّب على «${area}»`
export const practiceExam = 'اختبار تجريبي'
export const shortPracticeExam = 'اختبار تجريبي قصير'
export const goThroughMissed = 'راجع ما أخطأت فيه في الاختبار'

export const part = (number: number, of: number): string => ` (الجزء ${number} من ${of})`

export const cards = (number: number, fresh: number): string =>
  `${flashcards(number)}${fresh > 0 ? ` (الجديدة منها: ${fresh})` : ''}: `
export const studyCards = 'راجع البطاقات'

export const lessons = (number: number): string =>
  count(number, {
    zero: 'لا دروس',
    one: 'درس واحد',
    two: 'درسان',
    few: '# دروس',
    many: '# درسًا',
    other: '# درس',
  })
export const rounds = (number: number): string =>
  count(number, {
    zero: 'لا جولات تدريب',
    one: 'جولة تدريب واحدة',
    two: 'جولتا تدريب',
    few: '# جولات تدريب',
    many: '# جولة تدريب',
    other: '# جولة تدريب',
  })
export const exams = (number: number): string =>
  count(number, {
    zero: 'لا اختبارات تجريبية',
    one: 'اختبار تجريبي واحد',
    two: 'اختباران تجريبيان',
    few: '# اختبارات تجريبية',
    many: '# اختبارًا تجريبيًا',
    other: '# اختبار تجريبي',
  })
export const flashcards = (number: number): string =>
  count(number, {
    zero: 'لا بطاقات',
    one: 'بطاقة واحدة',
    two: 'بطاقتان',
    few: '# بطاقات',
    many: '# بطاقة',
    other: '# بطاقة',
  })
export const anyFlashcards = 'بطاقات'

export const nothingPlanned = (exam: string): string => `لا شيء في الخطة قبل اختبارك يوم ${exam}.`
export const summary = (days: number, exam: string, time: string, what: string): string =>
  `${count(days, {
    zero: 'لا أيام مذاكرة',
    one: 'يوم مذاكرة واحد',
    two: 'يوما مذاكرة',
    few: '# أيام مذاكرة',
    many: '# يوم مذاكرة',
    other: '# يوم مذاكرة',
  })} قبل ${exam}، ومجموع الوقت ${time}: ${what}.`

const minutesOf = (minutes: number): string =>
  count(minutes, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

export const longDay = (day: string, minutes: number): string =>
  `الاختبار التجريبي الكامل يأخذ ${minutesOf(minutes)} متصلة، لذلك يطول أحد الأيام عمّا حدّدته وليس فيه غيره: ${day}.`
export const weakAreas = (areas: string): string => `تبدأ الخطة بمواضع ضعفك: ${areas}.`
export const cardsLeft = (number: number): string =>
  count(number, {
    one: 'بطاقة واحدة من مصطلحات الدليل لن تظهر قبل الاختبار.',
    two: 'بطاقتان من مصطلحات الدليل لن تظهرا قبل الاختبار.',
    few: '# بطاقات من مصطلحات الدليل لن تظهر قبل الاختبار.',
    many: '# بطاقة من مصطلحات الدليل لن تظهر قبل الاختبار.',
    other: '# بطاقة من مصطلحات الدليل لن تظهر قبل الاختبار.',
  })

export const doneToday = (what: string, time: string): string =>
  `ما أتممته اليوم: ${what}. الوقت التقريبي: ${time}.`

export const todayInPlan = 'خطتك اليوم'
export const wholePlan = 'خطتك كاملة'
export const daysToExam = (days: number): string =>
  count(days, {
    zero: '، اختبارك اليوم',
    one: '، بقي يوم على اختبارك',
    two: '، بقي يومان على اختبارك',
    few: '، بقيت # أيام على اختبارك',
    many: '، بقي # يومًا على اختبارك',
    other: '، بقي # يوم على اختبارك',
  })

export const nothingMore = 'لا شيء آخر اليوم.'
export const nothingToday = 'لا شيء في خطة اليوم.'
export const goOnOn = (day: string): string => ` تتابع يوم ${day}.`

export const examIsToday = 'اختبارك اليوم، فلم يبق ما يُخطَّط له. بالتوفيق!'
export const examHasPassed = (day: string): string =>
  `مضى يوم ${day}. اختر يوم اختبارك القادم لإعداد خطة جديدة.`
export const examIsFarAway = (day: string, year: string): string =>
  `بيننا وبين يوم ${day} ${year} أكثر من سنة. اختر يومًا في غضون سنة.`
export const wrongMinutesOn = (least: number, most: number, weekday: string): string =>
  `اكتب ليوم ${weekday} الرقم 0 أو عددًا صحيحًا من الدقائق من ${least} إلى ${most}.`
export const noMinutes = 'اكتب الدقائق ليوم واحد من الأسبوع على الأقل.'
export const wrongMinutes = (least: number, most: number): string =>
  `اكتب عددًا صحيحًا من الدقائق من ${least} إلى ${most}.`
export const noWeekday = 'اختر يومًا واحدًا من الأسبوع على الأقل.'
export const noDayBefore = (day: string): string =>
  `لا يأتي أي من الأيام التي اخترتها قبل ${day}. اختر أيامًا أكثر من الأسبوع، أو أخّر الاختبار.`
