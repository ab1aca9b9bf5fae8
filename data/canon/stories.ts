import type { Story } from '../../lib/canon/sprint'
import { storiesElsewhere } from './stories-elsewhere'
import { storiesOnEvents } from './stories-on-events'
import { storiesOnPractice } from './stories-on-practice'
import { storiesOnTheory } from './stories-on-theory'

/** Every story of the running example. A page that mentions one that it does not tell links to the page that does. */
export const stories: readonly Story[] = [
  ...storiesOnEvents,
  ...storiesOnTheory,
  ...storiesOnPractice,
  ...storiesElsewhere,
]
