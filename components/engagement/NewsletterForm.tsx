import { useMounted } from 'nextra/hooks'
import styles from './NewsletterForm.module.css'
import { NewsletterFields } from './NewsletterFields'
import { useProviderScript } from './useProviderScript'

/**
 * The inline sign-up form. It appears after mount, in room kept for it from the start; a reader without scripts gets
 * the same form at once.
 */
export function NewsletterForm() {
  const mounted = useMounted()
  useProviderScript()
  return (
    <div className={styles.room}>
      {mounted ? (
        <NewsletterFields />
      ) : (
        <noscript>
          <NewsletterFields />
        </noscript>
      )}
    </div>
  )
}
