import { useEffect, useState } from 'react'
import { searchLabels } from '@data/search-labels'
import type { Answer } from '@lib/search/answer'
import { resultsOf } from './results'

/** How long a count must hold before it is said, so that typing is not talked over; milliseconds. */
const pause = 400

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

function countOf(answer: Answer): string {
  if (answer.pages.length === 0) return searchLabels.noResults
  return `${counted(resultsOf(answer).length, 'result')} on ${counted(answer.pages.length, 'page')}`
}

interface ResultCountProps {
  answer: Answer | null
  /** False while a better answer is awaited. */
  isSettled: boolean
}

/** Tells a screen reader how many results there are, once the count stays. */
export function ResultCount({ answer, isSettled }: ResultCountProps) {
  const [said, setSaid] = useState('')
  const count = answer && isSettled ? countOf(answer) : ''
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), pause)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
