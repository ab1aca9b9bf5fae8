/** The language of the pages, as their `lang` says. */
export const language = 'en-US'

/** The direction of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
