import clsx from 'clsx'
import { useState } from 'react'
import { runsOn, standings, timeOf, type ExamAction } from '@lib/exam/attempt'
import { choiceHint } from '@lib/exam/choice-hint'
import { isComplete } from '@lib/exam/complete'
import { nounOf } from '@lib/exam/exam-kind'
import { paceText } from '@lib/exam/pace'
import type { Bank } from '@lib/exam/score'
import type { Attempt, Confidence } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
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
        <ScreenHeading key={id}>{words.questionOf(exam.at + 1, count)}</ScreenHeading>
        {left !== Infinity && !exam.isTimeHidden && (
          <ExamClock left={left} time={timeOf(exam)} pace={paceText(exam, done, timeOf(exam) - left)} />
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
          <p role="note" className={clsx(styles.hint, question.kind === 'multiple' && styles.room)}>
            {choiceHint(question, chosen)}
          </p>
          <ConfidenceChoice confidence={confidence} onChoose={mark} />
        </>
      ) : (
        <p>{words.questionRemoved}</p>
      )}
      <div className={styles.actions}>
        <ButtonRow>
          {!exam.isStrict && (
            <Button disabled={exam.at === 0} onClick={() => go(exam.at - 1)}>
              {words.back}
            </Button>
          )}
          <Button look="primary" onClick={next}>
            {isLast ? words.finish : question && !isComplete(question, chosen) ? words.skip : words.next}
          </Button>
        </ButtonRow>
      </div>
      <div className={styles.quiet}>
        <QuietButton aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
          {words.allQuestions}
        </QuietButton>
        {!runsOn(exam) && <QuietButton onClick={onPause}>{words.pause}</QuietButton>}
        {left !== Infinity && (
          <QuietButton onClick={() => act({ kind: 'hide-time', isHidden: !exam.isTimeHidden })}>
            {exam.isTimeHidden ? words.showTime : words.hideTime}
          </QuietButton>
        )}
        <QuietButton onClick={onFinish}>{words.endIt(nounOf(exam))}</QuietButton>
      </div>
      {isListed && <QuestionList exam={exam} bank={bank} onGo={go} />}
      <p className={styles.keys}>{words.keys}</p>
    </QuestionKeys>
  )
}
