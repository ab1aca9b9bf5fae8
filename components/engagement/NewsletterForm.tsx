import { Button } from '@components/controls/Button'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import { embedOptions, formAction } from '@lib/newsletter/form'
import * as words from '@data/words/offers'
import styles from './NewsletterForm.module.css'

/** The sign-up form, in reserved space until scripts run (browser/features/newsletter.ts). */
export function NewsletterForm() {
  return (
    <div
      className={styles.room}
      data-screen=""
      data-newsletter=""
      data-script={site.newsletter.script || undefined}
      data-class={styles.success}
      data-analytics={site.analytics.functionName}
    >
      <noscript>
        <Form />
      </noscript>
    </div>
  )
}

/** The form: two required fields, submitted by script if possible, otherwise by the browser. */
function Form() {
  return (
    <form
      className={styles.form}
      action={formAction(site.newsletter)}
      method="post"
      data-sv-form={site.newsletter.formId || undefined}
      data-format="inline"
      data-version="5"
      data-options={embedOptions}
      aria-labelledby="newsletter-title"
    >
      <p id="newsletter-title" className={styles.title}>
        {words.formTitle}
      </p>
      <p className={styles.text}>{words.formText}</p>
      <div role="alert" className={styles.alert} hidden />
      <div className={styles.fields}>
        <label>
          {words.firstName}
          <input name="fields[first_name]" type="text" autoComplete="given-name" required maxLength={200} />
          <span data-wrong="" hidden>
            {words.firstNameMissing}
          </span>
        </label>
        <label>
          {words.email}
          {/* Browsers take 'a@b' for an address. */}
          <input
            name="email_address"
            type="email"
            pattern="\S+@\S+\.\S+"
            autoComplete="email"
            required
            maxLength={254}
          />
          <span data-wrong="" hidden>
            {words.emailWrong}
          </span>
        </label>
        <Button type="submit">
          <span className={styles.spinner} aria-hidden="true" data-spinner="" hidden />
          {words.subscribe}
        </Button>
      </div>
      <p className={styles.small}>
        {words.privacy}
        <span data-elsewhere="" hidden>
          {' '}
          <OutsideLink href={site.ebookSignUpPage}>{words.openSignUpPage}</OutsideLink>
        </span>
      </p>
    </form>
  )
}
