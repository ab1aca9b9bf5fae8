import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { choiceHint } from '@lib/exam/choice-hint'
import { isComplete } from '@lib/exam/complete'
import type { Round } from '@lib/exam/round'
import { isRight, type BankQuestion } from '@lib/exam/score'
import { shownChoices } from '@lib/exam/shown-choices'
import type { Confidence } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
import * as judging from '@data/words/questions'
import styles from '../course/Question.module.css'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { ConfidenceChoice } from './ConfidenceChoice'
import { nameOf, QuestionFields } from './QuestionFields'
import { QuestionKeys } from './QuestionKeys'
import { QuestionRecord } from './QuestionRecord'
import { ScreenHeading } from './ScreenHeading'

interface PracticeQuestionProps {
  /** 'Question 3 of 20' */
  name: string
  question: BankQuestion
  seed: number
  /** What was chosen so far, and whether it was judged. */
  tried: Pick<Round, 'chosen' | 'confidence' | 'isJudged'>
  onTry: (tried: Partial<Round>) => void
  onCheck: () => void
  onNext: () => void
  onLeave: () => void
}

function verdictOf(question: BankQuestion, chosen: readonly string[], seed: number): string {
  const right = shownChoices(question, seed).filter(choice => choice.right)
  return judging.verdict(
    isRight(question, chosen),
    right.map(choice => nameOf(question, choice)),
  )
}

/** A question with its answer checked and explained at once. */
export function PracticeQuestion({ name, question, seed, tried, ...actions }: PracticeQuestionProps) {
  const { chosen, confidence, isJudged } = tried
  const status = useRef<HTMLParagraphElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isJudged) return
    // The options that had the focus are disabled now; the buttons may be a screen below the verdict.
    buttons.current?.querySelector('button')?.focus({ preventScroll: true })
    status.current?.scrollIntoView({ block: 'nearest' })
  }, [isJudged])
  const canGoOn = isComplete(question, chosen)
  const goOn = isJudged ? actions.onNext : actions.onCheck
  const chooseConfidence = (each: Confidence | undefined) => actions.onTry({ confidence: each })
  return (
    <QuestionKeys
      onConfidence={each => !isJudged && chooseConfidence(each === confidence ? undefined : each)}
      onEnter={() => canGoOn && goOn()}
    >
      <ScreenHeading>{name}</ScreenHeading>
      <QuestionFields
        question={question}
        chosen={chosen}
        onChoose={keys => actions.onTry({ chosen: keys })}
        isJudged={isJudged}
        seed={seed}
      >
        <p
          ref={status}
          role="status"
          className={styles.verdict}
          data-right={isRight(question, chosen) || undefined}
        >
          {isJudged && verdictOf(question, chosen, seed)}
        </p>
      </QuestionFields>
      {isJudged ? (
        <QuestionRecord question={question} />
      ) : (
        <>
          <p role="status" className={clsx(screen.hint, question.kind === 'multiple' && screen.room)}>
            {choiceHint(question, chosen)}
          </p>
          <ConfidenceChoice confidence={confidence} onChoose={chooseConfidence} />
        </>
      )}
      <div ref={buttons} className={screen.actions}>
        <ButtonRow>
          <Button look="primary" disabled={!canGoOn} onClick={goOn}>
            {isJudged ? words.nextQuestion : words.check}
          </Button>
          <Button onClick={actions.onLeave}>{words.stopPracticing}</Button>
        </ButtonRow>
      </div>
    </QuestionKeys>
  )
}
