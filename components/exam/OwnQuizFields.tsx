import { difficulties, focusAreas } from '@lib/course/question'
import { matching, sectionsIn, type OwnQuiz } from '@lib/exam/own-quiz'
import { ownClocks, ownCounts, type Choice } from '@lib/exam/ways'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
import * as guide from '@data/words/guide'
import { SelectField } from '../controls/SelectField'
import styles from './StartScreen.module.css'

interface OwnQuizFieldsProps {
  choice: Choice
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  answers: Progress['answers']
  onChoose: (choice: Choice) => void
}

const kinds = Object.entries(words.kindNames)

const onlyNames = [
  ['all', words.askAll],
  ['new', words.askNew],
  ['missed', words.askMissed],
] as const

/** What an own quiz asks, and how; says how many questions match. */
export function OwnQuizFields({ choice, bank, answers, onChoose }: OwnQuizFieldsProps) {
  const { quiz, count, clock } = choice
  const change = (part: Partial<OwnQuiz>) => onChoose({ ...choice, quiz: { ...quiz, ...part } })
  const found = bank && matching(bank, answers, quiz).length
  const lists = [
    [
      'sections',
      words.sections,
      bank ? sectionsIn(bank).map(name => [name, guide.sectionName(name)] as const) : [],
    ],
    ['areas', words.areas, focusAreas.map(name => [name, guide.areaName(name)] as const)],
    ['kinds', words.kinds, kinds],
    ['levels', words.levels, difficulties.map(level => [`${level}`, words.levelNames[level]] as const)],
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
        label={words.ask}
        value={quiz.only}
        options={onlyNames}
        onChoose={only => change({ only: only as OwnQuiz['only'] })}
      />
      <SelectField
        label={words.numberOfQuestions}
        value={`${count}`}
        options={ownCounts.map(each => [`${each}`, `${each}`] as const)}
        onChoose={value => onChoose({ ...choice, count: Number(value) })}
      />
      <SelectField
        label={words.clockAndReasons}
        value={clock}
        options={ownClocks}
        onChoose={value => onChoose({ ...choice, clock: value as Choice['clock'] })}
      />
      <p role="status">
        {found === undefined
          ? words.loading
          : found > count
            ? words.moreMatch(found, count)
            : words.matches(found)}
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
      <summary>{chosen.length === 0 ? words.anyOf(title) : words.someOf(title, chosen.length)}</summary>
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
