import { useState } from 'react'
import { linkTo, type Settings } from '@lib/tools/address'
import { Button, ButtonRow } from '../controls/Button'
import styles from './Fields.module.css'

interface ShareLinkProps<Of extends Settings> {
  settings: Of
  /** The settings of an address without a query. */
  usual: Of
  /** What `useToolData` keeps. */
  data: unknown
  isAwake: boolean
}

/** A button that copies a link to what is on the screen. The data are in the fragment, which no server is sent. */
export function ShareLink<Of extends Settings>({ settings, usual, data, isAwake }: ShareLinkProps<Of>) {
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<string>()
  const say = (text: string) => setSaid(before => (before === text ? `${text}\u00a0` : text))
  const copy = async () => {
    const { query, hasData } = await linkTo(settings, usual, data)
    const address = location.origin + location.pathname + query
    const what = hasData
      ? 'It shows this picture on any device, with your data in it, so send it only to people who may see them.'
      : 'It has your settings. Your data are too large for a link: send them as a file.'
    try {
      await navigator.clipboard.writeText(address)
      setShown(undefined)
      say(`Link copied. ${what}`)
    } catch {
      setShown(address)
      say(`Your browser doesn’t allow copying here, so copy the link from the field. ${what}`)
    }
  }
  return (
    <div className={styles.field}>
      <ButtonRow>
        <Button disabled={!isAwake} data-waits="" onClick={() => void copy()}>
          Copy a link to this
        </Button>
      </ButtonRow>
      {shown !== undefined && (
        <input readOnly aria-label="Link" value={shown} onFocus={event => event.target.select()} />
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  )
}
