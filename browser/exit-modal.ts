import button from '@components/controls/Button.module.css'
import styles from '@components/engagement/ExitIntent.module.css'
import { site } from '@data/site'
import { modalSubscribe, recordEvent } from '@lib/analytics/record-event'
import { removeLocal, removeSession, writeLocal } from '@lib/storage/browser-storage'
import * as layout from '@data/words/layout'
import * as words from '@data/words/offers'
import { trustedHtml } from './trusted'

// Here rather than in each page, where feeds, search engines, and most readers would get it for nothing.
const content = `<div class="${styles.content}">
  <button type="button" class="${styles.close}" aria-label="${words.close}">×</button>
  <a class="${styles.picture}">
    <img src="/images/site/handbook-cover.svg" width="640" height="720"
      alt="${words.coverAlt}">
  </a>
  <div>
    <h2 id="exit-intent-title" class="${styles.title}">${words.dialogTitle}</h2>
    <p class="${styles.text}">${words.dialogText}</p>
    <a class="${button.button}" data-look="primary">${words.dialogLink}<span class="visually-hidden">${layout.opensInNewTab}</span></a>
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
  if (said) said.textContent = isWanted ? words.willSeeOffer : words.wontSeeOffer
}
