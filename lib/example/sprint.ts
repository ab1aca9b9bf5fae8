import type { IsoDay } from './days'

/** Address of the page that tells something. */
export type Route = `/${string}`

/** Something that happened on one day of a Sprint. */
export interface Incident {
  on: IsoDay
  /** A clause in plain English. */
  what: string
}

/** What is fixed of one Sprint. What is left out is free, as long as it contradicts nothing. */
export interface SprintFacts {
  number: number
  /** What it was about, in a few words. */
  about: string
  /** The Sprint Goal, to the letter; with its period where it is a sentence. */
  goal?: string
  goalMet?: boolean
  /** Items selected in Sprint Planning. */
  forecast?: number
  /** Items that met the Definition of Done. */
  done?: number
  /** Points of the items Done; kept in Sprints 13 to 20 only. */
  points?: number
  /** Of the items Done, those that a release forecast had planned; the others are bugs and small requests. */
  plannedFeatures?: number
  /** Developer-days present, of 60. */
  daysPresent?: number
  /** Developer-days of items as planned, for the items Done. */
  plannedDaysDone?: number
  /** Bugs found in the live app. */
  bugs?: number
  incidents?: readonly Incident[]
  /** The one page that tells its story. */
  toldOn?: Route
}

/** Something that the team or those around it decided, and that held from then on. */
export interface Decision {
  on: IsoDay
  what: string
  toldOn?: Route
}

/** A story of the running example: one page tells it, others refer to it in a clause and link. */
export interface Story {
  id: string
  /** One sentence. */
  summary: string
  toldOn: Route
  /** The Sprints in which it takes place; left out where no Sprint of the app team is meant. */
  sprints?: readonly number[]
  /** When it takes place, where no Sprint says so. */
  when?: string
}

/** What someone knows or has, and since when. */
export interface Knowledge {
  what: string
  /** From the beginning of this Sprint on, where a Sprint is what is known. */
  sinceSprint?: number
  /** A day, 'YYYY-MM-DD', or a month, 'YYYY-MM'. */
  since?: string
}
