import { useId } from 'react'
import { longestText, problemOfStep, type Step } from '@lib/timer/agenda'
import { editStep, removeStep, shiftStep } from '@lib/timer/edits'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import { SentenceField } from '../tools/SentenceField'
import styles from './Timer.module.css'
import type { TimerControls } from './useTimer'

interface StepFieldsProps {
  step: Step
  /** From 0. */
  index: number
  controls: TimerControls
}

/** One step to change. What is typed stays as typed, and a sentence says what keeps it from running. */
export function StepFields({ step, index, controls: { data, act, type } }: StepFieldsProps) {
  const id = useId()
  const problem = problemOfStep(step, index)
  const change = (part: Partial<Step>) => type(now => ({ ...now, steps: editStep(now.steps, step.id, part) }))
  const move = (by: -1 | 1) =>
    act(
      now => ({ ...now, steps: shiftStep(now.steps, step.id, by) }),
      `Step ${index + 1} is now step ${index + 1 + by}.`,
    )
  const name = `Step ${index + 1}`
  return (
    <li className={styles.step} aria-label={name}>
      <div className={styles.stepFields}>
        <div className={toolStyles.field}>
          <label htmlFor={`${id}-name`}>{name}</label>
          <SentenceField
            id={`${id}-name`}
            value={step.name}
            maxLength={longestText}
            aria-describedby={`${id}-problem`}
            onType={text => change({ name: text })}
          />
        </div>
        <div className={toolStyles.field}>
          <label htmlFor={`${id}-minutes`}>
            Minutes<span className="visually-hidden"> of step {index + 1}</span>
          </label>
          <input
            id={`${id}-minutes`}
            value={step.minutes}
            inputMode="decimal"
            maxLength={30}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            onChange={event => change({ minutes: event.target.value })}
          />
        </div>
      </div>
      <div className={toolStyles.field}>
        <label htmlFor={`${id}-say`}>
          Words to say<span className="visually-hidden"> in step {index + 1}</span>
        </label>
        <SentenceField
          id={`${id}-say`}
          value={step.say}
          maxLength={longestText}
          onType={text => change({ say: text })}
        />
        <p id={`${id}-problem`} className={toolStyles.problems}>
          {problem}
        </p>
      </div>
      <div className={styles.stepButtons}>
        <button type="button" className={parts.quiet} disabled={index === 0} onClick={() => move(-1)}>
          Up<span className="visually-hidden">: {name}</span>
        </button>
        <button
          type="button"
          className={parts.quiet}
          disabled={index === data.steps.length - 1}
          onClick={() => move(1)}
        >
          Down<span className="visually-hidden">: {name}</span>
        </button>
        <button
          type="button"
          className={parts.quiet}
          onClick={() =>
            act(now => ({ ...now, steps: removeStep(now.steps, step.id) }), `${name} was removed.`)
          }
        >
          Remove<span className="visually-hidden">: {name}</span>
        </button>
      </div>
    </li>
  )
}
