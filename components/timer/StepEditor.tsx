import { useId } from 'react'
import { mostSteps } from '@lib/timer/agenda'
import { addStep } from '@lib/timer/edits'
import { Button, ButtonRow } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import { StepFields } from './StepFields'
import type { TimerControls } from './useTimer'

/** The agenda's title and steps, to change. */
export function StepEditor({ controls }: { controls: TimerControls }) {
  const { data, act, type } = controls
  const id = useId()
  return (
    <details className={parts.fold}>
      <summary>Change the steps</summary>
      <div className={toolStyles.field}>
        <label htmlFor={id}>Title</label>
        <input
          id={id}
          value={data.title}
          maxLength={300}
          autoComplete="off"
          onChange={event => type(now => ({ ...now, title: event.target.value }))}
        />
      </div>
      <ol className={parts.plainList} aria-label="Steps to change">
        {data.steps.map((step, index) => (
          <StepFields key={step.id} step={step} index={index} controls={controls} />
        ))}
      </ol>
      <ButtonRow>
        <Button
          disabled={data.steps.length >= mostSteps}
          onClick={() => act(now => ({ ...now, steps: addStep(now.steps) }), 'An empty step is at the end.')}
        >
          Add a step
        </Button>
      </ButtonRow>
    </details>
  )
}
