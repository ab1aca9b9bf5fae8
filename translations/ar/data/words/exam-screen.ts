import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

type Noun = 'exam' | 'quiz'

const the = (noun: Noun) => (noun === 'exam' ? 'الاختبار' : 'التمرين')

export const questionOf = (number: number, all: number): string => `السؤال ${number} من ${all}`
export const questionRemoved = 'حُذف هذا السؤال من الدورة بعد أن بدأت، لذلك يُحسب خطأ. تابع إلى السؤال التالي.'
export const chooseMore = (number: number): string =>
  count(number, {
    one: 'اختر إجابة أخرى.',
    two: 'اختر إجابتين أخريين.',
    few: 'اختر # إجابات أخرى.',
    many: 'اختر # إجابة أخرى.',
    other: 'اختر # إجابة أخرى.',
  })
export const tooMany = (number: number): string =>
  count(number, {
    one: 'إجابة زائدة.',
    two: 'إجابتان زائدتان.',
    few: '# إجابات زائدة.',
    many: '# إجابة زائدة.',
    other: '# إجابة زائدة.',
  })
export const bookmark = 'إشارة مرجعية'
export const bookmarkKey = 'إشارة مرجعية (B)'
export const howSureAreYou = 'هل أنت متأكد من إجابتك؟'
export const howSure = 'متأكد؟'
export const sureNames: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'متأكد',
  unsure: 'غير متأكد',
  guess: 'تخمين',
}
export const back = 'السابق'
export const next = 'التالي'
export const skip = 'تخطٍّ'
export const finish = 'إنهاء'
export const allQuestions = 'كل الأسئلة'
export const pause = 'إيقاف مؤقت'
export const showTime = 'إظهار الوقت'
export const hideTime = 'إخفاء الوقت'
export const endIt = (noun: Noun): string => `إنهاء ${the(noun)}…`
export const keys =
  'المفاتيح: يختار الرقم خيارًا، وS متأكد، وU غير متأكد، وG تخمين، وB تضع إشارة مرجعية، وEnter للمتابعة.'

export const left = 'متبقية'
export const onPace = 'ضمن المعدل'
const minutesOf = (minutes: number) =>
  count(minutes, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })
export const ahead = (minutes: number): string => `متقدم ${minutesOf(minutes)}`
export const behind = (minutes: number): string => `متأخر ${minutesOf(minutes)}`
export const minutesAreLeft = (minutes: number): string =>
  count(minutes, {
    zero: 'بقي أقل من دقيقة.',
    one: 'بقيت دقيقة واحدة.',
    two: 'بقيت دقيقتان.',
    few: 'بقيت # دقائق.',
    many: 'بقيت # دقيقة.',
    other: 'بقيت # دقيقة.',
  })

export const numbers = (answered: number, blank: number, bookmarked: number): string =>
  `أجبت عن ${answered}، بلا إجابة ${blank}، عليها إشارة ${bookmarked}`
export const nextBlank = 'التالي بلا إجابة'
export const questionNamed = (number: number, isAnswered: boolean, isBookmarked: boolean): string =>
  `السؤال ${number}، ${isAnswered ? 'أجبت عنه' : 'بلا إجابة'}${isBookmarked ? '، عليه إشارة' : ''}`
export const answered = 'أجبت عنه'
export const blank = 'بلا إجابة'
export const bookmarked = 'عليه إشارة'
export const bookmarks = 'الإشارات المرجعية'

export const isToEnd = (noun: Noun): string => `هل تريد إنهاء ${the(noun)}؟`
export const allAnswered = 'أجبت عن كل الأسئلة.'
export const someBlank = (number: number): string =>
  `${count(number, {
    zero: 'لا أسئلة بلا إجابة',
    one: 'ما زال سؤال واحد بلا إجابة',
    two: 'ما زال سؤالان بلا إجابة',
    few: 'ما زالت # أسئلة بلا إجابة',
    many: 'ما زال # سؤالًا بلا إجابة',
    other: 'ما زال # سؤال بلا إجابة',
  })}، وما بقي بلا إجابة يُحسب خطأ.`
export const incompleteIsBlank = ' السؤال الذي اخترت له خيارات أكثر أو أقل من المطلوب يُعدّ بلا إجابة.'
export const someBookmarked = (number: number): string => ` الأسئلة التي عليها إشارة: ${number}.`
export const clockIsRunning = ' المؤقت ما زال يعمل.'
export const endAndSee = (noun: Noun): string => `إنهاء ${the(noun)} وعرض النتيجة`
export const firstBlank = 'إلى أول سؤال بلا إجابة'
export const firstBookmark = 'إلى أول إشارة مرجعية'
export const backToQuestions = 'العودة إلى الأسئلة'

export const isPaused = (noun: Noun): string => `${the(noun)} متوقف مؤقتًا`
export const isElsewhere = (noun: Noun): string => `${the(noun)} مفتوح في علامة تبويب أخرى`
export const elsewhereText = (noun: Noun): string =>
  `تابعت ${the(noun)} هناك، وإجاباتك محفوظة. إذا تابعته هنا توقف مؤقتًا في علامة التبويب الأخرى.`
export const clockStopped = (left: string): string => `توقف المؤقت عند ${left}. `
export const answersSaved = 'إجاباتك محفوظة ولو أغلقت هذه الصفحة.'
export const goOnHere = 'المتابعة هنا'
export const goOn = 'متابعة'
export const backToOverview = 'العودة إلى صفحة الاختبار'

export const rightSoFar = (title: string, right: number, asked: number): string =>
  `${title}: الصحيح حتى الآن ${right} من ${asked}`
export const roundScore = (title: string, right: number, asked: number): string =>
  `${title}: الصحيح ${right} من ${asked}`
export const allRight = 'أصبت فيها كلها.'
export const missedStay = 'تبقى الأسئلة التي أخطأت فيها في قائمتك إلى أن تصيب فيها.'
export const repeatMissed = 'إعادة ما أخطأت فيه'
export const anotherRound = 'جولة أخرى'
export const nextQuestion = 'السؤال التالي'
export const check = 'تحقق'
export const stopPracticing = 'إيقاف التدريب'
export const backToPlan = 'العودة إلى خطة المذاكرة'

export const untilRight = 'ما أخطأت فيه، حتى تصيب في كل سؤال'
export const questionsLeft = (number: number): string =>
  count(number, {
    zero: 'لا أسئلة باقية',
    one: 'بقي سؤال واحد',
    two: 'بقي سؤالان',
    few: 'بقيت # أسئلة',
    many: 'بقي # سؤالًا',
    other: 'بقي # سؤال',
  })
export const gotRight = (number: number): string =>
  count(number, {
    one: 'أصبت فيه',
    two: 'أصبت في السؤالين',
    few: 'أصبت في الأسئلة كلها (#)',
    many: 'أصبت في الأسئلة كلها (#)',
    other: 'أصبت في الأسئلة كلها (#)',
  })
export const tookAnswers = (number: number): string =>
  count(number, {
    one: 'احتجت إلى إجابة واحدة.',
    two: 'احتجت إلى إجابتين.',
    few: 'احتجت إلى # إجابات.',
    many: 'احتجت إلى # إجابة.',
    other: 'احتجت إلى # إجابة.',
  })
export const backToResult = 'العودة إلى النتيجة'

export const yourNote = 'ملاحظتك'
export const addNote = 'إضافة ملاحظة'
export const noteOnQuestion = 'ملاحظتك على هذا السؤال'

export const taughtIn = 'شرحه في: '
export const theLesson = 'الدرس'
