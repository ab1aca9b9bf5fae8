import { firstMonth, laterMonths } from '@data/question-dates'
import type { BankQuestion } from '@lib/exam/score'
import * as words from '@data/words/exam-screen'
import * as formats from '@data/words/formats'
import marks from '../course/Question.module.css'
import { RestsOn } from '../course/RestsOn'
import { LessonLink } from './LessonLink'
import { QuestionNote } from './QuestionNote'

const monthAndYear = new Intl.DateTimeFormat(formats.dates, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What is shown below a question whose answer is known: its sources, when it last changed, and the reader's note. */
export function QuestionRecord({ question }: { question: BankQuestion }) {
  const { id, lesson } = question
  return (
    <>
      <RestsOn question={question} changed={monthAndYear.format(new Date(laterMonths[id] ?? firstMonth))}>
        <p className={marks.small}>
          {words.taughtIn}
          <LessonLink lesson={lesson} />
        </p>
      </RestsOn>
      <QuestionNote id={id} />
    </>
  )
}
