import { themeColors } from '@lib/seo/site-files'

declare global {
  interface Window {
    /** Shows a theme, or again the reader's. */
    showTheme: (theme?: string) => void
  }
}

/**
 * Shows the reader's theme: 'light', 'dark', or the system's. Part of browser/first.ts if there is a choice, so that
 * nothing is painted in another one.
 */
export function startTheme(): void {
  const page = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  // Without storage, a choice lasts as long as the page.
  let chosen: string | null = ''
  const readAgain = () => {
    try {
      chosen = localStorage.getItem('theme')
    } catch {
      // What was chosen stays.
    }
  }
  /** Has the drawings' dark twins shown: the browser loads the one that is shown. */
  const dressDrawings = () => {
    for (const twin of document.querySelectorAll<HTMLSourceElement>('picture source'))
      twin.media = page.className === 'dark' ? 'all' : 'not all'
  }
  /** Has the browser compute the new colors while none may take its time. */
  const stayStill = () => {
    const still = new CSSStyleSheet()
    still.replaceSync('*,::before,::after{transition:none!important}')
    document.adoptedStyleSheets.push(still)
    page.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  }
  const show = () => {
    const theme = /^(light|dark|system)$/.test(`${chosen}`)
      ? `${chosen}`
      : (process.env.NEXT_PUBLIC_DARK_MODE ?? '')
    const name = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme
    const isOther = page.className !== name
    page.className = name
    if (isOther && document.readyState !== 'loading') stayStill()
    dressDrawings()
    const bar = document.querySelector<HTMLMetaElement>('[name=theme-color]')
    if (bar) bar.content = (name === 'dark' && bar.dataset.dark) || themeColors.light
    for (const select of document.querySelectorAll<HTMLSelectElement>('[data-choice=theme]'))
      select.value = theme
  }
  window.showTheme = theme => {
    chosen = theme ?? chosen
    show()
  }
  const follow = () => {
    readAgain()
    show()
  }
  readAgain()
  show()
  // A drawing is loaded as soon as it is parsed.
  const parsed = new MutationObserver(dressDrawings)
  parsed.observe(page, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    parsed.disconnect()
    show()
  })
  system.onchange = show
  // Other tabs; a page gone back to has heard nothing of them.
  addEventListener('storage', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
}
