import type { ReactNode } from 'react'
import { interviewChoices, type InterviewLevel, type InterviewRole } from '@lib/interview/interview-question'
import { Island } from '@components/controls/Island'
import { sectionHeading } from '@components/site/sectionHeading'
import * as words from '@data/words/interview'
import styles from './InterviewQuestions.module.css'
import { misuse } from '../misuse'

interface InterviewQuestionsProps {
  /** InterviewQuestion blocks, with a level-2 heading before each part. */
  children: ReactNode
  /** Number of questions, filled in by the build. */
  count?: string
}

/** Interview questions with filters in CSS, which work without scripts; browser/interview-questions.ts adds the count. */
export function InterviewQuestions({ children, count }: InterviewQuestionsProps) {
  if (!count) throw misuse('InterviewQuestions', 'was not given the number of its questions by the build.')
  return (
    <Island name="interview-questions" readsAddress>
      <div className={styles.block}>
        {/* Without autoComplete, a reload may restore a choice that the address doesn't name. The method makes the Enter key submit nothing. */}
        <form className={styles.choices} method="dialog" autoComplete="off">
          {interviewChoices.map(({ field, label, all, values }) => (
            <fieldset key={field} className={styles.choice}>
              <legend>{label}</legend>
              {Object.entries({ '': all, ...values }).map(([value, text]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={field}
                    value={value}
                    defaultChecked={value === ''}
                    data-chooses={value === '' ? undefined : ''}
                  />
                  {text}
                </label>
              ))}
            </fieldset>
          ))}
          <p role="status" className={styles.count} data-needs-scripts="">
            {words.showing(Number(count), Number(count))}
          </p>
        </form>
        {children}
      </div>
    </Island>
  )
}

const QuestionHeading = sectionHeading('h3')

interface InterviewQuestionProps {
  role: InterviewRole
  level: InterviewLevel
  question: string
  /** The heading's anchor, filled in by the build. */
  id?: string
  /** Paragraphs: what the interviewer wants to learn, a good answer, a weak one, one without experience. */
  children: ReactNode
}

/** An interview question with its answers. */
export function InterviewQuestion({ role, level, question, id, children }: InterviewQuestionProps) {
  const roleWords = words.roles[role]
  const levelWords = words.levels[level]
  if (!roleWords || !levelWords || !question || !id)
    throw misuse('InterviewQuestion', 'needs a role, a level and a question, inside <InterviewQuestions>.')
  return (
    <div data-role={role} data-level={level}>
      <QuestionHeading id={id}>{question}</QuestionHeading>
      <p className={styles.label}>{words.roleAndLevel(roleWords, levelWords)}</p>
      {children}
    </div>
  )
}
