export const allPages = 'كل الصفحات'

export const menu = 'القائمة'

export const main = 'التنقل الرئيسي'

export const pagesIn = (section: string): string => `صفحات قسم ${section}`

export const pages = 'الصفحات'

export const hideSidebar = 'إخفاء الشريط الجانبي'
export const showSidebar = 'إظهار الشريط الجانبي'

export const onThisPage = 'في هذه الصفحة'

export const footer = 'تذييل الصفحة'

export const shareYourFeedback = 'شاركنا رأيك'

export const copyright = <Part>(year: Part, brand: string): readonly (Part | string)[] => [
  '© ',
  year,
  ` ${brand}. الموقع مستقل عن Scrum.org وScrum Alliance وPMI وAtlassian، ولا يحظى بتأييد أي منها.`,
]

export const opensInNewTab = ' (يُفتح في علامة تبويب جديدة)'
export const opensInNewWindow = ' (يُفتح في نافذة جديدة)'

export const permalink = 'رابط ثابت إلى هذا القسم'

export const table = 'جدول'
export const code = 'شيفرة'

export const changeLanguage = 'تغيير اللغة'
export const changeTheme = 'تغيير المظهر'

export const themes: Readonly<Record<'light' | 'dark' | 'system', string>> = {
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب النظام',
}

export const otherPages = 'عن الموقع، وصفحات أخرى'

export const ofTheme = {
  Announcement: 'إعلان',
  'Dismiss banner': 'إغلاق الإعلان',
  Breadcrumb: 'مسار التنقل',
  'On this page': 'في هذه الصفحة',
  'Previous and next page': 'الصفحتان السابقة والتالية',
  'Skip to content': 'التخطي إلى المحتوى',
}
