import type { SprintFacts } from '../../lib/example/sprint'
import { sprints1to12 } from './sprints-1-to-12'
import { sprints13to26 } from './sprints-13-to-26'
import { sprints27to38 } from './sprints-27-to-38'
import { sprints39to50 } from './sprints-39-to-50'

/** Every Sprint of the app team, in order. Dates are in calendar.ts. */
export const sprints: readonly SprintFacts[] = [
  ...sprints1to12,
  ...sprints13to26,
  ...sprints27to38,
  ...sprints39to50,
]

/** The facts of a Sprint; throws RangeError if there is no such Sprint. */
export function sprintFacts(number: number): SprintFacts {
  const found = sprints.find(sprint => sprint.number === number)
  if (!found) throw new RangeError(`The app team has no Sprint ${number}.`)
  return found
}
