/** What the front page offers to readers of another language, in that language, where a host doesn't lead them there. */
export const languageOffers: Readonly<Record<string, string>> = {
  ar: 'اقرأ الموقع بالعربية',
  // The fixture site's second language.
  de: 'Diese Seite auf Deutsch lesen',
  fr: 'Lire ce site en français',
  ru: 'Читать этот сайт на русском',
  zh: '阅读本站中文版',
}

/**
 * Shows the line of the browser's language, unless that is English, or the reader has chosen. Plain, since it runs as the
 * page is parsed; on hosts that read the cookie, such readers aren't on this page.
 */
export const showOffer = `if(!/NEXT_LOCALE=/.test(document.cookie))for(const l of navigator.languages){const o=document.querySelector("[data-offer="+l.slice(0,2)+"]");if(o)o.hidden=0;if(o||/^en/.test(l))break}`
