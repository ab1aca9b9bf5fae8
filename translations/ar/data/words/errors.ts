export const pressFailed = 'لم ينجح ذلك. تحقق من اتصالك بالإنترنت واضغط مرة أخرى، أو '

export const scriptFailed = 'قد لا تعمل بعض الأزرار لأن جزءًا من الصفحة لم يُحمَّل. تحقق من اتصالك بالإنترنت و'

export const reloadPage = 'أعد تحميل الصفحة'

export const newerVersion = 'صدرت نسخة أحدث من الموقع: '
export const loadIt = 'حمّلها الآن'

export const end = '.'

export const reportLink = 'الإبلاغ عن رابط معطّل ←'

export const reportError = 'الإبلاغ عن خطأ في هذا العنوان ←'

export const linkIssue = 'رابط معطّل: `{}`. نرجو إصلاحه.'
export const errorIssue = 'خطأ من الخادم في العنوان `{}`. نرجو إصلاحه.'

export const mistakeIssue = 'خطأ في صفحة '
