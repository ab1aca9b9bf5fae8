import { Button } from '../controls/Button'
import parts from '../tools/Parts.module.css'
import type { Place, TimerControls } from './useTimer'

/** What changed last in this part of the app, and 'Undo'. */
export function Said({
  controls: { said, canUndo, undo },
  place,
}: {
  controls: TimerControls
  place: Place
}) {
  const isHere = said.place === place
  return (
    <div className={parts.said}>
      <p role="status">{isHere && said.text}</p>
      {isHere && canUndo && <Button onClick={undo}>Undo</Button>}
    </div>
  )
}
