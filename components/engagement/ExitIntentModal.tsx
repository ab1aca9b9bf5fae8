import { useEffect, useRef, type MouseEvent } from 'react'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import { modalSubscribe, recordEvent } from '@lib/analytics/record-event'
import styles from './ExitIntentModal.module.css'

interface ExitIntentModalProps {
  onClose: () => void
}

/**
 * The handbook's offer as a modal dialog. The native dialog element makes the page inert, manages focus, and
 * closes on Escape.
 */
export function ExitIntentModal({ onClose }: ExitIntentModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const record = () => recordEvent(modalSubscribe, site.analytics.functionName)
  // Clicks on the overlay target the dialog itself; clicks on its contents don't.
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }
  const link = { href: site.ebookSignUpPage, target: '_blank', rel: 'noopener', onClick: record }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="exit-intent-title"
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.content}>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
        <a {...link} className={styles.picture}>
          <img
            src="/images/site/handbook-cover.svg"
            alt="Cover of the Scrum Mastery Handbook (opens in a new tab)"
            width={640}
            height={720}
          />
        </a>
        <div>
          <h2 id="exit-intent-title" className={styles.title}>
            Get Your Free eBook!
          </h2>
          <p className={styles.text}>Download your Free Scrum Mastery Handbook to enhance your skills!</p>
          <OutsideLink {...link} className={styles.button}>
            Subscribe
          </OutsideLink>
        </div>
      </div>
    </dialog>
  )
}
