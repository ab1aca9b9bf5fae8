/** The people of the running example who have first names, with a clause that introduces each on /about. */

interface CastMember {
  name: string
  /** What the person does, as a clause after the name. */
  does: string
}

export const cast = [
  { name: 'Amara', does: 'the Product Owner' },
  { name: 'Jonas', does: 'the Scrum Master' },
  { name: 'Mei', does: 'a Developer and a designer' },
  { name: 'Tomas', does: 'a Developer and a tester' },
  { name: 'Ravi', does: 'the Developer who knows the loan system best' },
  { name: 'Daniel', does: 'the Developer who knows the patron accounts best' },
  { name: 'Noor', does: 'the newest Developer, on the team since January 2026' },
  { name: 'Ruth', does: 'the head of patron services' },
  { name: 'Victor', does: "the head of the city's IT office" },
  { name: 'Sofia', does: 'one of the four people at the help desk, who runs its board' },
] as const satisfies readonly CastMember[]

/** A first name of the cast. */
export type CastName = (typeof cast)[number]['name']
