const link = document.querySelector<HTMLLinkElement>('link[data-sheet]')

/**
 * Resolves once the site's whole style sheet holds for the page. The HTML brings the rules for its own elements; an app's
 * later states, and parts that scripts add, wait for this. A sheet that cannot be loaded keeps nothing back.
 */
export const wholeSheet = new Promise<void>(resolve => {
  const apply = () => {
    if (link) link.media = 'all'
    resolve()
  }
  if (!link || link.sheet) apply()
  else for (const event of ['load', 'error']) link.addEventListener(event, apply, { once: true })
})
