import { on } from '../events'
import { onPage } from '../page-life'

/** The theme switch, if the owner offers one. The languages are links. */
export function startChoices(): void {
  onPage(() => window.showTheme())
  on('change', '[data-choice=theme]', element => {
    const { value } = element as HTMLSelectElement
    window.showTheme(value)
    try {
      localStorage.setItem('theme', value)
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  })
}
