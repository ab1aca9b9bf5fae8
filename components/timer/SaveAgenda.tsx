import { useState } from 'react'
import { markdownOf } from '@lib/timer/export'
import { sharedPart, usualSettings } from '@lib/timer/settings'
import { Button, ButtonRow } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import { ShareLink } from '../tools/ShareLink'
import type { TimerControls } from './useTimer'

/** The agenda as Markdown, on paper, and as a link. */
export function SaveAgenda({ controls: { data, tool, isAwake } }: { controls: TimerControls }) {
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<string>()
  const copy = async () => {
    const text = markdownOf(data)
    try {
      await navigator.clipboard.writeText(text)
      setShown(undefined)
      setSaid(before => (before === 'Copied.' ? 'Copied.\u00a0' : 'Copied.'))
    } catch {
      setShown(text)
      setSaid('Your browser doesn’t allow copying here, so copy the text from the field.')
    }
  }
  return (
    <>
      <ButtonRow>
        <Button disabled={!isAwake} data-waits="" onClick={() => window.print()}>
          Print on one sheet
        </Button>
        <Button disabled={!isAwake} data-waits="" onClick={() => void copy()}>
          Copy as Markdown
        </Button>
      </ButtonRow>
      {shown !== undefined && (
        <textarea
          className={toolStyles.input}
          readOnly
          aria-label="Agenda as Markdown"
          rows={8}
          value={shown}
        />
      )}
      <p role="status" className={parts.note}>
        {said}
      </p>
      <ShareLink
        settings={{ ...usualSettings, agenda: data.agenda, weeks: data.weeks }}
        usual={usualSettings}
        data={sharedPart(tool.data)}
        isAwake={isAwake}
      />
    </>
  )
}
