import { useState } from 'react'
import { focusAreas, guideSections } from '@lib/course/question'
import { quizAddress } from '@lib/exam/address'
import { anyQuiz, drawQuiz, matching } from '@lib/exam/own-quiz'
import { newSeed, randomFrom } from '@lib/exam/random'
import type { Bank } from '@lib/exam/score'
import { counted } from '@lib/words'
import { Button, ButtonRow } from '../controls/Button'
import { SelectField } from '../controls/SelectField'
import { goTo } from './useAddress'

const sizes = ['10', '20', '40', '80'].map(size => [size, size] as const)

/** Quizzes for a class, made of chosen questions. */
export function TrainerTools({ bank }: { bank: Bank | undefined }) {
  return (
    <details>
      <summary>For trainers</summary>
      <p>
        Make a quiz for your class: a page to print, with or without the answers, and a file in the GIFT
        format, which Moodle imports. To make one of the questions of an exam, open its result. The quiz has
        an address of its own that you can keep.
      </p>
      {bank && <QuizChoice bank={bank} />}
    </details>
  )
}

function QuizChoice({ bank }: { bank: Bank }) {
  const [section, setSection] = useState('')
  const [area, setArea] = useState('')
  const [size, setSize] = useState('20')
  const listOf = (chosen: string) => (chosen ? [chosen] : [])
  const fits = matching(bank, {}, { ...anyQuiz, sections: listOf(section), areas: listOf(area) })
  const make = () => {
    goTo(quizAddress(drawQuiz(fits, {}, Number(size), randomFrom(newSeed()))))
  }
  return (
    <>
      <ButtonRow>
        <SelectField
          label="Section of the Guide"
          value={section}
          options={[['', 'All sections'], ...guideSections.map(name => [name, name] as const)]}
          onChoose={setSection}
        />
        <SelectField
          label="Focus area"
          value={area}
          options={[['', 'All areas'], ...focusAreas.map(name => [name, name] as const)]}
          onChoose={setArea}
        />
        <SelectField label="At most" value={size} options={sizes} onChoose={setSize} />
      </ButtonRow>
      <p role="status">
        {fits.length === 0 ? 'No question fits.' : `${counted(fits.length, 'question')} to draw from.`}
      </p>
      <ButtonRow>
        <Button disabled={fits.length === 0} onClick={make}>
          Make the quiz
        </Button>
      </ButtonRow>
    </>
  )
}
