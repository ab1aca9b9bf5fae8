import clsx from 'clsx'
import { newSeed } from '@lib/exam/random'
import { useEffect, useRef, useState } from 'react'
import { choiceHint } from '@lib/exam/choice-hint'
import { isComplete } from '@lib/exam/complete'
import * as words from '@data/words/exam-screen'
import * as judging from '@data/words/questions'
import { withAnswer } from '@lib/exam/practice'
import { shownChoices } from '@lib/exam/shown-choices'
import { practicedAddress } from '@lib/exam/address'
import { isRight, type Bank, type BankQuestion } from '@lib/exam/score'
import { changeProgress } from '@lib/progress/progress-store'
import type { Confidence } from '@lib/progress/shape'
import styles from '../course/Question.module.css'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { ConfidenceChoice } from './ConfidenceChoice'
import { nameOf, QuestionFields } from './QuestionFields'
import { QuestionKeys } from './QuestionKeys'
import { QuestionRecord } from './QuestionRecord'
import { ScreenHeading } from './ScreenHeading'
import { replaceWith } from './useAddress'

interface PracticeScreenProps {
  /** The subject: a focus area, or missed questions. */
  title: string
  /** Ids of the questions in order. */
  questions: readonly string[]
  bank: Bank
  onLeave: () => void
}

/** Questions without a clock, each explained as soon as it is answered. */
export function PracticeScreen({ title, questions, bank, onLeave }: PracticeScreenProps) {
  const [missed, setMissed] = useState<string[]>([])
  const [at, setAt] = useState(0)
  const [seed] = useState(newSeed)
  const [score, setScore] = useState({ right: 0, asked: 0 })
  const question = bank.get(questions[at] ?? '')
  const { right, asked } = score
  useEffect(() => {
    if (!question) replaceWith(practicedAddress({ title, right, asked, missed }))
  }, [question, title, right, asked, missed])
  // The result has an address of its own (AddressedScreen.tsx).
  if (!question) return null
  const answer = (keys: readonly string[], confidence?: Confidence) => {
    if (!isRight(question, keys)) setMissed([...missed, question.id])
    setScore({ right: score.right + (isRight(question, keys) ? 1 : 0), asked: score.asked + 1 })
    changeProgress(progress => withAnswer(progress, question, keys, new Date().toISOString(), confidence))
  }
  return (
    <div className={screen.alone}>
      <p className={styles.small}>
        {score.asked > 0 ? words.rightSoFar(title, score.right, score.asked) : title}
      </p>
      <PracticeQuestion
        key={question.id}
        name={words.questionOf(at + 1, questions.length)}
        question={question}
        seed={seed}
        onAnswer={answer}
        onNext={() => setAt(at + 1)}
        onLeave={onLeave}
      />
    </div>
  )
}

interface PracticeQuestionProps {
  /** 'Question 3 of 20' */
  name: string
  question: BankQuestion
  seed: number
  onAnswer: (keys: readonly string[], confidence?: Confidence) => void
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
export function PracticeQuestion({ name, question, seed, onAnswer, onNext, onLeave }: PracticeQuestionProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const [confidence, setConfidence] = useState<Confidence>()
  const [isAnswered, setIsAnswered] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The options that had the focus are disabled now.
    if (isAnswered) buttons.current?.querySelector('button')?.focus()
  }, [isAnswered])
  const canGoOn = isComplete(question, chosen)
  const goOn = () => {
    if (isAnswered) onNext()
    else {
      setIsAnswered(true)
      onAnswer(chosen, confidence)
    }
  }
  return (
    <QuestionKeys
      onConfidence={each => !isAnswered && setConfidence(each === confidence ? undefined : each)}
      onEnter={() => canGoOn && goOn()}
    >
      <ScreenHeading>{name}</ScreenHeading>
      <QuestionFields
        question={question}
        chosen={chosen}
        onChoose={setChosen}
        isJudged={isAnswered}
        seed={seed}
      />
      <p
        role="status"
        className={clsx(styles.verdict, screen.room)}
        data-right={!isAnswered || isRight(question, chosen) || undefined}
      >
        {isAnswered ? verdictOf(question, chosen, seed) : choiceHint(question, chosen)}
      </p>
      {isAnswered ? (
        <QuestionRecord question={question} />
      ) : (
        <ConfidenceChoice confidence={confidence} onChoose={setConfidence} />
      )}
      <div ref={buttons}>
        <ButtonRow>
          <Button look="primary" disabled={!canGoOn} onClick={goOn}>
            {isAnswered ? words.nextQuestion : words.check}
          </Button>
          <Button onClick={onLeave}>{words.stopPracticing}</Button>
        </ButtonRow>
      </div>
    </QuestionKeys>
  )
}
