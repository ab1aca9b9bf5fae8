export const untranslated = 'الصفحة التي جئت منها غير متاحة بالعربية بعد. هذه أقرب صفحة إليها.'

export const outdated = 'تغيّر النص الأصلي بعد ترجمة هذه الصفحة.'

export const toOriginal = 'قراءة النص الأصلي'
