import { Button } from '@components/controls/Button'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import { embedOptions, formAction } from '@lib/newsletter/form'
import styles from './NewsletterForm.module.css'

/** The sign-up form, in reserved space until scripts run (browser/features/newsletter.ts). */
export function NewsletterForm() {
  return (
    <div
      className={styles.room}
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
        Get Free eBook
      </p>
      <p className={styles.text}>
        Download the free Scrum Mastery Handbook. It holds the Scrum course as a book. After one email to
        confirm, you&rsquo;ll get 31 short letters.
      </p>
      <div role="alert" className={styles.alert} hidden />
      <div className={styles.fields}>
        <label>
          First name
          <input name="fields[first_name]" type="text" autoComplete="given-name" required maxLength={200} />
          <span data-wrong="" hidden>
            Enter your first name.
          </span>
        </label>
        <label>
          Email address
          <input name="email_address" type="email" autoComplete="email" required maxLength={254} />
          <span data-wrong="" hidden>
            Enter an address like name@mail.example.
          </span>
        </label>
        <Button type="submit" look="primary">
          <span className={styles.spinner} aria-hidden="true" data-spinner="" hidden />
          Subscribe &amp; Download
        </Button>
      </div>
      <p className={styles.small}>
        We respect your privacy. Unsubscribe at any time.
        <span data-elsewhere="" hidden>
          {' '}
          <OutsideLink href={site.ebookSignUpPage}>Open the sign-up page</OutsideLink>
        </span>
      </p>
    </form>
  )
}
