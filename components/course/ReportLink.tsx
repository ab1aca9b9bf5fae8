import { site } from '@data/site'
import * as words from '@data/words/question-notes'
import { OutsideLink } from '../site/OutsideLink'

/** A link to the feedback board with a question's id, to report a mistake. */
export function ReportLink({ id }: { id: string }) {
  const address = new URL(site.feedbackBoard)
  address.searchParams.set('question', id)
  return (
    <OutsideLink href={address.href} rel="noopener nofollow">
      {words.report}
    </OutsideLink>
  )
}
