import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const rightOf = (right: number, asked: number): string => `الصحيح ${right} من ${asked}`
export const passedWith = (right: number, asked: number): string => `${rightOf(right, asked)}: ناجح`
export const notPassedWith = (right: number, asked: number): string => `${rightOf(right, asked)}: لم تنجح`
export const percentAnd = (percent: number, rest: string): string => `${percent}%${rest && `، ${rest}`}. `
export const needed = (percent: number, right: number, asked: number): string =>
  `النجاح من ${percent}% (${right} من ${asked}). `
export const wrong = (number: number): string => `خطأ ${number}`
export const leftBlank = (number: number): string => `بلا إجابة ${number}`
export const notReached = (number: number): string => `لم تصل إلى ${number}`
export const listed = (parts: readonly string[]): string => parts.join('، ')
export const asSentence = (text: string): string => `${text}.`

export const timeRanOut = 'نفد الوقت فانتهى الاختبار.'
export const youTook = (time: string): string => `الوقت الذي استغرقته: ${time}.`
export const minutes = (number: number): string =>
  count(number < 1 ? 0 : number, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })
export const wasStrict = ' كان اختبارًا صارمًا، بلا إيقاف مؤقت ولا رجوع إلى ما سبق.'
export const youPaused = (times: number): string =>
  count(times, {
    zero: ' لم توقفه مؤقتًا.',
    one: ' أوقفته مؤقتًا مرة واحدة.',
    two: ' أوقفته مؤقتًا مرتين.',
    few: ' أوقفته مؤقتًا # مرات.',
    many: ' أوقفته مؤقتًا # مرة.',
    other: ' أوقفته مؤقتًا # مرة.',
  })

export const endedEarly = (answers: number, asked: number): string =>
  `${count(answers, {
    zero: 'أنهيته قبل أي إجابة',
    one: 'أنهيته بعد إجابة واحدة',
    two: 'أنهيته بعد إجابتين',
    few: 'أنهيته بعد # إجابات',
    many: 'أنهيته بعد # إجابة',
    other: 'أنهيته بعد # إجابة',
  })} والأسئلة ${asked}، فلا يقول شيئًا عن مجالاتك. أكمل اختبارًا حتى نهايته.`
export const problemIsTime = (right: number, answered: number, percent: number, open: number): string =>
  `مشكلتك في الوقت: أصبت في ${right} مما أجبت عنه، وهو ${answered} (${percent}%)، وهذا يكفي للنجاح، لكن بقي ${open} بلا إجابة. أجب عن كل سؤال قبل أن تعود إلى سؤال سابق، وتدرّب مع المؤقت.`
export const practicePace = (unseen: number): string =>
  `خسرت بسبب الوقت أكثر مما خسرت بسبب الأخطاء: ${count(unseen, {
    zero: 'لم يبق سؤال لم تصل إليه',
    one: 'بقي سؤال واحد لم تصل إليه',
    two: 'بقي سؤالان لم تصل إليهما',
    few: 'بقيت # أسئلة لم تصل إليها',
    many: 'بقي # سؤالًا لم تصل إليها',
    other: 'بقي # سؤال لم تصل إليها',
  })}. الخطوة التالية: تدرّب على السرعة باختبار قصير، وتجاوز كل سؤال يأخذ أكثر من دقيقة.`
export const thenRepeat = (missed: number): string =>
  ` ثم ${count(missed, {
    one: 'أعد السؤال الذي أخطأت فيه حتى تصيب',
    two: 'أعد السؤالين اللذين أخطأت فيهما حتى تصيب فيهما',
    few: 'أعد الأسئلة التي أخطأت فيها (#) حتى تصيب في كل منها',
    many: 'أعد الأسئلة التي أخطأت فيها (#) حتى تصيب في كل منها',
    other: 'أعد الأسئلة التي أخطأت فيها (#) حتى تصيب في كل منها',
  })}، واقرأ الدروس أدناه.`
