import { useState } from 'react'
import { focusAreas, guideSections } from '@lib/course/question'
import { quizAddress } from '@lib/exam/address'
import { anyQuiz, drawQuiz, matching } from '@lib/exam/own-quiz'
import { newSeed, randomFrom } from '@lib/exam/random'
import type { Bank } from '@lib/exam/score'
import * as words from '@data/words/exam-start'
import * as guide from '@data/words/guide'
import { Button, ButtonRow } from '../controls/Button'
import { SelectField } from '../controls/SelectField'
import { goTo } from './useAddress'

const sizes = ['10', '20', '40', '80'].map(size => [size, size] as const)

/** Quizzes for a class, made of chosen questions. */
export function TrainerTools({ bank }: { bank: Bank | undefined }) {
  return (
    <details>
      <summary>{words.forTrainers}</summary>
      <p>{words.forTrainersText}</p>
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
          label={words.section}
          value={section}
          options={[
            ['', words.allSections],
            ...guideSections.map(name => [name, guide.sectionName(name)] as const),
          ]}
          onChoose={setSection}
        />
        <SelectField
          label={words.area}
          value={area}
          options={[['', words.allAreas], ...focusAreas.map(name => [name, guide.areaName(name)] as const)]}
          onChoose={setArea}
        />
        <SelectField label={words.atMost} value={size} options={sizes} onChoose={setSize} />
      </ButtonRow>
      <p role="status">{fits.length === 0 ? words.noneFits : words.someFit(fits.length)}</p>
      <ButtonRow>
        <Button disabled={fits.length === 0} onClick={make}>
          {words.makeQuiz}
        </Button>
      </ButtonRow>
    </>
  )
}
