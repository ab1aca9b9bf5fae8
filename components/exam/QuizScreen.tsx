import clsx from 'clsx'
import { useState } from 'react'
import { site } from '@data/site'
import { giftOf } from '@lib/exam/gift'
import type { BankQuestion } from '@lib/exam/score'
import { shownChoices } from '@lib/exam/shown-choices'
import { counted } from '@lib/words'
import marks from '../course/Question.module.css'
import { saveFile } from '../controls/save-file'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import styles from './ResultScreen.module.css'
import { ScreenHeading } from './ScreenHeading'

const source = `${site.brand}, ${new URL(site.url).host}`

interface QuizScreenProps {
  questions: readonly BankQuestion[]
  onLeave: () => void
}

/** A trainer's quiz: a page to print, with or without answers, and a file for Moodle. */
export function QuizScreen({ questions, onLeave }: QuizScreenProps) {
  const [isSolved, setIsSolved] = useState(false)
  const save = () =>
    saveFile('psm-1-quiz.gift.txt', giftOf(questions, 'PSM I quiz', `Questions: ${source}`), 'text/plain')
  return (
    <div className={clsx(screen.alone, styles.result)} data-prints-alone="">
      <ScreenHeading>A quiz of {counted(questions.length, 'question')}</ScreenHeading>
      <ButtonRow>
        <Button look="primary" onClick={() => window.print()}>
          Print
        </Button>
        <Button aria-pressed={isSolved} onClick={() => setIsSolved(!isSolved)}>
          With answers
        </Button>
        <Button onClick={save}>Save for Moodle (GIFT)</Button>
        <Button onClick={onLeave}>Back to the overview</Button>
      </ButtonRow>
      <ol className={styles.lessons}>
        {questions.map(question => (
          <li key={question.id} className={styles.asked}>
            {question.stem}
            {question.kind === 'multiple' && !question.countStated && ' (Several are right.)'}
            <ol className={styles.letters}>
              {shownChoices(question).map(({ key, text, why, right }) => (
                <li key={key}>
                  {isSolved && right ? <strong>✓ {text}</strong> : text}
                  {isSolved && <div className={styles.why}>{why}</div>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <p className={marks.small}>Questions: {source}</p>
    </div>
  )
}
