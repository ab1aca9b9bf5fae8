import { on } from '../events'
import { onPage } from '../page-life'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')
const year = 365 * 24 * 60 * 60

function keptTheme(): string {
  try {
    return localStorage.getItem('theme') ?? 'system'
  } catch {
    return 'system'
  }
}

/** Only if there is a choice: reading cookies makes the page wait for another process. */
const keptLanguage = () => /(?:^|; )NEXT_LOCALE=([^;]*)/.exec(document.cookie)?.[1]

const switches = (name: string) => document.querySelectorAll<HTMLSelectElement>(`[data-choice=${name}]`)

function showTheme(theme: string): void {
  const name = theme === 'system' ? (dark().matches ? 'dark' : 'light') : theme
  const { classList, style } = document.documentElement
  classList.remove('dark', 'light')
  classList.add(name)
  style.colorScheme = name
  for (const select of switches('theme')) select.value = theme
}

/** The theme and language switches, if the owner offers them. */
export function startChoices(): void {
  onPage(() => {
    if (switches('theme').length > 0) showTheme(keptTheme())
    for (const select of switches('language')) select.value = keptLanguage() ?? document.documentElement.lang
  })
  const follow = () => {
    if (switches('theme').length > 0) showTheme(keptTheme())
  }
  dark().addEventListener('change', follow)
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'theme') follow()
  })
  on('change', '[data-choice=theme]', element => {
    const { value } = element as HTMLSelectElement
    showTheme(value)
    try {
      localStorage.setItem('theme', value)
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  })
  on('change', '[data-choice=language]', element => {
    document.cookie = `NEXT_LOCALE=${(element as HTMLSelectElement).value}; max-age=${year}; path=/; SameSite=Lax`
    // The host picks the language.
    location.reload()
  })
}
