/** What was decided when; each holds from that day on, unless another one ends it. */
import type { Decision } from '../../lib/canon/sprint'
import { dayOfSprint, lastDayOf } from './calendar'
import { pages } from './story-pages'

export const decisions: readonly Decision[] = [
  {
    on: '2025-01-14',
    what: "questions to the supplier go through the IT office's form",
    toldOn: pages.sprint0,
  },
  { on: lastDayOf(6), what: 'line 3 of the Definition of Done', toldOn: pages.definitionOfDone },
  { on: lastDayOf(8), what: 'line 4 of the Definition of Done', toldOn: pages.empiricism },
  {
    on: lastDayOf(16),
    what: 'before an item that touches the branches is selected, someone visits two branches',
    toldOn: pages.scrumIntroduction,
  },
  { on: '2025-09-26', what: 'the help desk agrees on its WIP limit', toldOn: pages.wipLimits },
  { on: lastDayOf(27), what: 'one Developer a day carries the alarm phone', toldOn: pages.retrospectiveTool },
  {
    on: '2026-03-18',
    what: 'after two days in the locker a book waits behind the desk; entry 41 of the decision log',
    toldOn: pages.collaborationTools,
  },
  {
    on: dayOfSprint(36, 6),
    what: 'a lane an item on the board; at most two items open',
    toldOn: pages.scrumBoard,
  },
  { on: lastDayOf(36), what: 'the lanes stay, the limit of two items goes', toldOn: pages.scrumBoard },
  { on: lastDayOf(39), what: 'no more points: items are counted', toldOn: pages.estimationSummary },
  { on: '2026-10-23', what: 'the Product Owner cancels Sprint 47', toldOn: pages.sprint },
]
