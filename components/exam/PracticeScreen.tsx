import clsx from 'clsx'
import { newSeed } from '@lib/exam/random'
import { useState } from 'react'
import { choiceHint, isComplete } from '@lib/exam/complete'
import { verdictWords } from '@lib/course/verdict'
import { withAnswer } from '@lib/exam/practice'
import { shownChoices } from '@lib/exam/shown-choices'
import { isRight, type Bank, type BankQuestion } from '@lib/exam/score'
import { changeProgress } from '@lib/progress/progress-store'
import type { Confidence } from '@lib/progress/shape'
import styles from '../course/Question.module.css'
import { RestsOn } from '../course/RestsOn'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { ConfidenceChoice } from './ConfidenceChoice'
import { LessonLink } from './LessonLink'
import { nameOf, QuestionFields } from './QuestionFields'
import { QuestionKeys } from './QuestionKeys'
import { QuestionNote } from './QuestionNote'
import { ScreenHeading } from './ScreenHeading'

interface PracticeScreenProps {
  /** The subject: a focus area, or missed questions. */
  title: string
  /** Ids of the questions in order. */
  questions: readonly string[]
  bank: Bank
  /** Starts another round of the kind, if there is one. */
  onAgain?: (() => void) | undefined
  onLeave: () => void
}

/** Questions without a clock, each explained as soon as it is answered. */
export function PracticeScreen({ title, questions, bank, onAgain, onLeave }: PracticeScreenProps) {
  const [at, setAt] = useState(0)
  const [seed] = useState(newSeed)
  const [score, setScore] = useState({ right: 0, asked: 0 })
  const question = bank.get(questions[at] ?? '')
  if (!question) {
    return (
      <div className={screen.alone}>
        <ScreenHeading>
          {title}: {score.right} of {score.asked} right
        </ScreenHeading>
        <p>
          {score.right === score.asked
            ? 'You got all of them right.'
            : 'The questions that you missed stay on your list until you get them right.'}
        </p>
        <ButtonRow>
          {onAgain && (
            <Button look="primary" onClick={onAgain}>
              Another round
            </Button>
          )}
          <Button look={onAgain ? 'plain' : 'primary'} onClick={onLeave}>
            Back to the overview
          </Button>
        </ButtonRow>
      </div>
    )
  }
  const answer = (keys: readonly string[], confidence?: Confidence) => {
    setScore({ right: score.right + (isRight(question, keys) ? 1 : 0), asked: score.asked + 1 })
    changeProgress(progress => withAnswer(progress, question, keys, new Date().toISOString(), confidence))
  }
  return (
    <div className={screen.alone}>
      <p className={styles.small}>
        {title}
        {score.asked > 0 && `: ${score.right} of ${score.asked} right so far`}
      </p>
      <PracticeQuestion
        key={question.id}
        name={`Question ${at + 1} of ${questions.length}`}
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
  return verdictWords(
    isRight(question, chosen),
    right.map(choice => nameOf(question, choice)),
  )
}

/** A question with its answer checked and explained at once. */
export function PracticeQuestion({ name, question, seed, onAnswer, onNext, onLeave }: PracticeQuestionProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const [confidence, setConfidence] = useState<Confidence>()
  const [isAnswered, setIsAnswered] = useState(false)
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
        <>
          <RestsOn question={question} />
          <p>
            Taught in <LessonLink lesson={question.lesson} />
          </p>
          <QuestionNote id={question.id} />
        </>
      ) : (
        <ConfidenceChoice confidence={confidence} onChoose={setConfidence} />
      )}
      <ButtonRow>
        <Button look="primary" disabled={!canGoOn} onClick={goOn}>
          {isAnswered ? 'Next question' : 'Check'}
        </Button>
        <Button onClick={onLeave}>Stop practicing</Button>
      </ButtonRow>
    </QuestionKeys>
  )
}
