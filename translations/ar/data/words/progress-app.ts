import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const unreadable =
  'تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح، وقد تُرك كما هو. احفظه في ملف قبل أن تمسحه، فلا يضيع شيء وقد يمكن إصلاح الملف.'
export const forbidden =
  'متصفحك لا يسمح لهذا الموقع بحفظ أي بيانات. ما تفعله هنا يبقى ما دامت الصفحة مفتوحة، ويمكنك حفظ تقدّمك في ملف قبل إغلاقها.'
export const needsScripts = 'لا يمكن حفظ تقدّمك وعرضه هنا إلا إذا كانت JavaScript مفعّلة في متصفحك.'

export const lessons = 'الدروس المقروءة'
export const exams = 'الاختبارات التجريبية'
export const underWay = 'قيد الإجراء'
export const questions = 'الأسئلة'
export const flashcards = 'البطاقات'
export const noCards = 'لا بطاقات بعد. '
export const cardsStarted = (number: number): string =>
  count(number, {
    zero: 'لا بطاقات بعد. ',
    one: 'بدأت بطاقة واحدة. ',
    two: 'بدأت بطاقتين. ',
    few: 'بدأت # بطاقات. ',
    many: 'بدأت # بطاقة. ',
    other: 'بدأت # بطاقة. ',
  })
export const studyCards = 'راجع البطاقات'
export const noExams = 'لا اختبارات بعد. '
export const takeExam = 'ابدأ الاختبار التجريبي'

const questionsOf = (questions: number): string =>
  count(questions, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '# أسئلة',
    many: '# سؤالًا',
    other: '# سؤال',
  })
