export const allPages = 'Все страницы'

export const menu = 'Меню'

export const main = 'Разделы сайта'

export const pagesIn = (section: string): string => `Страницы раздела «${section}»`

export const pages = 'Страницы'

export const hideSidebar = 'Скрыть боковое меню'
export const showSidebar = 'Показать боковое меню'

export const onThisPage = 'На этой странице'

export const footer = 'Ссылки внизу страницы'

export const shareYourFeedback = 'Оставить отзыв'

export const copyright = <Part>(year: Part, brand: string): readonly (Part | string)[] => [
  '© ',
  year,
  ` ${brand}. Сайт не связан с организациями Scrum.org, Scrum Alliance, PMI и Atlassian и не одобрен ими.`,
]

export const opensInNewTab = ' (откроется в новой вкладке)'
export const opensInNewWindow = ' (откроется в новом окне)'

export const permalink = 'Ссылка на этот раздел'

export const table = 'Таблица'
export const code = 'Код'

export const changeLanguage = 'Сменить язык'
export const changeTheme = 'Сменить тему'

export const themes: Readonly<Record<'light' | 'dark' | 'system', string>> = {
  light: 'Светлая',
  dark: 'Тёмная',
  system: 'Системная',
}

export const otherPages = 'О сайте и другие страницы'

export const ofTheme = {
  Announcement: 'Объявление',
  'Dismiss banner': 'Закрыть объявление',
  Breadcrumb: 'Навигационная цепочка',
  'On this page': 'На этой странице',
  'Previous and next page': 'Предыдущая и следующая страницы',
  'Skip to content': 'Перейти к содержанию',
}
