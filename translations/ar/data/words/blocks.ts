import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const inThisArticle = 'في هذا المقال'

export const inTheGuide = 'في دليل سكرم'
export const inTheGuideUnder = (section: string): string => `في دليل سكرم: ${section}`

export const practice = 'ممارسة مكمّلة'
export const notInTheGuide = 'ليست من دليل سكرم'
export const practiceNotInTheGuide = 'ممارسة مكمّلة، ليست من دليل سكرم'

export const since2017 = 'ما تغيّر بين 2017 و2020'

const pagesOf = (pages: number): string =>
  count(pages, {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '# صفحات',
    many: '# صفحة',
    other: '# صفحة',
  })

export const pagesToRead = (pages: number, time: string): string => `${pagesOf(pages)}، مدة القراءة ${time}`

export const timeToRead = (time: string): string => `مدة القراءة ${time}`
export const pagesAndTime = (pages: number, time: string): string => `${pagesOf(pages)}، ${time}`

export const show = 'إظهار'
export const hide = 'إخفاء'

export function theSources(sources: number): string {
  if (sources === 1) return ' المصدر'
  if (sources === 2) return ' المصدرين'
  return sources > 2 ? ` المصادر (${sources})` : ' المصادر'
}

export const termInGuide: Readonly<Record<'yes' | 'no', string>> = {
  yes: 'في دليل سكرم: نعم',
  no: 'في دليل سكرم: لا',
}

export const also = 'ويقال أيضًا: '

export const letters = 'الحروف'
