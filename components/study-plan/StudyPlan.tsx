import { guideCoverage } from '@data/guide-coverage'
import { questionBank, questionSets } from '@data/question-bank'
import { site } from '@data/site'
import type { CourseSectionFacts } from '@lib/course/course-section'
import { wordsPerMinute } from '@lib/course/reading-speed'
import { returnsOfKnownCard } from '@lib/flashcards/returns'
import { samplePlan } from '@lib/study-plan/sample'
import { secondsToAnswer, studyFacts, type StudyFacts } from '@lib/study-plan/study-facts'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import * as words from '@data/words/plan-page'
import { misuse } from '../misuse'
import { Island } from '../controls/Island'
import { SamplePlan } from './SamplePlan'
import styles from './SamplePlan.module.css'
import { StudyPlanApp } from './StudyPlanApp'

interface StudyPlanProps {
  /** The course's sections with their lessons, filled in by the build. */
  sections?: readonly CourseSectionFacts[]
  /** The glossary's terms, filled in by the build. */
  terms?: readonly GlossaryEntry[]
}

/** Horizon in days for computing when cards return; no plan is longer than a year. */
const returnsWithin = 366

const samples = [
  { title: words.twoWeeks, days: 14 },
  { title: words.fourWeeks, days: 28 },
]

/** The study plan, made on the reader's device. The HTML has two sample plans. */
export function StudyPlan({ sections, terms }: StudyPlanProps) {
  if (!sections || !terms) throw misuse('StudyPlan', 'was not given the lessons and terms by the build.')
  const facts = studyFacts(
    sections,
    questionSets,
    questionBank,
    guideCoverage,
    terms,
    returnsOfKnownCard(returnsWithin),
  )
  const given = { facts, source: { brand: site.brand, url: site.url } }
  return (
    <div className={styles.plans}>
      <Island name="study-plan" given={given} shows="progress" comes="idle">
        <StudyPlanApp {...given} />
      </Island>
      <p className={styles.unscripted}>{words.needsScripts}</p>
      <h3>{words.twoPlans}</h3>
      <p>{words.twoPlansText}</p>
      {samples.map(({ title, days }) => {
        const sample = samplePlan(facts, days)
        return sample && <SamplePlan key={days} title={title} {...sample} />
      })}
      <HowMinutesAreCounted facts={facts} />
    </div>
  )
}

function HowMinutesAreCounted({ facts: { secondsToReview, cards } }: { facts: StudyFacts }) {
  return (
    <>
      <h3>{words.howCounted}</h3>
      <ul>
        <li>{words.readingTakes(wordsPerMinute, secondsToAnswer)}</li>
        <li>{words.practiceTakes(secondsToAnswer, secondsToReview)}</li>
        <li>{words.cardsTake(cards.seconds)}</li>
        <li>{words.reviewTakes}</li>
      </ul>
    </>
  )
}
