import { timedSteps, totalSeconds } from '@lib/timer/agenda'
import { agendaIds, type AgendaId } from '@lib/timer/agenda-ids'
import { agendaOf } from '@lib/timer/agendas'
import { chooseAgenda } from '@lib/timer/edits'
import { setGoesOn } from '@lib/timer/run'
import { lengthInWords } from '@lib/timer/words'
import { SelectField } from '../controls/SelectField'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import { Said } from './Said'
import { StepEditor } from './StepEditor'
import styles from './Timer.module.css'
import type { TimerControls } from './useTimer'

const agendaOptions = agendaIds.map(
  id => [id, id === 'own' ? 'A meeting of your own' : agendaOf(id).title] as const,
)
const weekOptions = ['1 week', '2 weeks', '3 weeks', '4 weeks, or a month'].map(
  (words, index) => [`${index + 1}`, words] as const,
)

/** Which agenda, for which Sprint, and whether steps go on without a press. */
export function AgendaFields({ controls }: { controls: TimerControls }) {
  const { data, act, type } = controls
  const { timebox, isForTwoWeeks, title } = agendaOf(data.agenda)
  const total = totalSeconds(timedSteps(data.steps))
  const choose = (agenda: AgendaId, weeks: number) =>
    act(
      now => chooseAgenda(now, agenda, weeks),
      `Now ${agendaOf(agenda).title}${agendaOf(agenda).isForTwoWeeks ? ` for a Sprint of ${weekOptions[weeks - 1]?.[1] ?? ''}` : ''}.`,
    )
  return (
    <div data-needs-scripts="">
      {data.run ? (
        <p className={parts.note}>
          {data.run.finished === undefined
            ? 'To change the agenda, end the timer first.'
            : 'To change the agenda, press ‘Start again’ first.'}
        </p>
      ) : (
        <div className={toolStyles.fields}>
          <SelectField
            label="Agenda"
            value={data.agenda}
            options={agendaOptions}
            onChoose={value => choose(value as AgendaId, data.weeks)}
          />
          {isForTwoWeeks && (
            <SelectField
              label="Length of the Sprint"
              value={`${data.weeks}`}
              options={weekOptions}
              onChoose={value => choose(data.agenda, Number(value))}
            />
          )}
        </div>
      )}
      {timebox !== undefined && total > timebox * 60 && (
        <p className={styles.problems} role="status">
          {`These steps take ${lengthInWords(total)}. In the Scrum Guide, ${timeboxName(title)} takes at most ${lengthInWords(timebox * 60)}${timebox > 15 ? ' for a one-month Sprint' : ''}.`}
        </p>
      )}
      <label className={parts.check}>
        <input
          type="checkbox"
          checked={data.run?.goesOn ?? data.goesOn}
          onChange={({ target: { checked } }) =>
            type(({ run, ...now }) => ({
              ...now,
              goesOn: checked,
              ...(run && { run: setGoesOn(run, checked, Date.now()) }),
            }))
          }
        />
        Go on by itself when the time of a step is over
      </label>
      <Said controls={controls} area="agenda" />
      {!data.run && <StepEditor controls={controls} />}
    </div>
  )
}

const timeboxName = (title: string) =>
  title === 'Daily Scrum'
    ? 'the Daily Scrum'
    : title.startsWith('Retrospective')
      ? 'the Sprint Retrospective'
      : title
