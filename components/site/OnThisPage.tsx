import { site } from '@data/site'
import { OutsideLink } from './OutsideLink'
import styles from './OnThisPage.module.css'

/** The contents next to the text; browser/features/reading-position.ts highlights the current section. */
export function OnThisPage({
  headings,
}: {
  headings: readonly { id: string; value: string; depth: number }[]
}) {
  return (
    <div className={styles.box} data-reading-position="">
      <p>On this page</p>
      <ul>
        {headings
          // The heading above the contents is on no screen: the block has a title of its own.
          .filter(({ depth, id }) => depth > 1 && id !== 'table-of-contents')
          .map(({ id, value, depth }) => (
            <li key={id} className={depth > 2 ? styles[`depth${depth}`] : undefined}>
              <a href={`#${id}`}>{value}</a>
            </li>
          ))}
      </ul>
      <div className={styles.below}>
        <OutsideLink href={site.feedbackBoard}>Share your Feedback</OutsideLink>
      </div>
    </div>
  )
}
