const link = document.querySelector<HTMLLinkElement>('link[data-sheet]')

/**
 * Resolves once the site's whole style sheet applies. The HTML has the rules for its own elements; later
 * states of apps wait for this. A sheet that fails to load blocks nothing.
 */
export const wholeSheet = new Promise<void>(resolve => {
  const apply = () => {
    if (link) link.media = 'all'
    resolve()
  }
  if (!link || link.sheet) apply()
  else for (const event of ['load', 'error']) link.addEventListener(event, apply, { once: true })
})
