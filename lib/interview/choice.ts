import { interviewChoices } from './interview-question'

/** Field → the chosen value; fields that show everything are left out. */
export type InterviewChoice = Readonly<Record<string, string>>

/** The choice in an address; unknown fields and values are ignored. */
export function choiceOfQuery(query: string): InterviewChoice {
  const asked = new URLSearchParams(query)
  return Object.fromEntries(
    interviewChoices.flatMap(({ field, values }) => {
      const value = asked.get(field)
      return value !== null && Object.hasOwn(values, value) ? [[field, value]] : []
    }),
  )
}

/** The address's query with this choice; other parameters stay. */
export function queryOfChoice(query: string, choice: InterviewChoice): string {
  const asked = new URLSearchParams(query)
  for (const { field } of interviewChoices) {
    const value = choice[field]
    if (value) asked.set(field, value)
    else asked.delete(field)
  }
  return asked.size > 0 ? `?${asked.toString()}` : ''
}
