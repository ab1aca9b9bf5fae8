import Link from 'next/link'
import { ArrowRightIcon } from 'nextra/icons'
import { usePage } from '@components/site/usePage'
import * as words from '@data/words/article'

/**
 * Links to the previous and next lesson. The theme's own links would lead from a section's last lesson to the next
 * section's front page instead of its first lesson. The last lesson of all keeps the theme's.
 */
export function LessonSteps() {
  const { before, after } = usePage().lesson ?? {}
  if (!after) return null
  return (
    <nav aria-label={words.previousAndNext} className="nextra-pagination">
      {before && (
        <Link href={before.route} rel="prev">
          <ArrowRightIcon aria-hidden="true" />
          {before.title}
        </Link>
      )}
      <Link href={after.route} rel="next">
        {after.title}
        <ArrowRightIcon aria-hidden="true" />
      </Link>
    </nav>
  )
}
