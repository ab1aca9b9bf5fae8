import { difficulties, focusAreas } from '@lib/course/question'
import { matching, sectionsIn, type OwnQuiz } from '@lib/exam/own-quiz'
import { ownClocks, ownCounts, type Choice } from '@lib/exam/ways'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import { SelectField } from '../controls/SelectField'
import styles from './StartScreen.module.css'

interface OwnQuizFieldsProps {
  choice: Choice
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  answers: Progress['answers']
  onChoose: (choice: Choice) => void
}

const kinds = [
  ['single', 'One right answer'],
  ['multiple', 'Several right answers'],
  ['true-false', 'True or false'],
] as const

const levelNames = { 1: 'Easy', 2: 'Medium', 3: 'Hard' } as const

const onlyNames = [
  ['all', 'All questions'],
  ['new', 'Only new ones'],
  ['missed', 'Only what I missed last time'],
] as const

/** What an own quiz asks, and how; says how many questions match. */
export function OwnQuizFields({ choice, bank, answers, onChoose }: OwnQuizFieldsProps) {
  const { quiz, count, clock } = choice
  const change = (part: Partial<OwnQuiz>) => onChoose({ ...choice, quiz: { ...quiz, ...part } })
  const found = bank && matching(bank, answers, quiz).length
  const lists = [
    [
      'sections',
      'Sections of the Scrum Guide',
      bank ? sectionsIn(bank).map(name => [name, name] as const) : [],
    ],
    ['areas', 'Focus areas', focusAreas.map(name => [name, name] as const)],
    ['kinds', 'Kinds', kinds],
    ['levels', 'Levels', difficulties.map(level => [`${level}`, levelNames[level]] as const)],
  ] as const
  return (
    <div className={styles.own}>
      {lists.map(([part, title, options]) => (
        <Checks
          key={part}
          title={title}
          options={options}
          chosen={quiz[part]}
          onChoose={values => change({ [part]: values })}
        />
      ))}
      <SelectField
        label="Ask"
        value={quiz.only}
        options={onlyNames}
        onChoose={only => change({ only: only as OwnQuiz['only'] })}
      />
      <SelectField
        label="Number of questions"
        value={`${count}`}
        options={ownCounts.map(each => [`${each}`, `${each}`] as const)}
        onChoose={value => onChoose({ ...choice, count: Number(value) })}
      />
      <SelectField
        label="Clock and reasons"
        value={clock}
        options={ownClocks}
        onChoose={value => onChoose({ ...choice, clock: value as Choice['clock'] })}
      />
      <p role="status">
        {found === undefined
          ? 'Loading the questions …'
          : `${found} ${found === 1 ? 'question matches' : 'questions match'}${found > count ? `; the quiz asks ${count} of them` : ''}.`}
      </p>
    </div>
  )
}

interface ChecksProps {
  title: string
  options: readonly (readonly [value: string, name: string])[]
  /** None means any. */
  chosen: readonly string[]
  onChoose: (values: string[]) => void
}

function Checks({ title, options, chosen, onChoose }: ChecksProps) {
  return (
    <details>
      <summary>
        {title}: {chosen.length === 0 ? 'any' : `${chosen.length} chosen`}
      </summary>
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{title}</legend>
        {options.map(([value, name]) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, value] : chosen.filter(each => each !== value))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
