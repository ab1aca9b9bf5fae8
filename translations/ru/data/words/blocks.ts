import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const inThisArticle = 'В этой статье'

export const inTheGuide = 'В Руководстве по Scrum'
export const inTheGuideUnder = (section: string): string => `В Руководстве по Scrum: ${section}`

export const practice = 'Распространённая практика'
export const notInTheGuide = 'нет в Руководстве по Scrum'
export const practiceNotInTheGuide = 'Распространённая практика, которой нет в Руководстве по Scrum'

export const since2017 = 'Что изменилось с 2017 по 2020 год'

const pagesOf = (pages: number): string =>
  count(pages, { one: '# страница', few: '# страницы', many: '# страниц', other: '# страницы' })

export const pagesToRead = (pages: number, time: string): string => `${pagesOf(pages)}, ${time} чтения`

export const timeToRead = (time: string): string => `${time} чтения`
export const pagesAndTime = (pages: number, time: string): string => `${pagesOf(pages)}, ${time}`

export const show = 'Показать'
export const hide = 'Скрыть'

export function theSources(sources: number): string {
  if (sources === 0) return ' источники'
  if (sources === 1) return ' источник'
  return count(sources, {
    one: ' # источник',
    few: ' # источника',
    many: ' # источников',
    other: ' # источника',
  })
}

export const termInGuide: Readonly<Record<'yes' | 'no', string>> = {
  yes: 'В Руководстве по Scrum: есть',
  no: 'В Руководстве по Scrum: нет',
}

export const also = 'также: '

export const letters = 'Буквы'
