import { shareTargets, type SharedPage } from '@lib/share/share-links'
import * as words from '@data/words/article'
import * as layout from '@data/words/layout'
import styles from './ShareBlock.module.css'

/** Links to share forms, a copy button, and the system's share sheet if there is one (browser/features/share.ts). */
export function ShareBlock({ page }: { page: SharedPage }) {
  return (
    <section className={styles.block} data-screen="" aria-label={words.sharePage}>
      <p className={styles.label}>{words.sharePage}</p>
      <ul className={styles.list}>
        {shareTargets.map(target => (
          <li key={target.network}>
            <a
              href={target.href(page)}
              target="_blank"
              rel="noopener"
              data-popup={`${target.network} ${target.width} ${target.height}`}
            >
              {target.label}
              <span className="visually-hidden">{layout.opensInNewWindow}</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-act="copy-link" data-url={page.url}>
            {words.copyLink}
          </button>
          <span role="status" className={styles.status} />
        </li>
        <template>
          <li>
            <button type="button" data-act="share" data-url={page.url} data-title={page.title}>
              {words.moreWays}
            </button>
          </li>
        </template>
      </ul>
    </section>
  )
}
