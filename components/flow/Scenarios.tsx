import type { ReactNode } from 'react'
import { flowScenarios, type FlowScenario } from '@data/example/flow-scenarios'
import { Button, ButtonRow } from '../controls/Button'

interface ScenariosProps {
  /** The one on the board; undefined once the reader has changed something. */
  current: FlowScenario | undefined
  /** Whether there are settings to go back to. */
  hasOwn: boolean
  isAwake: boolean
  onChoose: (scenario: FlowScenario) => void
  onBack: () => void
  /** The board that they change. */
  children: ReactNode
}

/** The three lessons, each a board to run. */
export function Scenarios({ current, hasOwn, isAwake, onChoose, onBack, children }: ScenariosProps) {
  return (
    <>
      <ButtonRow>
        {flowScenarios.map(scenario => (
          <Button
            key={scenario.id}
            disabled={!isAwake}
            data-waits=""
            aria-pressed={scenario === current}
            onClick={() => onChoose(scenario)}
          >
            {scenario.title}
          </Button>
        ))}
        {hasOwn && <Button onClick={onBack}>Back to my settings</Button>}
      </ButtonRow>
      {children}
      <p role="status">
        {current
          ? current.text
          : 'These are your own settings. If you choose a lesson above, you can come back to them.'}
      </p>
    </>
  )
}
