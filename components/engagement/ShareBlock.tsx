import { useMounted } from 'nextra/hooks'
import { useEffect, useState, type MouseEvent } from 'react'
import { popupFeatures, shareTargets, type SharedPage, type ShareTarget } from '@lib/share/share-links'
import { furnitureThreshold } from './BackToTop'
import styles from './ShareBlock.module.css'
import { useScrolledPast } from './useScrolledPast'

interface ShareBlockProps {
  page: SharedPage
}

const copiedMs = 2000

/** Links that open each network's share form in a small window, a copy button and the system's share sheet. */
export function ShareBlock({ page }: ShareBlockProps) {
  const shown = useScrolledPast(furnitureThreshold)
  // The browser says only after mount whether it has a share sheet.
  const canShare = useMounted() && typeof navigator.share === 'function'
  return (
    <section className={styles.block} data-hidden={!shown || undefined} aria-label="Share this page">
      <p className={styles.label}>Share this page</p>
      <ul className={styles.list}>
        {shareTargets.map(target => (
          <li key={target.network}>
            <a
              href={target.href(page)}
              target="_blank"
              rel="noopener"
              onClick={event => openPopup(event, target)}
            >
              {target.label}
              <span className="visually-hidden"> (opens in a new window)</span>
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={page.url} />
        </li>
        {canShare && (
          <li>
            <button type="button" onClick={() => void shareBySystem(page)}>
              More …
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Opens the network's form in a window of its size; where that is blocked, the link opens its tab as any link does. */
function openPopup(event: MouseEvent<HTMLAnchorElement>, target: ShareTarget) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const popup = window.open(
    event.currentTarget.href,
    `share-${target.network}`,
    popupFeatures(target, window.screen),
  )
  if (!popup) return
  popup.opener = null
  event.preventDefault()
}

async function shareBySystem({ title, url }: SharedPage) {
  try {
    await navigator.share({ title, url })
  } catch {
    // The reader closed the sheet; nothing is to be done.
  }
}

function CopyLink({ url }: { url: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), copiedMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && 'Copied'}
        {state === 'failed' && `Could not copy; the address is ${url}`}
      </span>
    </>
  )
}
