import type { IsoDay } from './days'

/** Address of the page that tells a story. */
export type Route = `/${string}`

/** Something that happened on one day of a Sprint. */
export interface Incident {
  on: IsoDay
  /** A clause in plain English. */
  what: string
}

/** The recorded facts of a Sprint. Pages may make up the rest, as long as it contradicts nothing. */
export interface SprintFacts {
  number: number
  /** Its subject in a few words. */
  about: string
  /** The Sprint Goal, verbatim; with a period if it is a sentence. */
  goal?: string
  goalMet?: boolean
  /** Items selected in Sprint Planning. */
  forecast?: number
  /** Items that met the Definition of Done. */
  done?: number
  /** Points of the items Done; recorded for Sprints 13 to 20 only. */
  points?: number
  /** Of the items Done, those a release forecast had planned; the rest are bugs and small requests. */
  plannedFeatures?: number
  /** Developer-days present, out of 60. */
  daysPresent?: number
  /** Planned Developer-days of the items Done. */
  plannedDaysDone?: number
  /** Bugs found in the live app. */
  bugs?: number
  incidents?: readonly Incident[]
  /** The page that tells its story. */
  toldOn?: Route
}

/** A decision of the team or the people around it, in force from then on. */
export interface Decision {
  on: IsoDay
  what: string
  toldOn?: Route
}

/** A story of the running example: one page tells it, others mention it and link there. */
export interface Story {
  id: string
  /** One sentence. */
  summary: string
  toldOn: Route
  /** First names of those who act in it, as in data/example/cast.ts: three at most. */
  who?: readonly string[]
  /** Its Sprints; missing if it isn't about the app team's Sprints. */
  sprints?: readonly number[]
  /** When it takes place, if not in a Sprint. */
  when?: string
}

/** What someone knows or has since when. */
export interface Knowledge {
  what: string
  /** From the start of this Sprint, if the Sprint is known. */
  sinceSprint?: number
  /** A day, 'YYYY-MM-DD', or a month, 'YYYY-MM'. */
  since?: string
}
