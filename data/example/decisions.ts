/** Decisions and their dates; each holds until another one ends it. */
import type { Decision } from '../../lib/example/sprint'
import { dayOfSprint, lastDayOf } from './calendar'
import { closingRefusedOn } from './help-desk-weeks'
import { pages } from './story-pages'

export const decisions: readonly Decision[] = [
  {
    on: '2025-01-14',
    what: "questions to the supplier go through the IT office's form",
    toldOn: pages.sprint0,
  },
  {
    on: lastDayOf(3),
    what: "for two Sprints: what isn't Done at 6 pm waits for the morning, and agreements of two go on the wall",
    toldOn: pages.agileExample,
  },
  { on: lastDayOf(6), what: 'line 3 of the Definition of Done', toldOn: pages.definitionOfDone },
  { on: lastDayOf(8), what: 'line 4 of the Definition of Done', toldOn: pages.empiricism },
  {
    on: lastDayOf(16),
    what: 'before an item that touches the branches is selected, someone visits two branches',
    toldOn: pages.scrumIntroduction,
  },
  { on: '2025-09-26', what: 'the help desk agrees on its WIP limit', toldOn: pages.wipLimits },
  {
    on: '2025-10-09',
    what: 'payments of fines by phone have no minimum; confirmed in April 2026',
    toldOn: pages.maintenance,
  },
  {
    on: '2025-12-04',
    what: 'the app keeps its own record of a payment until the loan system has booked it (ADR-14)',
    toldOn: pages.design,
  },
  {
    on: '2026-01-16',
    what: "the desk is shown a payment by phone when it scans the patron's card (FP-5, ADR-16)",
    toldOn: pages.requirements,
  },
  { on: lastDayOf(27), what: 'one Developer a day carries the alarm phone', toldOn: pages.retrospectiveTool },
  {
    on: dayOfSprint(29, 9),
    what: 'the first patron on the waiting list for an appointment has two hours to take it',
    toldOn: pages.letter19,
  },
  {
    on: closingRefusedOn,
    what: "the help desk may not close cards because a patron doesn't reply",
    toldOn: pages.processPolicies,
  },
  {
    on: lastDayOf(30),
    what: 'the call with branch 2 about texts of refusals stays, on Tuesdays only; photos are dropped',
    toldOn: pages.letter30,
  },
  {
    on: lastDayOf(30),
    what: "initials on the help desk's cards say whom to ask, and not whose card it is",
    toldOn: pages.kanbanRoles,
  },
  {
    on: '2026-03-18',
    what: 'after two days in the locker a book waits behind the desk; entry 41 of the decision log',
    toldOn: pages.collaborationTools,
  },
  {
    on: '2026-04-10',
    what: 'patrons cannot save a bank card or pay a fine in installments',
    toldOn: pages.spiralVsAgile,
  },
  { on: '2026-04-30', what: 'the library buys no card terminals', toldOn: pages.spiralVsWaterfall },
  {
    on: dayOfSprint(36, 6),
    what: 'a lane an item on the board; at most two items open',
    toldOn: pages.scrumBoard,
  },
  { on: lastDayOf(36), what: 'the lanes stay, the limit of two items goes', toldOn: pages.scrumBoard },
  { on: lastDayOf(39), what: 'no more points: items are counted', toldOn: pages.estimationSummary },
  { on: '2026-08-27', what: 'text messages about fines have no link', toldOn: pages.spiralVsIterative },
  {
    on: '2026-10-14',
    what: 'the loan system is kept and wrapped until its contract ends on December 31, 2028',
    toldOn: pages.legacyAssessment,
  },
  { on: '2026-10-23', what: 'the Product Owner cancels Sprint 47', toldOn: pages.sprint },
]
