import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

type Noun = 'exam' | 'quiz'

const the = (noun: Noun) => (noun === 'exam' ? 'الاختبار' : 'التمرين')
const a = (noun: Noun) => (noun === 'exam' ? 'اختبار' : 'تمرين')

const questionsOf = (number: number) =>
  count(number, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '# أسئلة',
    many: '# سؤالًا',
    other: '# سؤال',
  })

export const startHere = 'ابدأ من هنا'
export const goOn = 'تابع'
export const howToUse = 'كيف تريد أن تستعمل الأسئلة؟'
export const start = 'ابدأ'

export const asAtExam = 'كما في الاختبار'
export const asAtExamText = (questions: number, minutes: number, pass: number): string =>
  `${questionsOf(questions)} في ${count(minutes, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })}، والنجاح من ${pass} صحيحة. يمكنك الرجوع ووضع الإشارات وتغيير الإجابات، لا الإيقاف المؤقت. وتأتي الأسباب في النهاية.`
export const shortExam = 'اختبار قصير'
export const shortExamText = (questions: number, minutes: string): string =>
  `مثله، لكن ${questionsOf(questions)} في ${minutes} دقيقة.`
export const firstLook = 'نظرة أولى'
export const firstLookText = (questions: number): string =>
  `${questionsOf(questions)} من السهل بلا مؤقت، لترى ما تعرفه من الآن ومن أين تبدأ.`
export const learning = 'للتعلّم'
export const learningText = (questions: number): string =>
  `${questionsOf(questions)} من كل المجالات بلا مؤقت، والأسباب بعد كل إجابة مباشرة.`
export const ownQuiz = 'تمرين من اختياري'
export const ownQuizText = 'تختار المواضيع والأسئلة والمؤقت.'
export const colon = ':'

export const sections = 'أقسام دليل سكرم'
export const areas = 'المجالات'
export const kinds = 'الأنواع'
export const kindNames: Readonly<Record<'single' | 'multiple' | 'true-false', string>> = {
  single: 'إجابة صحيحة واحدة',
  multiple: 'عدة إجابات صحيحة',
  'true-false': 'صح أم خطأ',
}
export const levels = 'المستويات'
export const levelNames: Readonly<Record<1 | 2 | 3, string>> = { 1: 'سهل', 2: 'متوسط', 3: 'صعب' }
export const anyOf = (list: string): string => `${list}: الكل`
export const someOf = (list: string, number: number): string => `${list}: اخترت ${number}`
export const ask = 'الأسئلة المطلوبة'
export const askAll = 'كل الأسئلة'
export const askNew = 'الجديدة فقط'
export const askMissed = 'ما أخطأت فيه آخر مرة فقط'
export const numberOfQuestions = 'عدد الأسئلة'
export const clockAndReasons = 'المؤقت والأسباب'
export const noClockAtOnce = 'بلا مؤقت، والأسباب بعد كل إجابة'
export const noClock = 'بلا مؤقت، والأسباب في النهاية'
export const clockRunsOn = 'مؤقت بسرعة الاختبار، والأسباب في النهاية'
export const clockPauses = 'مؤقت أستطيع إيقافه، والأسباب في النهاية'
export const matches = (number: number): string => `الأسئلة المطابقة: ${number}.`
export const moreMatch = (number: number, asked: number): string =>
  `الأسئلة المطابقة: ${number}، وفي التمرين منها ${asked}.`

export const underWay = (noun: Noun, answered: number, asked: number): string =>
  `${a(noun)} لم ينته، أجبت فيه عن ${answered} من ${asked}.`
export const underWayWithClock = (noun: Noun, answered: number, asked: number, left: string): string =>
  `${a(noun)} لم ينته، أجبت فيه عن ${answered} من ${asked}، والوقت المتبقي ${left}.`
export const clockKeepsRunning = 'يظل المؤقت يعمل وأنت بعيد.'
export const goOnWith = (noun: Noun): string => `تابع ${the(noun)}`
export const giveUp = 'ترك…'
export const isToGiveUp = (noun: Noun, answers: number): string =>
  `هل تريد ترك هذا ${the(noun)}؟ ${count(answers, {
    zero: 'لن يُحسب',
    one: 'لن تُحسب إجابتك فيه',
    two: 'لن تُحسب إجابتاك فيه',
    few: 'لن تُحسب إجاباتك فيه (#)',
    many: 'لن تُحسب إجاباتك فيه (#)',
    other: 'لن تُحسب إجاباتك فيه (#)',
  })}، ولن يُحفظ شيء.`
export const keepIt = 'الاحتفاظ به'
export const giveItUp = 'تركه'

export const practiceByArea = 'تدرّب بحسب المجال'
export const practiceByAreaText =
  'بلا مؤقت، وتُشرح كل إجابة في الحال. وتأتي أولًا الأسئلة التي أخطأت فيها أو لم ترها.'
export const questionsIn = (number: number): string => questionsOf(number)
export const rightIn = (right: number, answered: number, all: number): string =>
  `الصحيح ${right} من ${answered}، والمجموع ${all}`
