import { site } from '@data/site'
import * as words from '@data/words/layout'
import { OutsideLink } from './OutsideLink'
import { usePage } from './usePage'
import styles from './OnThisPage.module.css'

/** The contents next to the text; browser/features/reading-position.ts highlights the current section. */
export function OnThisPage({
  headings,
  filePath,
}: {
  headings: readonly { id: string; value: string; depth: number }[]
  /** From the project's root. */
  filePath: string
}) {
  const { isArticle } = usePage()
  return (
    <div className={styles.box} data-reading-position="" data-ahead={isArticle ? 'yes' : undefined}>
      <p>{words.onThisPage}</p>
      <ul>
        {headings
          // The heading above the contents is on no screen: the block has a title of its own.
          .filter(({ depth, id }) => depth > 1 && id !== 'table-of-contents')
          .map(({ id, value, depth }) => (
            <li key={id} className={depth > 2 ? styles[`depth${Math.min(depth, 4)}`] : undefined}>
              <a href={`#${id}`}>{value}</a>
            </li>
          ))}
      </ul>
      <div className={styles.below}>
        <OutsideLink href={site.feedbackBoard}>{words.shareYourFeedback}</OutsideLink>
        {site.editLink && (
          <ul>
            <li>
              <OutsideLink href={`${site.docsRepositoryBase}/${filePath}`}>{site.editLink}</OutsideLink>
            </li>
          </ul>
        )}
      </div>
    </div>
  )
}
