import { choicesOf, type Question, type QuestionSet } from '@lib/course/question'
import { LessonMark } from '../course/LessonMark'
import { Reasons } from '../course/Reasons'
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
  const choices = choicesOf(question)
  return (
    <>
      <p className={styles.stem}>{question.stem}</p>
      <ul className={styles.choices}>
        {choices.map(({ key, text }) => (
          <li key={key}>
            {question.kind !== 'true-false' && <span className={styles.key}>{key.toUpperCase()}</span>}
            {text}
          </li>
        ))}
      </ul>
      <details className={styles.answer}>
        <summary>Show the answer and the reasons</summary>
        <Reasons question={question} />
      </details>
    </>
  )
}
