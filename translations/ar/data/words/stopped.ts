export const hasStopped = 'توقف هذا الجزء من الصفحة بسبب خطأ. ما أنجزته حتى الآن محفوظ.'
export const tryAgain = 'إعادة المحاولة'
export const saveProgress = 'حفظ تقدّمك في ملف'
export const notSaved = 'تعذّر إنشاء الملف. تحقق من اتصالك بالإنترنت وأعد المحاولة.'
