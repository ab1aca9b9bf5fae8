import { useRef, useState } from 'react'
import { focusAreas, guideSections } from '@lib/course/question'
import { quizAddress } from '@lib/exam/address'
import { questionsOf } from '@lib/exam/outcomes'
import { reviewed, reviewFilters, usefulFilters, type ReviewFilter } from '@lib/exam/review'
import type { Bank } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import { counted } from '@lib/words'
import { Button, ButtonRow } from '../controls/Button'
import { SelectField } from '../controls/SelectField'
import { useUnfoldedInPrint } from '../controls/useUnfoldedInPrint'
import styles from './ResultScreen.module.css'
import { ReviewedQuestion } from './ReviewedQuestion'
import { goTo } from './useAddress'

const same = (name: string) => [name, name] as const

/** The questions of an exam with answers and reasons, all of them or some; the missed ones first. */
export function ReviewList({ result, bank }: { result: ExamResult; bank: Bank }) {
  const filters = usefulFilters(result, bank)
  const [filter, setFilter] = useState<ReviewFilter>(filters[0]?.filter ?? 'all')
  const [area, setArea] = useState('')
  const [section, setSection] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  useUnfoldedInPrint(list)
  const asked = questionsOf(result, bank)
  const shown = reviewed(result, bank, filter).filter(
    question => (!area || question.area === area) && (!section || question.guideSection === section),
  )
  return (
    <>
      <h3>Questions</h3>
      <ButtonRow>
        <SelectField
          label="Show"
          value={filter}
          options={filters.map(each => [each.filter, `${reviewFilters[each.filter].label} (${each.count})`])}
          onChoose={value => setFilter(value as ReviewFilter)}
        />
        <SelectField
          label="Focus area"
          value={area}
          options={[
            ['', 'All areas'],
            ...focusAreas.filter(name => asked.some(question => question.area === name)).map(same),
          ]}
          onChoose={setArea}
        />
        <SelectField
          label="Section of the Guide"
          value={section}
          options={[
            ['', 'All sections'],
            ...guideSections.filter(name => asked.some(each => each.guideSection === name)).map(same),
          ]}
          onChoose={setSection}
        />
      </ButtonRow>
      <p role="status">
        {shown.length === 0 ? 'No question is left.' : `${counted(shown.length, 'question')}.`}
      </p>
      {shown.length > 0 && (
        <ButtonRow>
          <Button aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Open all
          </Button>
          <Button onClick={() => goTo(quizAddress(shown.map(({ id }) => id)))}>Make a quiz of these</Button>
        </ButtonRow>
      )}
      <ol className={styles.questions} ref={list}>
        {shown.map(question => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            number={result.questions.indexOf(question.id) + 1}
            result={result}
            isOpen={isOpen}
          />
        ))}
      </ol>
    </>
  )
}