const inMinutes = (minutes: number): string =>
  count(minutes, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

export const examTerms = (questions: number, minutes: number): string =>
  `: ${questionsOf(questions)} في ${inMinutes(minutes)}.`
export const result = (right: number, questions: number): string => `الصحيح ${right} من ${questions}`
export const passed = '، اجتزته'
export const notPassed = '، لم تجتزه'
export const oneTaken = (result: string): string => `اختبار واحد: ${result}.`
export const someTaken = (number: number, last: string, best: string): string =>
  `${count(number, {
    one: 'اختبار واحد',
    two: 'اختباران',
    few: '# اختبارات',
    many: '# اختبارًا',
    other: '# اختبار',
  })}. الأخير: ${last}. الأفضل: ${best}.`
export const noneUnderWay = 'لا شيء. إذا غادرت اختبارًا قبل نهايته وجدته في انتظارك هنا.'
export const answeredSoFar = (answered: number, asked: number, rest: string): string =>
  `: أجبت عن ${answered} من ${asked}، ${rest}`
export const timeIsUp = 'انتهى الوقت'
export const minutesLeft = (minutes: number): string =>
  count(minutes, {
    zero: 'بقي أقل من دقيقة',
    one: 'بقيت دقيقة',
    two: 'بقيت دقيقتان',
    few: 'بقيت # دقائق',
    many: 'بقيت # دقيقة',
    other: 'بقيت # دقيقة',
  })
export const noClock = 'بلا توقيت'
export const noAnswers = 'لا إجابات بعد.'
export const answered = (number: number, missed: number): string =>
  `${count(number, {
    one: 'أجبت عن سؤال واحد',
    two: 'أجبت عن سؤالين',
    few: 'أجبت عن # أسئلة',
    many: 'أجبت عن # سؤالًا',
    other: 'أجبت عن # سؤال',
  })}، ${missed === 0 ? 'بلا أخطاء' : `أخطأت في ${missed} منها`}`

export const save = 'حفظ في ملف'
export const saveStored = 'حفظ البيانات المخزّنة'
export const load = 'تحميل ملف'
export const loadHint = 'اختر ملفًا حُفظ من هذه الصفحة. يُضاف إلى التقدّم على هذا الجهاز ولا يحل محل شيء.'
export const reset = 'مسح التقدّم…'

export const characters = (number: number): string =>
  count(number, {
    one: 'حرف واحد من التقدّم المحفوظ لا يستطيع الموقع قراءته',
    two: 'حرفان من التقدّم المحفوظ لا يستطيع الموقع قراءتهما',
    few: '# أحرف من التقدّم المحفوظ لا يستطيع الموقع قراءتها',
    many: '# حرفًا من التقدّم المحفوظ لا يستطيع الموقع قراءتها',
    other: '# حرف من التقدّم المحفوظ لا يستطيع الموقع قراءتها',
  })
export const lastLesson = 'الدرس الذي توقفت عنده'
export const resetTitle = 'هل تريد مسح تقدّمك؟'
export const resetLoss = (loss: string): string =>
  `سيُحذف من هذا الجهاز ما يلي: ${loss}. ولا نسخة أخرى منه ما لم تكن قد حفظت ملفًا.`
export const cancel = 'إلغاء'
export const saveFirst = 'الحفظ في ملف أولًا'
export const resetNow = 'المسح الآن'
export const wasDeleted = 'حُذف تقدّمك من هذا الجهاز.'
export const wasNotDeleted = 'لم يسمح متصفحك لهذا الموقع بحذف تقدّمك.'
export const nothingToReset = 'لا شيء محفوظ، فلا شيء يُمسح.'

export const nothingNew = 'كل ما في هذا الملف موجود هنا من قبل.'
export const loaded = (what: string): string => `حُمّل ما يلي: ${what}.`
export const examLeftOut = ' تُرك الاختبار الجاري الذي في الملف، لأن عندك هنا اختبارًا جاريًا.'
export const nothingAdded =
  'تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح، فلا يمكن أن يُضاف إليه شيء. احفظه، ثم امسحه، ثم حمّل ملفك.'
export const nothingChanged = ' لم يتغير شيء.'
export const isNotKept = ' لا يحفظه متصفحك، فلا يبقى إلا ما دامت هذه الصفحة مفتوحة.'

const choose = 'الملف الذي حفظته من هذه الصفحة، وفي اسمه «progress» وتاريخ.'
export const notJson = `ليس هذا الملف بصيغة JSON، أو ينقصه جزء. احفظه من جديد، أو اختر ${choose}`
export const notProgress = `ليس في هذا الملف تقدّمك. اختر ${choose}`
export const isLater =
  'حُفظ هذا الملف من نسخة للموقع أحدث من هذه الصفحة. أعد تحميل الصفحة، ثم حمّل الملف مرة أخرى.'
export const isDamaged = (part: string): string =>
  `هذا الملف تالف: تعذّرت قراءة ${part}. احفظه من جديد حيث أنشأته، أو أصلحه في محرر نصوص.`
export const isTooLarge = `حجم هذا الملف أكبر من 16 ميغابايت، فلا يمكن أن يكون ملف تقدّم. اختر ${choose}`
export const isGone = 'لم يستطع متصفحك فتح هذا الملف. تأكد من أنه ما زال في مكانه، واختره من جديد.'

export const parts: Readonly<
  Record<'lessons' | 'last' | 'answers' | 'exam' | 'exams' | 'cards' | 'plan' | 'decks' | 'notes', string>
> = {
  lessons: 'قائمة الدروس المقروءة',
  last: 'آخر درس وُضعت عليه علامة',
  answers: 'قائمة الإجابات',
  exam: 'الاختبار الجاري',
  exams: 'قائمة الاختبارات السابقة',
  cards: 'قائمة البطاقات',
  plan: 'خطة المذاكرة',
  decks: 'اختيار البطاقات',
  notes: 'قائمة الملاحظات',
}

export const fields = {
  id: 'الاسم',
  startedAt: 'وقت البداية',
  endedAt: 'وقت النهاية',
  questions: 'قائمة الأسئلة',
  answers: 'الإجابات',
  flagged: 'قائمة الأسئلة المعلَّمة',
  at: 'السؤال الحالي',
  spent: 'الوقت المستعمل',
  right: 'عدد الإجابات الصحيحة',
  areas: 'العدد بحسب المجال',
  seed: 'ترتيب الخيارات',
  time: 'الوقت المعطى',
  times: 'الوقت لكل سؤال',
  pauses: 'عدد مرات التوقف',
  keptAt: 'وقت الحفظ',
  due: 'الموعد',
  last_review: 'تاريخ آخر مراجعة',
}
export const allProgress = 'التقدّم كله'
export const toolsPart = 'بيانات الأدوات'
export const otherPart = (key: string): string => `الجزء «${key}»`
export const otherField = (key: string): string => `الحقل «${key}»`
export const fieldOf = (field: string, part: string): string => `${field} في ${part}`
export const lesson = (key: string): string => `الدرس «${key}»`
export const answerTo = (key: string): string => `إجابة السؤال «${key}»`
export const flashcard = (key: string): string => `البطاقة «${key}»`
export const noteOn = (key: string): string => `الملاحظة على السؤال «${key}»`
export const examNumber = (number: number): string => `الاختبار السابق رقم ${number}`
