/** The app team's Definition of Done: each line says what is true of the Increment. */
import type { Route } from '../../lib/example/sprint'
import { pages } from './story-pages'

export interface DoneLine {
  text: string
  /** 'city' for the lines that all teams of the city share. */
  from: 'city' | 'team'
  /** It holds from this Sprint on; the Retrospective of the Sprint before added it. */
  sinceSprint: number
  /** The page that tells how the line came. */
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
