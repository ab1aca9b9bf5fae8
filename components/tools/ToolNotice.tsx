import { useState, type ReactNode } from 'react'
import { site } from '@data/site'
import { savedFileName } from '@lib/site/saved-file-name'
import { localText, type ToolKey } from '@lib/storage/browser-storage'
import { Button, ButtonRow } from '../controls/Button'
import { saveFile } from '../controls/save-file'
import styles from './ToolNotice.module.css'
import type { ToolData } from './useToolData'

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

/** Tells where the data come from if they aren't simply the reader's own: a link, a file, or storage that fails. */
export function ToolNotice<Data>({ tool, storeKey }: { tool: ToolData<Data>; storeKey: ToolKey }) {
  const { source, kind, isLinkDamaged, earlier, isAwake } = tool
  return (
    <div role="status">
      {isAwake && isLinkDamaged && (
        <Notice text="The data in this link can’t be read: part of the address is missing. Ask for the link again. Nothing of yours has changed.">
          <Button onClick={tool.leaveLink}>Continue with my data</Button>
        </Notice>
      )}
      {isAwake && source === 'link' && (
        <Notice text="You see what the link contains. Your own data on this device are unchanged. If you change something here, your own data are put aside, and you can have them back.">
          <Button onClick={tool.leaveLink}>Show my own data</Button>
        </Notice>
      )}
      {isAwake && kind === 'forbidden' && (
        <Notice text="Your browser doesn’t store what you do here, because it is not allowed to or the data are too large. It lasts until you leave this page." />
      )}
      {isAwake && kind === 'damaged' && (
        <Notice text="Your data of this tool on this device can’t be read, so they were left unchanged. Save them as a file if you want to repair them, and then start over.">
          <Button
            onClick={() =>
              saveFile(
                savedFileName(site.brand, `${storeKey}-unreadable.txt`),
                localText(storeKey) ?? '',
                'text/plain',
              )
            }
          >
            Save the stored data
          </Button>
          <Button look="danger" onClick={tool.clear}>
            Start over
          </Button>
        </Notice>
      )}
      {isAwake && earlier && source === 'own' && (
        <Notice text={`There are earlier data from ${dayOf(earlier.at)}, which a link or a file put aside.`}>
          <Button onClick={tool.swap}>Show the earlier data</Button>
        </Notice>
      )}
    </div>
  )
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {children && <ButtonRow>{children}</ButtonRow>}
    </div>
  )
}

/** A button that deletes the reader's data after a second press. */
export function ClearData<Data>({ tool }: { tool: ToolData<Data> }) {
  const [isAsked, setAsked] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <>
      <ButtonRow>
        {isAsked ? (
          <>
            <Button
              look="danger"
              autoFocus
              onClick={() => {
                tool.clear()
                setAsked(false)
                setSaid('Your data of this tool were deleted from this device. You see the example again.')
              }}
            >
              Delete my data
            </Button>
            <Button onClick={() => setAsked(false)}>Cancel</Button>
          </>
        ) : (
          <Button
            disabled={!tool.isAwake || (tool.source !== 'own' && tool.kind !== 'damaged')}
            data-waits=""
            onClick={() => {
              setSaid('')
              setAsked(true)
            }}
          >
            Delete my data …
          </Button>
        )}
      </ButtonRow>
      <p role="status">{said}</p>
    </>
  )
}
