import type { FlowInput } from '../../../lib/flow/flow-input'

/** Two columns with all that a board may have; tests change what they are about. */
export const someInput: FlowInput = {
  arrivals: 4,
  gaps: 1,
  columns: [
    { work: 0.35, limit: 4, people: 2 },
    { work: 0.4, limit: 3, people: 2 },
  ],
  sharedPeople: 4,
  limit: 6,
  spread: 1,
  blocked: 0.2,
  wait: 2,
  switching: 0.01,
  urgent: 0,
  start: 10,
  days: 80,
  seed: 5,
}
