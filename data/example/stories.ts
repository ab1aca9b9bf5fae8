import type { Story } from '../../lib/example/sprint'
import { storiesElsewhere } from './stories-elsewhere'
import { storiesInLetters } from './stories-in-letters'
import { storiesOfAgile } from './stories-of-agile'
import { storiesOfHelpDesk } from './stories-of-help-desk'
import { storiesOfReleases } from './stories-of-releases'
import { storiesOnEvents } from './stories-on-events'
import { storiesOnPractice } from './stories-on-practice'
import { storiesOnTheory } from './stories-on-theory'

/** Every story of the running example. A page that mentions another page's story links there. */
export const stories: readonly Story[] = [
  ...storiesOnEvents,
  ...storiesOnTheory,
  ...storiesOnPractice,
  ...storiesInLetters,
  ...storiesOfHelpDesk,
  ...storiesOfAgile,
  ...storiesOfReleases,
  ...storiesElsewhere,
]
