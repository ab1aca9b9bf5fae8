/** The release forecast in Sprint 20: the winter program for children, and what follows it. */
import { sprintFacts } from './sprints'

export const itemsInOrder = { program: 14, fines: 6, movingHouse: 2 } as const
/** Everything forecast at that time. */
export const itemsInAll = itemsInOrder.program + itemsInOrder.fines + itemsInOrder.movingHouse

const planned = (sprint: number): number => sprintFacts(sprint).plannedFeatures ?? 0

/** Items of the program Done in Sprints 21 to 24. */
export const programItemsDone: readonly number[] = [21, 22, 23, 24].map(planned)
/** Items dropped after Sprint 22: 'check in by scanner'. */
export const programItemsDropped = 1
