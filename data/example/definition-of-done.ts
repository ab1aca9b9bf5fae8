/** The app team's Definition of Done: each line states what is true of the Increment. */
import type { Route } from '../../lib/example/sprint'
import { pages } from './story-pages'

export interface DoneLine {
  text: string
  /** 'city' for lines shared by all teams of the city. */
  from: 'city' | 'team'
  /** In force from this Sprint; the previous Sprint's Retrospective added it. */
  sinceSprint: number
  /** The page that tells where the line came from. */
  toldOn: Route
}

export const definitionOfDone: readonly DoneLine[] = [
  { text: 'All automated tests pass.', from: 'city', sinceSprint: 1, toldOn: pages.definitionOfDone },
  {
    text: 'The code has been read by a second Developer, and no remark is open.',
    from: 'city',
    sinceSprint: 1,
    toldOn: pages.definitionOfDone,
  },
  {
    text: 'It works with a screen reader and with large text.',
    from: 'team',
    sinceSprint: 7,
    toldOn: pages.definitionOfDone,
  },
  {
    text: 'Every refusal says why and what to do next, and a librarian has confirmed it.',
    from: 'team',
    sinceSprint: 9,
    toldOn: pages.definitionOfDone,
  },
]
