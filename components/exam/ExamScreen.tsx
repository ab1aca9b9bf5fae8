import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { nounOf } from '@lib/exam/exam-kind'
import type { Bank } from '@lib/exam/score'
import type { Attempt } from '@lib/progress/shape'
import { clockText } from '@lib/exam/time-text'
import * as words from '@data/words/exam-screen'
import { Button, ButtonRow } from '../controls/Button'
import { EndQuestion } from './EndQuestion'
import styles from './ExamScreen.module.css'
import { ExamQuestion } from './ExamQuestion'
import { ScreenHeading } from './ScreenHeading'
import { useExam } from './useExam'

interface ExamScreenProps {
  exam: Attempt
  bank: Bank
  /** This page session; if another one holds the exam, this one waits. */
  holder: string
  /** Takes over the exam from the other page. */
  onHold: () => void
  onLeave: () => void
}

/** An exam under way, with nothing of the page above it. */
export function ExamScreen(props: ExamScreenProps) {
  return (
    <div className={clsx(styles.alone, styles.exam)}>
      <Screen {...props} />
    </div>
  )
}

/** One question at a time, the clock, the list of questions, and the end. */
function Screen({ exam, bank, holder, onHold, onLeave }: ExamScreenProps) {
  const [isPaused, setIsPaused] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const isHeld = exam.holder === holder
  const isRunning = isHeld && !isPaused
  const { left, act, end } = useExam(exam, bank, holder, isRunning)
  useQuiet(isRunning)

  if (!isRunning) {
    const goOn = () => {
      if (!isHeld) onHold()
      setIsPaused(false)
    }
    return (
      <>
        <ScreenHeading>
          {isHeld ? words.isPaused(nounOf(exam)) : words.isElsewhere(nounOf(exam))}
        </ScreenHeading>
        <p>
          {!isHeld
            ? words.elsewhereText(nounOf(exam))
            : (left === Infinity ? '' : words.clockStopped(clockText(left))) + words.answersSaved}
        </p>
        <ButtonRow>
          <Button look="primary" onClick={goOn}>
            {!isHeld ? words.goOnHere : words.goOn}
          </Button>
          <Button onClick={onLeave}>{words.backToOverview}</Button>
        </ButtonRow>
      </>
    )
  }
  if (isEnding) {
    const goTo = (to: number) => {
      act({ kind: 'go', to })
      setIsEnding(false)
    }
    return (
      <EndQuestion
        exam={exam}
        bank={bank}
        left={left}
        onEnd={end}
        onGo={goTo}
        onGoOn={() => setIsEnding(false)}
      />
    )
  }
  return (
    <ExamQuestion
      exam={exam}
      bank={bank}
      left={left}
      act={act}
      onPause={() => {
        act({ kind: 'pause' })
        setIsPaused(true)
      }}
      onFinish={() => setIsEnding(true)}
    />
  )
}

/** Nothing else may ask for attention during an exam: browser/features/exit-intent.ts checks this. */
function useQuiet(isRunning: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-exam', isRunning)
    return () => document.documentElement.removeAttribute('data-exam')
  }, [isRunning])
}
