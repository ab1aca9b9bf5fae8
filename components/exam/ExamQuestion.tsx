import { useState } from 'react'
import { runsOn, standings, timeOf, type ExamAction } from '@lib/exam/attempt'
import { choiceHint, isComplete } from '@lib/exam/complete'
import { paceText } from '@lib/exam/pace'
import type { Bank } from '@lib/exam/score'
import { nounOf } from '@lib/exam/ways'
import type { Attempt, Confidence } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'
import { BookmarkButton } from './BookmarkButton'
import { ConfidenceChoice } from './ConfidenceChoice'
import { ExamClock } from './ExamClock'
import styles from './ExamScreen.module.css'
import { QuestionFields } from './QuestionFields'
import { QuestionKeys } from './QuestionKeys'
import { QuestionList } from './QuestionList'
import { QuietButton } from './QuietButton'
import { ScreenHeading } from './ScreenHeading'

interface ExamQuestionProps {
  exam: Attempt
  bank: Bank
  /** Milliseconds left; Infinity without a clock. */
  left: number
  act: (action: ExamAction) => void
  onPause: () => void
  onFinish: () => void
}

/** The current question of an exam, then all actions, so that the question fits on the screen. */
export function ExamQuestion({ exam, bank, left, act, onPause, onFinish }: ExamQuestionProps) {
  const [isListed, setIsListed] = useState(false)
  const id = exam.questions[exam.at] ?? ''
  const question = bank.get(id)
  const chosen = exam.answers[id] ?? []
  const confidence = exam.confidence?.[id]
  const isFlagged = exam.flagged.includes(id)
  const count = exam.questions.length
  const isLast = exam.at + 1 === count
  const done = standings(exam, bank).filter(({ isAnswered }) => isAnswered).length
  const go = (to: number) => {
    // The question shown stays, and so does the focus.
    if (to === exam.at) return
    setIsListed(false)
    act({ kind: 'go', to })
  }
  const next = () => (isLast ? onFinish() : go(exam.at + 1))
  const bookmark = () => act({ kind: 'flag', question: id, flagged: !isFlagged })
  const mark = (each: Confidence | undefined) => act({ kind: 'confidence', question: id, confidence: each })
  return (
    <QuestionKeys
      onBookmark={bookmark}
      onConfidence={each => mark(each === confidence ? undefined : each)}
      onEnter={next}
    >
      <div className={styles.bar}>
        {/* Before the heading, which gets the focus, so that Tab leads to the options. */}
        <BookmarkButton isOn={isFlagged} onPress={bookmark} />
        <ScreenHeading key={id}>
          Question {exam.at + 1} of {count}
        </ScreenHeading>
        {left !== Infinity && !exam.isTimeHidden && (
          <ExamClock left={left} pace={paceText(exam, done, timeOf(exam) - left)} />
        )}
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
          <ConfidenceChoice confidence={confidence} onChoose={mark} />
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
            Back
          </Button>
        )}
        <Button look="primary" onClick={next}>
          {isLast ? 'Finish' : question && !isComplete(question, chosen) ? 'Skip' : 'Next'}
        </Button>
      </ButtonRow>
      <div className={styles.quiet}>
        <QuietButton aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
          All questions
        </QuietButton>
        {!runsOn(exam) && <QuietButton onClick={onPause}>Pause</QuietButton>}
        {left !== Infinity && (
          <QuietButton onClick={() => act({ kind: 'hide-time', isHidden: !exam.isTimeHidden })}>
            {exam.isTimeHidden ? 'Show time' : 'Hide time'}
          </QuietButton>
        )}
        <QuietButton onClick={onFinish}>End the {nounOf(exam)} …</QuietButton>
      </div>
      {isListed && <QuestionList exam={exam} bank={bank} onGo={go} />}
      <p className={styles.keys}>
        Keys: a digit chooses an option, S, U and G say that you’re sure, unsure or guessing, B bookmarks, and
        Enter continues.
      </p>
    </QuestionKeys>
  )
}