export const practiceMissed = 'تدرّب على ما أخطأت فيه'
export const missed = 'ما أخطأت فيه'
export const nothingMissed =
  'القائمة فارغة. السؤال الذي تخطئ فيه في اختبار أو تدريب أو في نهاية درس يُضاف إليها، ويخرج منها متى أصبت فيه.'
export const someMissed = (number: number): string =>
  `${count(number, {
    zero: 'لا أسئلة تنتظرك',
    one: 'ينتظرك سؤال واحد',
    two: 'ينتظرك سؤالان',
    few: 'تنتظرك # أسئلة',
    many: 'ينتظرك # سؤالًا',
    other: 'ينتظرك # سؤال',
  })}، بدءًا بأقدم ما أخطأت فيه. ويخرج السؤال من القائمة متى أصبت فيه.`

export const yourExams = 'اختباراتك'
export const noExams = 'لا اختبارات بعد. كل اختبار تنهيه يظهر هنا بنتيجته.'
export const ended = 'تاريخ الانتهاء'
export const right = 'الصحيح'
export const result = 'النتيجة'
export const time = 'الوقت'
export const seeResult = ': عرض النتيجة'
export const rightPercent = (right: number, asked: number, percent: number): string =>
  `${right} من ${asked} (${percent}%)`
export const passed = 'ناجح'
export const notPassed = 'لم تنجح'
export const quiz = 'تمرين'

export const ready = 'هل أنت مستعد؟'
export const notEnough = (fewest: number, given: number): string =>
  ` يحتاج التقدير إلى إجاباتك الأولى عن ${fewest} من الأسئلة، وقد أجبت حتى الآن عن ${given}.`
export const wouldPass = (of10: number): string =>
  `هل أنت مستعد؟ التقدير أن تنجح في نحو ${of10} من كل 10 اختبارات كهذا.`
export const wouldPassBetween = (of10: number, low: number, high: number): string =>
  `هل أنت مستعد؟ التقدير أن تنجح في نحو ${of10} من كل 10 اختبارات كهذا (بين ${low} و${high}، باحتمال 80%).`
export const restsOn = (number: number): string =>
  `يقوم هذا على إجاباتك الأولى عن آخر ما لقيته من أسئلة (${number})، لأن السؤال أسهل في المرة الثانية. ولا يحسب حساب أدائك مع المؤقت.`

export const forTrainers = 'للمدربين'
export const forTrainersText =
  'أنشئ تمرينًا لمتدربيك: صفحة للطباعة مع الإجابات أو دونها، وملف بصيغة GIFT يستورده Moodle. ولإنشائه من أسئلة اختبار افتح نتيجته. وللتمرين عنوان خاص به تستطيع حفظه.'
export const section = 'قسم الدليل'
export const allSections = 'كل الأقسام'
export const area = 'المجال'
export const allAreas = 'كل المجالات'
export const atMost = 'الحد الأقصى'
export const noneFits = 'لا سؤال مطابقًا.'
export const someFit = (number: number): string => `الأسئلة المتاحة: ${number}.`
export const makeQuiz = 'إنشاء التمرين'
export const quizOf = (number: number): string =>
  count(number, {
    zero: 'تمرين بلا أسئلة',
    one: 'تمرين من سؤال واحد',
    two: 'تمرين من سؤالين',
    few: 'تمرين من # أسئلة',
    many: 'تمرين من # سؤالًا',
    other: 'تمرين من # سؤال',
  })
export const quizTitle = 'تمرين PSM I'
export const questionsFrom = (source: string): string => `مصدر الأسئلة: ${source}`
export const severalAreRight = ' (أكثر من إجابة صحيحة.)'
export const print = 'طباعة'
export const withAnswers = 'مع الإجابات'
export const saveForMoodle = 'حفظ لـMoodle (GIFT)'
export const backToOverview = 'العودة إلى صفحة الاختبار'

export const nothingHere = 'لا شيء هنا'
export const noQuestions = 'لا أسئلة بهذه الأسماء.'
export const noExam = 'ليس في هذا المتصفح اختبار بهذا العنوان. ربما كان محفوظًا في متصفح آخر، أو حُذف.'
export const loading = 'جارٍ تحميل الأسئلة…'
export const questionsFailed = 'تعذّر تحميل الأسئلة. تحقق من اتصالك بالإنترنت وأعد المحاولة.'
export const tryAgain = 'إعادة المحاولة'
export const needsScripts =
  'يحتاج الاختبار والتدريب إلى JavaScript، وهي موقوفة في متصفحك. ويمكنك من دونها أن تجيب عن الأسئلة في نهاية كل درس.'
export const unreadable =
  'تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح، فلا يمكن أن يُضاف إليه شيء، وقد تُرك كما هو. تستطيع من صفحة الدورة الرئيسية أن تحفظه في ملف وتبدأ من جديد.'
export const forbidden =
  'متصفحك لا يسمح لهذا الموقع بحفظ أي بيانات، لذلك لا يبقى الاختبار إلا ما دامت هذه الصفحة مفتوحة.'
