import { guideCoverage } from '@data/guide-coverage'
import { questionBank, questionSets } from '@data/question-bank'
import type { CourseSectionFacts } from '@lib/course/course-section'
import { wordsPerMinute } from '@lib/course/reading-speed'
import { returnsOfKnownCard } from '@lib/flashcards/returns'
import { samplePlan } from '@lib/study-plan/sample'
import { secondsToAnswer, studyFacts, type StudyFacts } from '@lib/study-plan/study-facts'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
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
  { title: 'Two weeks', days: 14 },
  { title: 'Four weeks', days: 28 },
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
  return (
    <div className={styles.plans}>
      <Island name="study-plan" given={{ facts }} shows="progress" comes="idle">
        <StudyPlanApp facts={facts} />
      </Island>
      <p className={styles.unscripted}>
        Your own plan needs scripts, which are turned off in your browser. The two plans below don’t.
      </p>
      <h3>Two plans to begin with</h3>
      <p>
        They are for someone who hasn’t read anything yet and studies every day. The exam is on the day after
        the last one.
      </p>
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
      <h3>How the minutes are counted</h3>
      <ul>
        <li>
          Reading takes a minute for every {wordsPerMinute} words, as in the reading times on every page. Each
          question at the end of a lesson adds {secondsToAnswer} seconds, the pace of the exam.
        </li>
        <li>
          A question that you practice takes the same {secondsToAnswer} seconds plus, on average,{' '}
          {secondsToReview} to read the reasons for all its options.
        </li>
        <li>
          A flashcard takes {cards.seconds} seconds, twice as long as it takes to read the average one. Cards
          get at most a quarter of a day’s study time.
        </li>
        <li>
          The review after a practice exam covers as many questions as you missed in your last one. Before
          your first exam, the plan assumes the number that you can miss and still pass.
        </li>
      </ul>
    </>
  )
}
