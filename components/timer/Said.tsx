import { Button } from '../controls/Button'
import parts from '../tools/Parts.module.css'
import type { Area, TimerControls } from './useTimer'

/** What changed last in this area of the app, and 'Undo'. */
export function Said({ controls: { said, canUndo, undo }, area }: { controls: TimerControls; area: Area }) {
  const isHere = said.area === area
  return (
    <div className={parts.said}>
      <p role="status">{isHere && said.text}</p>
      {isHere && canUndo && <Button onClick={undo}>Undo</Button>}
    </div>
  )
}
