import button from '@components/controls/Button.module.css'
import styles from '@components/engagement/ExitIntent.module.css'
import { site } from '@data/site'
import { modalSubscribe, recordEvent } from '@lib/analytics/record-event'
import { removeLocal, removeSession, writeLocal } from '@lib/storage/browser-storage'
import { trustedHtml } from './trusted'

// Here rather than in each page, where feeds, search engines, and most readers would get it for nothing.
const content = `<div class="${styles.content}">
  <button type="button" class="${styles.close}" aria-label="Close">×</button>
  <a class="${styles.picture}">
    <img src="/images/site/handbook-cover.svg" width="640" height="720"
      alt="Cover of the Scrum Mastery Handbook (opens in a new tab)">
  </a>
  <div>
    <h2 id="exit-intent-title" class="${styles.title}">Get Your Free eBook!</h2>
    <p class="${styles.text}">Download your Free Scrum Mastery Handbook to enhance your skills!</p>
    <a class="${button.button}" data-look="primary">Subscribe<span class="visually-hidden"> (opens in a new tab)</span></a>
  </div>
</div>`

/** Opens the handbook's offer. The native dialog makes the page inert, manages focus, and closes on Escape. */
export function openModal(): void {
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.setAttribute('aria-labelledby', 'exit-intent-title')
  dialog.innerHTML = trustedHtml(content)
  for (const link of dialog.querySelectorAll('a')) {
    Object.assign(link, { href: site.ebookSignUpPage, target: '_blank', rel: 'noopener' })
    link.addEventListener('click', () => recordEvent(modalSubscribe, site.analytics.functionName))
  }
  dialog.addEventListener('click', ({ target }) => {
    // Clicks on the overlay target the dialog itself; clicks on its contents don't.
    if (target === dialog || target instanceof HTMLButtonElement) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

/** Stores or clears the reader's opt-in, depending on which button was pressed. */
export function keepWish(button: HTMLElement): void {
  const isWanted = button.dataset.offer === 'yes'
  if (isWanted) {
    writeLocal('handbook-offer', true)
  } else {
    removeLocal('handbook-offer')
    removeSession('exit-intent-shown')
  }
  const said = document.querySelector('[data-offer-said]')
  if (said) said.textContent = isWanted ? 'You’ll see the offer.' : 'You won’t see the offer.'
}
