import { useRef, useState } from 'react'
import { focusAreas, guideSections } from '@lib/course/question'
import { quizAddress } from '@lib/exam/address'
import { questionsOf } from '@lib/exam/outcomes'
import { reviewed, usefulFilters, type ReviewFilter } from '@lib/exam/review'
import type { Bank } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import * as words from '@data/words/exam-result'
import * as guide from '@data/words/guide'
import { Button, ButtonRow } from '../controls/Button'
import { SelectField } from '../controls/SelectField'
import { useUnfoldedInPrint } from '../controls/useUnfoldedInPrint'
import styles from './ResultScreen.module.css'
import { ReviewedQuestion } from './ReviewedQuestion'
import { goTo } from './useAddress'

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
      <h3>{words.questions}</h3>
      <ButtonRow>
        <SelectField
          label={words.show}
          value={filter}
          options={filters.map(each => [each.filter, `${words.filters[each.filter]} (${each.count})`])}
          onChoose={value => setFilter(value as ReviewFilter)}
        />
        <SelectField
          label={words.area}
          value={area}
          options={[
            ['', words.allAreas],
            ...focusAreas
              .filter(name => asked.some(question => question.area === name))
              .map(name => [name, guide.areaName(name)] as const),
          ]}
          onChoose={setArea}
        />
        <SelectField
          label={words.sectionOfGuide}
          value={section}
          options={[
            ['', words.allSections],
            ...guideSections
              .filter(name => asked.some(each => each.guideSection === name))
              .map(name => [name, guide.sectionName(name)] as const),
          ]}
          onChoose={setSection}
        />
      </ButtonRow>
      <p role="status">{shown.length === 0 ? words.noneLeft : words.someShown(shown.length)}</p>
      {shown.length > 0 && (
        <ButtonRow>
          <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? words.closeAll : words.openAll}</Button>
          <Button onClick={() => goTo(quizAddress(shown.map(({ id }) => id)))}>{words.makeQuiz}</Button>
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
