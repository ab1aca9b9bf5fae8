export const freeHandbook = 'كتاب مجاني'

export const freeHandbookAd = 'كتاب «إتقان سكرم» مجانًا بالإنجليزية:'

export const downloadNow = 'تنزيل'

export const handbook = 'كتاب «إتقان سكرم»'
export const handbookText = 'كتاب إلكتروني مجاني باللغة الإنجليزية من تأليف كاتب هذه الدروس.'

export const formTitle = 'احصل على الكتاب الإلكتروني مجانًا'
export const formText =
  'نزّل كتاب «إتقان سكرم» مجانًا باللغة الإنجليزية، وفيه دورة سكرم كاملة. تصلك رسالة لتأكيد اشتراكك، ثم 31 رسالة قصيرة.'
export const firstName = 'الاسم الأول'
export const firstNameMissing = 'اكتب اسمك الأول.'
export const email = 'البريد الإلكتروني'
export const emailWrong = 'اكتب عنوانًا مثل name@mail.example.'
export const subscribe = 'اشتراك وتنزيل'
export const privacy = 'نحترم خصوصيتك. يمكنك إلغاء الاشتراك متى شئت.'
export const openSignUpPage = 'فتح صفحة الاشتراك'

export const success = 'شكرًا لك! افتح بريدك الآن لتأكيد الاشتراك.'
export const unreachable =
  'لم تستجب خدمة الاشتراك. تحقق من اتصالك بالإنترنت وأعد المحاولة، أو افتح صفحة الاشتراك من الرابط أدناه.'
export const refused = 'رفضت خدمة الاشتراك النموذج. راجع الخانتين وأعد المحاولة.'
export const broken =
  'خدمة الاشتراك لا تعمل حاليًا. أعد المحاولة لاحقًا، أو افتح صفحة الاشتراك من الرابط أدناه.'

export const close = 'إغلاق'
export const coverAlt = 'غلاف كتاب «إتقان سكرم» (يُفتح في علامة تبويب جديدة)'
export const dialogTitle = 'كتابك الإلكتروني المجاني'
export const dialogText = 'نزّل كتاب «إتقان سكرم» مجانًا (بالإنجليزية)، وطوّر مهاراتك.'
export const dialogLink = 'اشتراك'

export const willSeeOffer = 'سيظهر لك العرض.'
export const wontSeeOffer = 'لن يظهر لك العرض.'
