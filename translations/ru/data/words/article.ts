export const portraitOf = (author: string): string => `Фотография автора: ${author}`

export const lessonPlace = (number: number, count: number, minutes: string): string =>
  `Урок ${number} из ${count}, ${minutes}`

export const byline = <Part>(author: string, date: Part): readonly (Part | string)[] => [
  `Автор: ${author}, `,
  date,
]

export const latestArticle = 'Новая статья'

export const previousAndNext = 'Предыдущая и следующая страницы'

export const aboutTheAuthor = 'Об авторе'

export const learnMore = 'Подробнее об авторе'

export const authorsProfiles = 'Профили автора'

export const continueReading = 'Читайте дальше'

export const nextLesson = ' Следующий урок'

export const lastUpdated = <Part>(date: Part): readonly (Part | string)[] => ['Обновлено ', date]

export const printPage = 'Распечатать или сохранить в PDF'

export const copyPage = 'Скопировать страницу в Markdown'

export const backToTop = 'Наверх'

export const sharePage = 'Поделиться страницей'

export const copyLink = 'Скопировать ссылку'

export const moreWays = 'Ещё…'
