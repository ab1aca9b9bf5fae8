import { choicesOf } from '@lib/course/question'
import { glossaryRoute } from '@lib/course/glossary-entry'
import { shownNames } from '@lib/course/shown-names'
import type { BankQuestion } from '@lib/exam/score'
import type { Flashcard } from '@lib/flashcards/cards'
import * as words from '@data/words/cards'
import * as guide from '@data/words/guide'
import * as notes from '@data/words/question-notes'
import marks from '../course/Question.module.css'
import { ReportLink } from '../course/ReportLink'
import { Term } from '../course/Term'
import styles from './CardFaces.module.css'

/** A question's options. */
export function Options({ question }: { question: BankQuestion }) {
  return (
    <ul className={styles.options}>
      {choicesOf(question).map(({ key, text }) => (
        <li key={key}>
          {question.kind !== 'true-false' && <span className={styles.key}>{key.toUpperCase()}</span>}
          {text}
        </li>
      ))}
    </ul>
  )
}

interface CardBackProps {
  card: Flashcard
}

/** The back of a card. */
export function CardBack({ card }: CardBackProps) {
  if (card.kind === 'question') return <QuestionBack question={card.question} />
  const { definition, inScrumGuide, also, id } = card.term
  return (
    <>
      {definition.split('\n').map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Term inScrumGuide={inScrumGuide ? 'yes' : 'no'} also={shownNames(card.term.term, also).join(', ')} />
      <p className={styles.more} data-screen="">
        <a href={`${glossaryRoute}#${id}`} aria-label={words.termInGlossary(card.term.term)}>
          {words.inGlossary}
        </a>
      </p>
    </>
  )
}

function QuestionBack({ question }: { question: BankQuestion }) {
  return (
    <>
      {choicesOf(question)
        .filter(({ right }) => right)
        .map(({ key, text, why }) => (
          <p key={key}>
            <b>{question.kind === 'true-false' ? text : `${key.toUpperCase()}. ${text}`}</b>
            <br />
            {why}
          </p>
        ))}
      <p className={marks.small}>{notes.basedOn(guide.sectionName(question.guideSection))}</p>
      <p className={styles.more} data-screen="">
        <a href={question.lesson}>{words.lesson}</a> <ReportLink id={question.id} />
      </p>
    </>
  )
}
