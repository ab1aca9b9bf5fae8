import { useId, useState, type RefObject } from 'react'
import { nextRetrospective } from '@lib/retrospective/actions'
import { emptyBoard, longestText } from '@lib/retrospective/board'
import { formatOf, formats, type FormatId } from '@lib/retrospective/formats'
import { dayOfNow, isoOfDay } from '@lib/tools/dates'
import { Button, ButtonRow } from '../controls/Button'
import { FullScreenButton } from '../tools/FullScreenButton'
import { SelectField } from '../controls/SelectField'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

export const formatOptions = formats.map(({ id, title, fits }) => [id, `${title} (${fits})`] as const)

interface StartFormProps {
  controls: BoardControls
  /** What 'Full screen' enlarges. */
  app: RefObject<HTMLDivElement>
}

/** Starts the reader's first board, or the next one, which begins with the actions of this one. */
export function StartForm({ controls: { board, tool, isAwake, replace }, app }: StartFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState<FormatId>('questions')
  const [title, setTitle] = useState('')
  const id = useId()
  const isFirst = tool.source === 'example'
  const start = () => {
    const about = { title: title.trim(), day: isoOfDay(dayOfNow(new Date())) }
    replace(
      data =>
        isFirst ? { board: emptyBoard(format, about), ledger: [] } : nextRetrospective(data, format, about),
      `A new board: ${formatOf(format).title}.${isFirst ? '' : ' It begins with the actions of the last one.'}`,
    )
    setOpen(false)
  }
  return (
    <div data-needs-scripts="">
      <ButtonRow>
        <Button look={isFirst ? 'primary' : 'plain'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isFirst ? 'Start your own' : 'Start the next one'}
        </Button>
        {isAwake && document.fullscreenEnabled && <FullScreenButton target={app} />}
      </ButtonRow>
      {isOpen && (
        <form
          className={styles.panel}
          onSubmit={event => {
            event.preventDefault()
            start()
          }}
        >
          <SelectField
            label="Format"
            value={format}
            options={formatOptions}
            onChoose={value => setFormat(value as FormatId)}
          />
          <div className={toolStyles.field}>
            <label htmlFor={`${id}-title`}>Sprint or period</label>
            <input
              id={`${id}-title`}
              value={title}
              maxLength={longestText}
              autoComplete="off"
              onChange={event => setTitle(event.target.value)}
            />
          </div>
          {!isFirst && board.cards.length > 0 && (
            <p className={parts.note}>
              The actions come along, and the cards of this board go. Save it first if you want to keep them.
            </p>
          )}
          <ButtonRow>
            <Button look="primary" type="submit">
              Start
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </ButtonRow>
        </form>
      )}
    </div>
  )
}
