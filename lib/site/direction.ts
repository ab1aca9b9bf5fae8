interface Languages {
  defaultLocale: string
  locales: readonly { locale: string; direction: 'ltr' | 'rtl' }[]
}

/** The writing direction of the default language, used by every exported page. */
export function siteDirection({ defaultLocale, locales }: Languages): 'ltr' | 'rtl' {
  return locales.find(({ locale }) => locale === defaultLocale)?.direction ?? 'ltr'
}
