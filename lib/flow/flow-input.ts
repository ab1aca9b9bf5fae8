/** A column between New and Done. */
export interface FlowColumn {
  /** Working days that an item of average size takes one person here. */
  work: number
  /** The most items here, worked on or not; 0 for no limit. */
  limit: number
  /** People who work here alone; they count if the team isn't shared. */
  people: number
}

/** What a run is made from. Times are working days. */
export interface FlowInput {
  /** Items that arrive in a day, on average. */
  arrivals: number
  /** Standard deviation of the time between two arrivals, divided by its average: 0 for regular, 1 for random ones. */
  gaps: number
  columns: readonly FlowColumn[]
  /** People who work in each column; 0 if each column has its own. */
  sharedPeople: number
  /** The most items in all columns together; 0 for no limit. */
  limit: number
  /** Standard deviation of an item's size, divided by the average size. */
  spread: number
  /** The share of items that wait once for someone outside, from 0 to 1, and for how many days on average. */
  blocked: number
  wait: number
  /** By which part work gets slower for each open item that is more than one for each person; 0.02 for 2%. */
  switching: number
  /** The share of items that go first, and over each limit. */
  urgent: number
  /** Items that are there when the run begins. */
  start: number
  /** The length of the run, and when the last item arrives if that is earlier. */
  days: number
  arrivalsEnd?: number
  seed: number
}

/** Everyone who works on the board. */
export const allPeople = ({ sharedPeople, columns }: FlowInput): number =>
  sharedPeople || columns.reduce((sum, { people }) => sum + people, 0)
