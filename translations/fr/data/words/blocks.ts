import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const inThisArticle = 'Dans cet article'

export const inTheGuide = 'Dans le Guide Scrum'
export const inTheGuideUnder = (section: string): string => `Dans le Guide Scrum : ${section}`

export const practice = 'Pratique complémentaire'
export const notInTheGuide = 'absente du Guide Scrum'
export const practiceNotInTheGuide = 'Pratique complémentaire, absente du Guide Scrum'

export const since2017 = 'Ce qui a changé entre 2017 et 2020'

const pagesOf = (pages: number): string => count(pages, { one: '# page', other: '# pages' })

export const pagesToRead = (pages: number, time: string): string => `${pagesOf(pages)}, ${time} de lecture`

export const timeToRead = (time: string): string => `${time} de lecture`
export const pagesAndTime = (pages: number, time: string): string => `${pagesOf(pages)}, ${time}`

export const show = 'Afficher'
export const hide = 'Masquer'

export function theSources(sources: number): string {
  if (sources === 1) return ' la source'
  return sources > 1 ? ` les ${sources} sources` : ' les sources'
}

export const termInGuide: Readonly<Record<'yes' | 'no', string>> = {
  yes: 'Dans le Guide Scrum : oui',
  no: 'Dans le Guide Scrum : non',
}

export const also = 'on dit aussi : '

export const letters = 'Index alphabétique'
