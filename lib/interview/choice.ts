import { interviewChoices } from './interview-question'

/** Field → the value that is chosen; a field of which all is shown is left out. */
export type InterviewChoice = Readonly<Record<string, string>>

/** What an address chooses; what it says of other fields, and values that are none, count for nothing. */
export function choiceOfQuery(query: string): InterviewChoice {
  const asked = new URLSearchParams(query)
  return Object.fromEntries(
    interviewChoices.flatMap(({ field, values }) => {
      const value = asked.get(field)
      return value !== null && Object.hasOwn(values, value) ? [[field, value]] : []
    }),
  )
}

/** The query of an address that chooses the same; what else the query says stays. */
export function queryOfChoice(query: string, choice: InterviewChoice): string {
  const asked = new URLSearchParams(query)
  for (const { field } of interviewChoices) {
    const value = choice[field]
    if (value) asked.set(field, value)
    else asked.delete(field)
  }
  return asked.size > 0 ? `?${asked.toString()}` : ''
}
