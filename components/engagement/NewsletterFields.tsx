import { useId, useRef, useState, type FormEvent } from 'react'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import { recordEvent, tocSubscribe } from '@lib/analytics/record-event'
import { embedOptions, formAction, subscribe, successMessage } from '@lib/newsletter/form'
import styles from './NewsletterForm.module.css'

type State =
  | { step: 'idle' | 'submitting' }
  | { step: 'success'; notice?: string | undefined }
  | { step: 'failure'; message: string }

/** The form itself: two required fields, sent by script where scripts run and by the browser where they do not. */
export function NewsletterFields() {
  const id = useId()
  const [state, setState] = useState<State>({ step: 'idle' })
  // State comes a render later; a double click does not wait for it.
  const busy = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setState({ step: 'submitting' })
    const outcome = await subscribe(formAction(site.newsletter), new FormData(event.currentTarget))
    busy.current = false
    setState(
      outcome.ok
        ? { step: 'success', notice: outcome.notice }
        : { step: 'failure', message: outcome.message },
    )
  }

  if (state.step === 'success') {
    return (
      <p role="status" className={styles.success}>
        {successMessage} {state.notice}
      </p>
    )
  }
  return (
    <form
      className={styles.form}
      action={formAction(site.newsletter)}
      method="post"
      onSubmit={event => void submit(event)}
      data-sv-form={site.newsletter.formId || undefined}
      data-format="inline"
      data-version="5"
      data-options={embedOptions}
      aria-labelledby={`${id}-title`}
    >
      <p id={`${id}-title`} className={styles.title}>
        Get Free eBook
      </p>
      <p className={styles.text}>Download the free Scrum Mastery Handbook.</p>
      <div role="alert" className={styles.alert} hidden={state.step !== 'failure'}>
        {state.step === 'failure' && state.message}
      </div>
      <div className={styles.fields}>
        <label>
          First name
          <input name="fields[first_name]" type="text" autoComplete="given-name" required maxLength={200} />
        </label>
        <label>
          Email address
          <input name="email_address" type="email" autoComplete="email" required maxLength={254} />
        </label>
        <button
          type="submit"
          className={styles.button}
          aria-disabled={state.step === 'submitting' || undefined}
          onClick={() => recordEvent(tocSubscribe, site.analytics.functionName)}
        >
          {state.step === 'submitting' && <span className={styles.spinner} aria-hidden="true" />}
          Subscribe &amp; Download
        </button>
      </div>
      <p className={styles.small}>
        We respect your privacy. Unsubscribe at any time.
        {state.step === 'failure' && (
          <>
            {' '}
            <OutsideLink href={site.ebookSignUpPage}>Open the sign-up page</OutsideLink>
          </>
        )}
      </p>
    </form>
  )
}
