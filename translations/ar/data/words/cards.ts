import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const minutes = (number: number): string =>
  count(number, {
    one: 'بعد دقيقة',
    two: 'بعد دقيقتين',
    few: 'بعد # دقائق',
    many: 'بعد # دقيقة',
    other: 'بعد # دقيقة',
  })
export const hours = (number: number): string =>
  count(number, {
    one: 'بعد ساعة',
    two: 'بعد ساعتين',
    few: 'بعد # ساعات',
    many: 'بعد # ساعة',
    other: 'بعد # ساعة',
  })
export const days = (number: number): string =>
  count(number, {
    one: 'بعد يوم',
    two: 'بعد يومين',
    few: 'بعد # أيام',
    many: 'بعد # يومًا',
    other: 'بعد # يوم',
  })
export const months = (number: number): string =>
  count(number, {
    one: 'بعد شهر',
    two: 'بعد شهرين',
    few: 'بعد # أشهر',
    many: 'بعد # شهرًا',
    other: 'بعد # شهر',
  })
export const years = (number: number): string =>
  count(number, {
    one: 'بعد سنة',
    two: 'بعد سنتين',
    few: 'بعد # سنوات',
    many: 'بعد # سنة',
    other: 'بعد # سنة',
  })

export const tomorrow = (day: string): string => `غدًا، ${day}`
export const nothingDueUntil = (when: string): string => `موعد البطاقة التالية: ${when}.`

export const deck = 'المجموعة'
export const deckNames: Readonly<Record<'today' | 'terms' | 'guide' | 'questions' | 'missed', string>> = {
  today: 'مراجعة اليوم',
  terms: 'كل المصطلحات',
  guide: 'مصطلحات دليل سكرم',
  questions: 'الأسئلة',
  missed: 'الأسئلة التي أخطأت فيها',
}
export const newADay = 'البطاقات الجديدة في اليوم'

const grades: Readonly<Record<string, string>> = {
  Again: 'مرة أخرى',
  Hard: 'صعب',
  Good: 'جيد',
  Easy: 'سهل',
}

export function gradeName(english: string): string {
  return grades[english] ?? english
}

export const card = 'بطاقة'
export const newCard = 'بطاقة جديدة'
export const wrongClock =
  'ظهرت هذه البطاقة قبل موعدها لأن ساعة هذا الجهاز غير مضبوطة، أو كانت كذلك حين قيّمتها. قيّمها من جديد ليُحدَّد لها موعد جديد.'
export const answer = 'الإجابة'
export const showAnswer = 'إظهار الإجابة'
export const howWell = 'كيف كانت إجابتك؟'
export const keys = 'يمكنك التقييم أيضًا بالمفاتيح من 1 إلى 4 حين تكون البطاقة محددة.'
export const inGlossary = 'في المسرد'
export const termInGlossary = (term: string): string => `${term} في المسرد`
export const lesson = 'الدرس الذي يشرحها'

export const leftNow = 'المتبقي الآن'
export const newOfThese = 'الجديدة منها'
export const learned = { term: 'المصطلحات المحفوظة', question: 'الأسئلة المحفوظة' }
export const knownOf = (known: number, all: number): string => `${known} من ${all}`
export const undo = 'التراجع عن آخر تقييم'
export const graded = (name: string, grade: string, span: string): string =>
  `${name}: «${grade}»، والموعد التالي ${span}.`
export const undone = (name: string, grade: string): string => `${name}: أُلغي التقييم «${grade}».`
export const theQuestion = 'السؤال'
export const gradedElsewhere = 'قُيّمت هذه البطاقة في علامة تبويب أخرى.'
export const gradeStays = 'قُيّمت هذه البطاقة بعد ذلك في علامة تبويب أخرى، وبقي ذلك التقييم.'

export const endOfSession = 'نهاية الجلسة'
export const thereIsMore = 'بقي المزيد'
export const doneForNow = 'انتهيت الآن'
export const moreWaiting = 'ما زالت بطاقات تنتظرك.'
export const allNewStarted = 'بدأت كل بطاقات اليوم الجديدة. إن أردت المزيد فاختر عددًا أكبر أدناه.'
export const backToPlan = 'العودة إلى خطة المذاكرة'
export const goOn = 'متابعة'
export const studyAhead = 'المراجعة قبل الموعد'
export const aheadNote = 'تعرض لك المراجعة قبل الموعد بطاقات لم يحن موعدها، بدءًا بأقربها.'

export const unreadable =
  'تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح، وقد تُرك كما هو. لا يمكنك مراجعة البطاقات هنا، لكن يمكنك قراءتها وطباعتها وتصديرها.'
export const forbidden =
  'متصفحك لا يسمح لهذا الموقع بحفظ أي بيانات، لذلك لا تبقى تقييماتك إلا إلى أن تغادر هذه الصفحة.'
export const questionsFailed = 'تعذّر تحميل الأسئلة. تحقق من اتصالك بالإنترنت وأعد المحاولة.'
export const tryAgain = 'إعادة المحاولة'
export const loadingQuestions = 'جارٍ تحميل أسئلتك…'
export const noMissed = 'لا أسئلة أخطأت فيها. أجب عن بعض الأسئلة في '
export const noQuestions = 'لا أسئلة بعد. أجب عن بعض الأسئلة في '
export const practiceExam = 'الاختبار التجريبي'
export const missedComeHere = ' أو في نهاية أي درس: ما تخطئ فيه يبقى هنا إلى أن تجيب عنه إجابة صحيحة.'
export const questionsComeHere = ' أو في نهاية أي درس: يعود كل سؤال إلى هنا، وأسرعها ما كنت أقل ثقة به.'

export const needsScripts =
  'تحتاج المراجعة إلى JavaScript، وهي موقوفة في متصفحك. تجد أدناه البطاقات كلها بوجهيها.'

export const allCards = (number: number): string =>
  count(number, {
    zero: 'لا بطاقات في هذه المجموعة',
    one: 'البطاقة الوحيدة في هذه المجموعة، بوجهيها',
    two: 'بطاقتا هذه المجموعة، بوجهيهما',
    few: 'بطاقات هذه المجموعة (#)، بوجهيها',
    many: 'بطاقات هذه المجموعة (#)، بوجهيها',
    other: 'بطاقات هذه المجموعة (#)، بوجهيها',
  })
export const print = 'طباعة بطاقات هذه المجموعة'
export const exportAll = 'تصدير الكل إلى Anki'
export const terms = (number: number): string =>
  count(number, {
    zero: 'لا مصطلحات',
    one: 'مصطلح واحد',
    two: 'مصطلحان',
    few: '# مصطلحات',
    many: '# مصطلحًا',
    other: '# مصطلح',
  })
export const questions = (number: number): string =>
  count(number, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '# أسئلة',
    many: '# سؤالًا',
    other: '# سؤال',
  })
export const exported = (file: string, what: string): string => `محتوى الملف ${file}: ${what}.`
export const exportedInPart = ' تعذّر تحميل الأسئلة. لإعادة المحاولة صدّر مرة أخرى.'

export const ankiGlossary = 'المسرد'
export const ankiLesson = 'الدرس'
