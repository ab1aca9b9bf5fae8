import type { IsoDay } from '../days'

/** The columns of the help desk's board; in progress means between 'New' and 'Done'. */
export type BoardState = 'New' | 'Look' | 'Wait' | 'Answer' | 'Done'

/** Days in 'Wait': every evening from `from` until the one before `until`. */
export interface Wait<ReplyFrom extends string = string> {
  for: ReplyFrom
  from: IsoDay
  /** Missing while it still waits. */
  until?: IsoDay
}

/** One request on the board. */
export interface WorkItem<Kind extends string = string, ReplyFrom extends string = string> {
  id: number
  kind: Kind
  asked: IsoDay
  /** Missing while it is in 'New'. */
  started?: IsoDay
  /** Missing while it is open. */
  finished?: IsoDay
  /** On the last evening in the data. */
  state: BoardState
  /** The longest wait for a reply, if it lasted overnight. */
  wait?: Wait<ReplyFrom>
}