export const beginWithLessons = 'الخطوة التالية: ابدأ بالدروس أدناه، بهذا الترتيب.'
export const repeatAndRead = (missed: number): string =>
  `${count(missed, {
    one: 'الخطوة التالية: أعد السؤال الذي أخطأت فيه حتى تصيب',
    two: 'الخطوة التالية: أعد السؤالين اللذين أخطأت فيهما حتى تصيب فيهما',
    few: 'الخطوة التالية: أعد الأسئلة التي أخطأت فيها (#) حتى تصيب في كل منها',
    many: 'الخطوة التالية: أعد الأسئلة التي أخطأت فيها (#) حتى تصيب في كل منها',
    other: 'الخطوة التالية: أعد الأسئلة التي أخطأت فيها (#) حتى تصيب في كل منها',
  })}، واقرأ الدروس أدناه.`
export const answerAll = 'الخطوة التالية: لم تخطئ في أي إجابة. أجب عن كل الأسئلة، فالتخمين لا يكلفك شيئًا.'
export const takeAnother = 'الخطوة التالية: أدِّ اختبارًا آخر، فأسئلته مختلفة.'

export const repeatMissed = 'إعادة ما أخطأت فيه'
export const backToOverview = 'العودة إلى صفحة الاختبار'
export const print = 'طباعة'
export const saveAsFile = 'حفظ في ملف'

const points = (number: number) =>
  count(number, {
    zero: '# نقطة مئوية',
    one: 'نقطة مئوية واحدة',
    two: 'نقطتين مئويتين',
    few: '# نقاط مئوية',
    many: '# نقطة مئوية',
    other: '# نقطة مئوية',
  })

export const samePercentage = 'النسبة نفسها التي في الاختبار السابق من هذا النوع.'
export const morePoints = (number: number): string =>
  `أعلى من الاختبار السابق من هذا النوع بـ${points(number)}.`
export const fewerPoints = (number: number): string =>
  `أدنى من الاختبار السابق من هذا النوع بـ${points(number)}.`
export const noneWasBetter = ' وهذا أفضلها.'
export const bestWas = (percent: number): string => ` وأفضلها ${percent}%.`
export const chart = (percentages: string, pass: number): string =>
  `نسبة الإجابات الصحيحة من أقدم اختبار إلى أحدثه: ${percentages}. النجاح من ${pass}.`

export const byArea = 'بحسب المجال، بدءًا بالأضعف'
export const area = 'المجال'
export const fewPerArea = 'أسئلة قليلة لكل مجال لا تدل على الكثير. فإن ضعف مجال في عدة اختبارات فاعمل عليه.'
export const byOthers = 'بحسب قسم دليل سكرم والنوع والمستوى'
export const bySection = 'بحسب قسم الدليل، بدءًا بالأضعف'
export const section = 'القسم'
export const byKind = 'بحسب نوع السؤال'
export const kind = 'النوع'
export const byLevel = 'بحسب المستوى'
export const level = 'المستوى'
export const outcomes: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'صحيح',
  wrong: 'خطأ',
  blank: 'بلا إجابة',
  unseen: 'لم تصل إليه',
}

export const howSureYouWere = 'كم كنت متأكدًا'
export const youSaid = 'قلت'
export const luckAndConviction = (lucky: number, convinced: number): string =>
  `الصحيح بالحظ: ${lucky}. الخطأ مع التأكد: ${convinced}${convinced > 0 ? '، وهو أنفع ما تراجعه، لأنك ما كنت لتبحث عنه' : ''}.`

export const youBookmarked = (number: number, right: number, rest: string): string =>
  `${count(number, {
    zero: 'لم تضع إشارة على أي سؤال',
    one: 'وضعت إشارة على سؤال واحد',
    two: 'وضعت إشارة على سؤالين',
    few: 'وضعت إشارة على # أسئلة',
    many: 'وضعت إشارة على # سؤالًا',
    other: 'وضعت إشارة على # سؤال',
  })}: الصحيح ${right}${rest && `، ${rest}`}.`
