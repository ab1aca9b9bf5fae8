import type { AgendaId } from './agenda-ids'

/** A row of an agenda: minutes, what happens, what to say or to ask. */
export type AgendaRow = readonly [minutes: number, name: string, say: string]

/** An agenda to begin with. */
export interface Agenda {
  id: AgendaId
  /** What the meeting is called. */
  title: string
  /** The page that the agenda is from; none for the reader's own. */
  page?: string
  /** The most minutes that the Scrum Guide allows, in a one-month Sprint. */
  timebox?: number
  /** Whether its minutes are for a two-week Sprint and change with the Sprint's length. */
  isForTwoWeeks?: boolean
  rows: readonly AgendaRow[]
}
