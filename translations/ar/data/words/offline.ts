import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const onThisDevice = 'على هذا الجهاز'
export const savedCourse = 'الدورة المحفوظة'
export const nothingKept = 'لا صفحات محفوظة على هذا الجهاز.'

export const canBeSaved =
  'يمكنك حفظ الدورة على هذا الجهاز، فتعمل دروسها وأسئلتها وبطاقاتها واختباراتها والبحث فيها بلا اتصال.'

export const size = (pages: number, load: string, keep: string): string =>
  `${count(pages, {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '# صفحات',
    many: '# صفحة',
    other: '# صفحة',
  })}: نحو ${load} ميغابايت للتنزيل، و${keep} ميغابايت على الجهاز.`

export const save = 'حفظ الدورة'
export const goOn = 'متابعة الحفظ'
export const stop = 'إيقاف'
export const saveNewest = 'حفظ أحدث نسخة'
export const checkForNewer = 'البحث عن نسخة أحدث'
export const remove = 'حذف الدورة المحفوظة'

export const saving = 'حفظ الدورة'

export const removedByBrowser =
  'حذف المتصفح الدورة المحفوظة، كما تفعل المتصفحات حين تضيق مساحة الجهاز. يمكنك حفظها من جديد.'
export const isSaved = 'الدورة محفوظة على هذا الجهاز.'
export const isOld = 'الدورة محفوظة على هذا الجهاز، ولها نسخة أحدث.'
export const filesSaved = (done: number, all: number): string =>
  `الملفات المحفوظة: ${done} من ${all}. يمكن قراءة الدورة بلا اتصال بعد حفظها كلها.`
export const partSaved = 'حُفظ جزء من الدورة. يمكن قراءتها بلا اتصال بعد حفظها كلها.'
export const isSaving = 'جارٍ حفظ الدورة…'
export const percentSaved = (percent: number): string => `حُفظ ${percent}%.`
export const mayBeRemoved = 'قد يحذفها المتصفح إذا ضاقت مساحة الجهاز.'
export const wasRemoved = 'حُذفت الدورة المحفوظة من هذا الجهاز.'

export const noConnection = 'انقطع الاتصال. ما حُفظ باقٍ، فتابع حين يعود الاتصال.'
export const noSpace =
  'لا تكفي المساحة لحفظ الدورة. وفّر مساحة على هذا الجهاز، أو احذف ما حفظته مواقع أخرى في هذا المتصفح، ثم تابع.'
export const otherBuild = 'تُنشر الآن نسخة جديدة من الموقع. أعد المحاولة بعد دقائق.'
export const noWorker =
  'هذا المتصفح لا يسمح للموقع بالعمل بلا اتصال. ربما تتصفح في نافذة خاصة، أو لا يبدأ العنوان بـ https.'
