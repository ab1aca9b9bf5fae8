const link = document.querySelector<HTMLLinkElement>('link[data-sheet]')

/** Resolves once the whole style sheet applies, which later states of apps need. Failing to load blocks nothing. */
export const wholeSheet = new Promise<void>(resolve => {
  const apply = () => {
    if (link) link.media = 'all'
    resolve()
  }
  if (!link || link.sheet) apply()
  else for (const event of ['load', 'error']) link.addEventListener(event, apply, { once: true })
})