const changes = (number: number) =>
  count(number, {
    zero: 'لم تغيّر أي إجابة',
    one: 'غيّرت إجابة واحدة',
    two: 'غيّرت إجابتين',
    few: 'غيّرت # إجابات',
    many: 'غيّرت # إجابة',
    other: 'غيّرت # إجابة',
  })
export const youChanged = (number: number, right: number): string =>
  `${changes(number)}: الصحيح في النهاية ${right}.`
export const youChangedTo = (number: number, gained: number, lost: number): string =>
  `${changes(number)}: من الخطأ إلى الصواب ${gained}، ومن الصواب إلى الخطأ ${lost}.`
export const slowQuestions = (number: number, pace: string, right: number): string =>
  `${count(number, {
    zero: 'لا أسئلة أخذت',
    one: 'سؤال واحد أخذ',
    two: 'سؤالان أخذا',
    few: '# أسئلة أخذت',
    many: '# سؤالًا أخذ كل منها',
    other: '# سؤال أخذ كل منها',
  })} أكثر من ضعف المعدل (${pace}): الصحيح ${right}.`

export const lessonsToRead = 'دروس تقرؤها'
export const missedOf = (number: number): string =>
  count(number, {
    zero: ' (بلا أخطاء)',
    one: ' (خطأ واحد)',
    two: ' (خطآن)',
    few: ' (# أخطاء)',
    many: ' (# خطأ)',
    other: ' (# خطأ)',
  })
export const moreLessons = (number: number): string => `دروس أخرى (${number})`
export const studyPlan = 'تبدأ '
export const studyPlanLink = 'خطة المذاكرة'
export const studyPlanEnd = ' بمواضع ضعفك، يومًا بيوم حتى اختبارك.'

export const questions = 'الأسئلة'
export const show = 'إظهار'
export const filters = {
  missed: 'أخطأت فيها',
  blank: 'بلا إجابة أو لم تصل إليها',
  unsure: 'غير متأكد أو تخمين',
  lucky: 'صحيحة بالحظ',
  convinced: 'خطأ مع التأكد',
  bookmarked: 'عليها إشارة',
  slow: 'بطيئة',
  changed: 'غيّرت إجابتها',
  all: 'الكل',
}
export const allAreas = 'كل المجالات'
export const sectionOfGuide = 'قسم الدليل'
export const allSections = 'كل الأقسام'
export const noneLeft = 'لا أسئلة باقية.'
export const someShown = (number: number): string =>
  count(number, {
    zero: 'لا أسئلة.',
    one: 'سؤال واحد.',
    two: 'سؤالان.',
    few: '# أسئلة.',
    many: '# سؤالًا.',
    other: '# سؤال.',
  })
export const openAll = 'فتح الكل'
export const closeAll = 'إغلاق الكل'
export const makeQuiz = 'إنشاء تمرين منها'
export const outcomeOf = (number: number, outcome: string): string => `${number}، ${outcome}:`
export const outcomeWords: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'صحيح',
  wrong: 'خطأ',
  blank: 'بلا إجابة',
  unseen: 'لم تصل إليه',
}
export const chosenInstead = (chosen: number, asked: number): string => `اخترت ${chosen} بدل ${asked}`
export const sureWords: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'متأكد',
  unsure: 'غير متأكد',
  guess: 'تخمين',
}
export const changed = 'تغيّرت الإجابة'
export const bookmarked = 'عليه إشارة'
export const took = (time: string): string => `${time} دقيقة`
export const tookAtPace = (time: string, pace: string): string => `${time} دقيقة (المعدل ${pace})`

export const fileTitle = (ended: string): string => `اختبار PSM I تجريبي، انتهى في ${ended}`
export const filePassed = (needed: number): string => `: ناجح (المطلوب ${needed})`
export const fileNotPassed = (needed: number): string => `: لم تنجح (المطلوب ${needed})`
export const fileByArea = 'بحسب المجال'
export const fileBySection = 'بحسب قسم دليل سكرم'
export const isRight = 'صحيح'
export const yourAnswer = 'إجابتك'
export const partRight = (name: string, right: number, rest: string): string =>
  `${name}: الصحيح ${right}${rest && `، ${rest}`}`
