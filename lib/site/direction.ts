import type { SiteInput } from './schema'

/** The writing direction of the default language, used by every exported page. */
export function siteDirection({
  defaultLocale,
  locales,
}: Pick<SiteInput, 'defaultLocale' | 'locales'>): 'ltr' | 'rtl' {
  return locales.find(({ locale }) => locale === defaultLocale)?.direction ?? 'ltr'
}
