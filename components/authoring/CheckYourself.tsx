import { useState, type SyntheticEvent } from 'react'
import type { Question, QuestionSet } from '@lib/course/question'
import { withAnswer } from '@lib/exam/practice'
import { isRight } from '@lib/exam/score'
import { changeProgress } from '@lib/progress/progress-store'
import { LessonMark } from '../course/LessonMark'
import { Reasons } from '../course/Reasons'
import { QuestionFields } from '../practice/QuestionFields'
import styles from './CheckYourself.module.css'
import { misuse } from './misuse'

interface CheckYourselfProps {
  /** Name of the file in data/questions. */
  topic: string
  /** The questions themselves; the build puts them in. */
  set?: QuestionSet
}

/** A lesson's questions with their answers and reasons folded below: plain HTML, answerable without scripts. */
export function CheckYourself({ topic, set }: CheckYourselfProps) {
  if (!set)
    throw misuse('CheckYourself', `has topic '${topic}', for which there is no data/questions/${topic}.ts.`)
  return (
    <>
      <ol className={styles.questions}>
        {set.questions.map(question => (
          <li key={question.id} id={question.id} className={styles.question}>
            <QuestionBody question={question} />
          </li>
        ))}
      </ol>
      <LessonMark />
    </>
  )
}

function QuestionBody({ question }: { question: Question }) {
  const [chosen, setChosen] = useState<string[]>([])
  // What was chosen before the reasons were seen is the answer, and joins the answers given in practice.
  const [answer, setAnswer] = useState<string[]>()
  const reveal = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || answer || chosen.length === 0) return
    setAnswer(chosen)
    changeProgress(progress => withAnswer(progress, question, chosen, new Date().toISOString()))
  }
  return (
    <>
      <QuestionFields
        question={question}
        chosen={answer ?? chosen}
        onChoose={setChosen}
        disabled={Boolean(answer)}
      />
      <details onToggle={reveal}>
        <summary>Show the answer and the reasons</summary>
        {answer && (
          <p role="status">
            <strong>Your answer is {isRight(question, answer) ? 'right' : 'not right'}.</strong>
          </p>
        )}
        <Reasons question={question} chosen={answer} />
      </details>
    </>
  )
}
