interface Languages {
  defaultLocale: string
  locales: readonly { locale: string; direction: 'ltr' | 'rtl' }[]
}

/** The direction of the default language, in which every page of the export is written. */
export function siteDirection({ defaultLocale, locales }: Languages): 'ltr' | 'rtl' {
  return locales.find(({ locale }) => locale === defaultLocale)?.direction ?? 'ltr'
}
