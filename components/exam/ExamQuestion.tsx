import type { KeyboardEvent } from 'react'
import { nextWhere, standings, timeOf, type ExamAction } from '@lib/exam/attempt'
import { choiceHint, isComplete } from '@lib/exam/complete'
import { paceText } from '@lib/exam/pace'
import type { Bank } from '@lib/exam/score'
import type { Attempt } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'
import { ExamClock } from './ExamClock'
import styles from './ExamScreen.module.css'
import { QuestionFields } from './QuestionFields'
import { QuestionList } from './QuestionList'
import { ScreenHeading } from './ScreenHeading'

interface ExamQuestionProps {
  exam: Attempt
  bank: Bank
  /** Milliseconds left. */
  left: number
  isTimeHidden: boolean
  act: (action: ExamAction) => void
  onHideTime: () => void
  onPause: () => void
  onFinish: () => void
}

/** Elements where Enter has its own meaning. */
const withOwnEnter = 'a, button, summary, select, textarea'

/** The current question of an exam, then all actions, so that the question fits on the screen. */
export function ExamQuestion({ exam, bank, left, isTimeHidden, act, ...on }: ExamQuestionProps) {
  const id = exam.questions[exam.at] ?? ''
  const question = bank.get(id)
  const chosen = exam.answers[id] ?? []
  const isFlagged = exam.flagged.includes(id)
  const count = exam.questions.length
  const isLast = exam.at + 1 === count
  const all = standings(exam, bank)
  const done = all.filter(({ isAnswered }) => isAnswered).length
  const blank = nextWhere(all, exam.at, ({ isAnswered }) => !isAnswered)
  const flagged = nextWhere(all, exam.at, each => each.isFlagged)
  const go = (to: number) => act({ kind: 'go', to })
  const next = () => (isLast ? on.onFinish() : go(exam.at + 1))
  const flag = () => act({ kind: 'flag', question: id, flagged: !isFlagged })
  // Within the exam only: page-wide single-key shortcuts get in the way of people who use speech input.
  const listen = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const { key, currentTarget } = event
    if (/^[1-9]$/.test(key)) {
      const option = currentTarget.querySelectorAll<HTMLInputElement>('fieldset input')[Number(key) - 1]
      option?.focus()
      option?.click()
    } else if (key.toLowerCase() === 'f' && !event.repeat) flag()
    else if (key === 'Enter' && !event.repeat && !(event.target as Element).closest(withOwnEnter)) next()
    else return
    event.preventDefault()
  }
  return (
    // Focusable, so that a press next to an option keeps the keys working.
    <div className={styles.question} tabIndex={-1} onKeyDown={listen}>
      <div className={styles.bar}>
        <ScreenHeading key={id}>
          Question {exam.at + 1} of {count}
        </ScreenHeading>
        <ExamClock left={left} pace={paceText(exam, done, timeOf(exam) - left)} isHidden={isTimeHidden} />
      </div>
      {question ? (
        <>
          <QuestionFields
            key={`fields-${id}`}
            question={question}
            chosen={chosen}
            onChoose={keys => act({ kind: 'answer', question: id, keys })}
            seed={exam.seed}
          />
          <p role="note" className={styles.hint}>
            {choiceHint(question, chosen)}
          </p>
        </>
      ) : (
        <p>
          This question was removed from the course after you began, so it counts as wrong. Continue with the
          next one.
        </p>
      )}
      <ButtonRow>
        {!exam.isStrict && (
          <Button disabled={exam.at === 0} onClick={() => go(exam.at - 1)}>
            Previous
          </Button>
        )}
        <Button look="primary" onClick={next}>
          {isLast ? 'Finish' : question && !isComplete(question, chosen) ? 'Skip' : 'Next'}
        </Button>
        <Button aria-pressed={isFlagged} onClick={flag}>
          Flag for review
        </Button>
      </ButtonRow>
      <ButtonRow>
        {!exam.isStrict && (
          <>
            <Button disabled={blank === undefined} onClick={() => go(blank ?? exam.at)}>
              Next blank
            </Button>
            <Button disabled={flagged === undefined} onClick={() => go(flagged ?? exam.at)}>
              Next flagged
            </Button>
            <Button onClick={on.onPause}>Pause</Button>
          </>
        )}
        <Button aria-pressed={isTimeHidden} onClick={on.onHideTime}>
          Hide time
        </Button>
        <Button onClick={on.onFinish}>End the exam …</Button>
      </ButtonRow>
      <p className={styles.keys}>
        Keys: a digit chooses an option, Enter continues, and F flags the question.
      </p>
      <QuestionList exam={exam} bank={bank} onGo={go} />
    </div>
  )
}
