import { pluralIn } from '@lib/language/plural'

export const dates = 'ar-u-nu-latn'

export const lists = 'ar'

const count = pluralIn(dates)

export const hours = (hours: number): string =>
  count(hours, {
    one: 'ساعة',
    two: 'ساعتان',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  })

export const minutes = (minutes: number): string =>
  count(minutes, {
    one: 'دقيقة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })
