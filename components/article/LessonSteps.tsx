import Link from 'next/link'
import { ArrowRightIcon } from 'nextra/icons'
import { usePage } from '@components/site/usePage'

/**
 * The lessons before and after this one, like the theme's pages before and after, which on a section's last lesson would lead to
 * the next section's front page instead of the lesson that everything else calls the next. The last lesson has the theme's.
 */
export function LessonSteps() {
  const { before, after } = usePage().lesson ?? {}
  if (!after) return null
  return (
    <nav aria-label="Previous and next page" className="nextra-pagination">
      {before && (
        <Link href={before.route} rel="prev">
          <ArrowRightIcon />
          {before.title}
        </Link>
      )}
      <Link href={after.route} rel="next">
        {after.title}
        <ArrowRightIcon />
      </Link>
    </nav>
  )
}
