import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ar-u-nu-latn')

export const placeholder = 'البحث في الموقع…'

export const field = 'البحث في الموقع'

export const button = 'بحث'

export const onPage = 'ابحث عن درس'

export const results = 'نتائج البحث'

export const noResults = 'لا توجد نتائج.'

export const instead = 'قد يفيدك:'

export const all = 'كل النتائج'

const pagesOf = (pages: number) =>
  count(pages, {
    zero: '# صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتين',
    few: '# صفحات',
    many: '# صفحة',
    other: '# صفحة',
  })

export const allOf = (shown: number, pages: number): string => `${shown} من ${pagesOf(pages)}. ${all}`

export const loading = 'جارٍ التحميل'

export const failed = 'تعذّر تحميل فهرس البحث.'

export const retry = 'إعادة المحاولة'

export const found = (results: number, pages: number): string =>
  `${count(results, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  })} في ${pagesOf(pages)}`

export const foundOf = (results: number, pages: number, all: number): string =>
  `${found(results, pages)} من أصل ${all}`

export const more = 'نتائج أخرى'

export const needsScripts = <Part>(sitemap: (text: string) => Part): readonly (Part | string)[] => [
  'يحتاج البحث إلى JavaScript، ومتصفحك لا يشغّلها. تجد كل الصفحات في ',
  sitemap('خريطة الموقع'),
  '.',
]
