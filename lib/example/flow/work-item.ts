import type { IsoDay } from '../days'

/** The columns of the help desk's board; a card is in progress between 'New' and 'Done'. */
export type BoardState = 'New' | 'Look' | 'Wait' | 'Answer' | 'Done'

/** Days that a card spent in 'Wait': on the evening of `from`, and on every one before `until`. */
export interface Wait<ReplyFrom extends string = string> {
  for: ReplyFrom
  from: IsoDay
  /** Left out while it still waits. */
  until?: IsoDay
}

/** One request on the board. */
export interface WorkItem<Kind extends string = string, ReplyFrom extends string = string> {
  id: number
  kind: Kind
  asked: IsoDay
  /** Left out while it is in 'New'. */
  started?: IsoDay
  /** Left out while it is open. */
  finished?: IsoDay
  /** On the last evening that the data have. */
  state: BoardState
  /** The longest wait for someone's reply, where it lasted overnight. */
  wait?: Wait<ReplyFrom>
}
