/** Who knows or has what since when, so that no page has it discovered twice. */
import type { Knowledge } from '../../lib/canon/sprint'

export const knowledge: readonly Knowledge[] = [
  { what: "the supplier's test system, which is reset every hour", sinceSprint: 7 },
  { what: "the supplier's manual of 60 pages is in the team's hands", sinceSprint: 10 },
  { what: "a direct line to the supplier's engineer", sinceSprint: 11, since: '2025-06' },
  { what: 'the board shows how long a card has waited', sinceSprint: 14 },
  { what: "the app says 'Loans cannot be shown at the moment' in an outage", since: '2026-01' },
  { what: "the supplier's preview of the next release", since: '2026-02' },
  { what: "the notices' queue and its limit of 30 minutes", since: '2026-02' },
  { what: "the app's own jobs may be rescheduled by the Developers", since: '2026-03' },
  { what: 'the quiet hour from 9 to 10 am, but for Sprint Planning days', since: '2026-03' },
  { what: 'the loan system knows families', since: '2026-04' },
  { what: "'finished' is said of a piece, 'Done' of an item", sinceSprint: 36 },
  { what: 'the old scanners in branches 5 and 6 cannot read a screen', since: '2026-06-03' },
  { what: 'the board is in software on a big screen; a paper wall before', sinceSprint: 39 },
  { what: 'items are counted and no longer sized in points', sinceSprint: 40 },
  { what: 'several children may share one phone', sinceSprint: 44 },
  { what: 'the team works in Jira', since: '2026-11' },
]
