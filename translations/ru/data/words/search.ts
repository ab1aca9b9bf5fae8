import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const placeholder = 'Поиск по сайту…'

export const field = 'Поиск по сайту'

export const button = 'Найти'

export const onPage = 'Найти урок'

export const results = 'Результаты поиска'

export const noResults = 'Ничего не нашлось.'

export const instead = 'Попробуйте посмотреть здесь:'

export const all = 'Все результаты'

export const allOf = (shown: number, pages: number): string =>
  `${shown} из ${count(pages, {
    one: '# страницы',
    few: '# страниц',
    many: '# страниц',
    other: '# страницы',
  })}. ${all}`

export const loading = 'Загрузка'

export const failed = 'Не удалось загрузить поиск.'

export const retry = 'Попробовать ещё раз'

export const found = (results: number, pages: number): string =>
  `${count(results, {
    one: '# результат',
    few: '# результата',
    many: '# результатов',
    other: '# результата',
  })} на ${count(pages, {
    one: '# странице',
    few: '# страницах',
    many: '# страницах',
    other: '# страницы',
  })}`

export const foundOf = (results: number, pages: number, all: number): string =>
  `${found(results, pages)} из ${all}`

export const more = 'Ещё результаты'

export const needsScripts = <Part>(sitemap: (text: string) => Part): readonly (Part | string)[] => [
  'Для поиска нужен JavaScript, а в вашем браузере он не работает. Все страницы перечислены на ',
  sitemap('карте сайта'),
  '.',
]
