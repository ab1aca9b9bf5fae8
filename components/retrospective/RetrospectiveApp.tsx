import { useRef, useState } from 'react'
import { headingOf } from '@lib/retrospective/export'
import parts from '../tools/Parts.module.css'
import { ToolNotice } from '../tools/ToolNotice'
import { Actions } from './Actions'
import { Columns } from './Columns'
import { LastTime } from './LastTime'
import { SaveBoard } from './SaveBoard'
import { SelectionBar } from './SelectionBar'
import { Sheet } from './Sheet'
import { StartForm } from './StartForm'
import { Votes } from './Votes'
import styles from './Retrospective.module.css'
import { useBoard } from './useBoard'

/** The tool: last time's actions, cards to write and group, votes, and what to change. */
export function RetrospectiveApp() {
  const controls = useBoard()
  const { board, tool, isAwake } = controls
  const [chosen, setChosen] = useState<readonly number[]>([])
  const app = useRef<HTMLDivElement>(null)
  // Cards may have gone with another tab's or an undone change.
  const selected = chosen.filter(id => board.cards.some(card => card.id === id))
  return (
    <>
      <div ref={app} className={styles.app} data-screen="">
        <ToolNotice tool={tool} storeKey="tool-retrospective" />
        <p className={parts.heading}>
          <strong>{headingOf(board)}</strong>
          {tool.source === 'example' && ' – the example of the library’s team'}
        </p>
        <fieldset className={parts.plain} disabled={!isAwake} data-waits="">
          <legend className="visually-hidden">Retrospective board</legend>
          <StartForm key={tool.source} controls={controls} app={app} />
          <LastTime controls={controls} />
          <Columns controls={controls} selected={selected} onSelect={setChosen} />
          <SelectionBar controls={controls} selected={selected} onSelect={setChosen} />
          <Votes key={tool.source + board.format} controls={controls} />
          <Actions controls={controls} />
        </fieldset>
        <SaveBoard controls={controls} />
      </div>
      <Sheet board={board} />
    </>
  )
}
