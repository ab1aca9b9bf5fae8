/** Who has known or had what since when, so that no page has it discovered twice. */
import type { Knowledge } from '../../lib/example/sprint'

export const knowledge: readonly Knowledge[] = [
  { what: "the supplier's test system, which is reset every hour", sinceSprint: 7 },
  { what: "the supplier's manual of 60 pages is in the team's hands", sinceSprint: 10 },
  { what: "a direct line to the supplier's engineer", sinceSprint: 11, since: '2025-06' },
  { what: 'the board shows how long a card has waited', sinceSprint: 14 },
  {
    what: "the desk's list of reading rooms has no names; a tap shows one for ten seconds",
    since: '2025-10-28',
  },
  {
    what: 'the head of patron services and the Product Owner visit the help desk every second Wednesday',
    since: '2025-11',
  },
  { what: 'every patron can look up fines in the app', since: '2025-12' },
  { what: 'patrons pay fines by phone at branch 2', since: '2026-01-08' },
  { what: "the app says 'Fines cannot be shown at the moment' in an outage", since: '2026-01-15' },
  {
    what: "the desk sees a note on a patron's record for each payment by phone until it is booked",
    since: '2026-01-20',
  },
  { what: 'patrons of all branches pay fines by phone', since: '2026-01-22' },
  { what: 'reminder letters have a code for paying by phone', since: '2026-01-26' },
  { what: 'the simulated loan system can be told not to answer', since: '2026-01-26' },
  { what: "branch 5 doesn't take appointments for help: patrons walk in", since: '2026-01-30' },
  { what: "the app says 'Loans cannot be shown at the moment' in an outage", since: '2026-01' },
  { what: 'receipts for fines paid by phone come by email', since: '2026-02-05' },
  { what: "the supplier's preview of the next release", since: '2026-02' },
  { what: "the notices' queue and its limit of 30 minutes", since: '2026-02' },
  {
    what: 'only one module, the loan gateway, talks to the loan system; 48 of its answers are recorded',
    since: '2026-02',
  },
  { what: "the app's own jobs may be rescheduled by the Developers", since: '2026-03' },
  {
    what: 'a call every Tuesday with a librarian of branch 2 about texts of refusals, at least until summer',
    since: '2026-03-06',
  },
  {
    what: 'the nightly comparison of payments runs at 4:15 am, and a missing list raises an alarm',
    since: '2026-03-09',
  },
  { what: 'the quiet hour from 9 to 10 am, but for Sprint Planning days', since: '2026-03' },
  { what: 'the loan system knows families', since: '2026-04' },
  { what: 'the overdue notice by email has a link for paying', since: '2026-04-29' },
  { what: 'fines can be paid with a wallet', since: '2026-05' },
  { what: "'finished' is said of a piece, 'Done' of an item", sinceSprint: 36 },
  { what: 'the old scanners in branches 5 and 6 cannot read a screen', since: '2026-06-03' },
  { what: 'the board is in software on a big screen; a paper wall before', sinceSprint: 39 },
  {
    what: "fines don't count days on which a branch was closed for at least half of its regular hours",
    since: '2026-07-07',
  },
  { what: 'items are counted and no longer sized in points', sinceSprint: 40 },
  {
    what: 'someone makes a test payment on three phones after each deployment of the payment service',
    since: '2026-08',
  },
  { what: 'several children may share one phone', sinceSprint: 44 },
  { what: 'a text message tells patrons of a new fine, without a link', since: '2026-09-14' },
  { what: 'the app makes the screen bright while it shows the code of the card', since: '2026-10-06' },
  { what: 'the team works in Jira', since: '2026-11' },
]
