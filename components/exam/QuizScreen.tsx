import clsx from 'clsx'
import { useState } from 'react'
import { site } from '@data/site'
import { giftOf } from '@lib/exam/gift'
import type { BankQuestion } from '@lib/exam/score'
import { shownChoices } from '@lib/exam/shown-choices'
import * as words from '@data/words/exam-start'
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
    saveFile(
      'psm-1-quiz.gift.txt',
      giftOf(questions, words.quizTitle, words.questionsFrom(source)),
      'text/plain',
    )
  return (
    <div className={clsx(screen.alone, styles.result)} data-prints-alone="">
      <ScreenHeading>{words.quizOf(questions.length)}</ScreenHeading>
      <ButtonRow>
        <Button look="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button aria-pressed={isSolved} onClick={() => setIsSolved(!isSolved)}>
          {words.withAnswers}
        </Button>
        <Button onClick={save}>{words.saveForMoodle}</Button>
        <Button onClick={onLeave}>{words.backToOverview}</Button>
      </ButtonRow>
      <ol>
        {questions.map(question => (
          <li key={question.id} className={styles.asked}>
            {question.stem}
            {question.kind === 'multiple' && !question.countStated && words.severalAreRight}
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
      <p className={marks.small}>{words.questionsFrom(source)}</p>
    </div>
  )
}
