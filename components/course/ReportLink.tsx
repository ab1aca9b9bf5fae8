import { site } from '@data/site'
import { OutsideLink } from '../site/OutsideLink'

/** The way to the feedback board with the id of a question, for whoever thinks that something is wrong with it. */
export function ReportLink({ id }: { id: string }) {
  const address = new URL(site.feedbackBoard)
  address.searchParams.set('question', id)
  return (
    <OutsideLink href={address.href} rel="noopener nofollow">
      Report this question
    </OutsideLink>
  )
}
