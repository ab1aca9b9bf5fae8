/** Who is who in the running example, for authors. First names are in cast.ts; everyone else is called by a role. */
import type { IsoDay } from '../../lib/example/days'
import type { CastName } from './cast'

export type Pronoun = 'he' | 'she'

/** One member of the app team. */
export interface Member {
  accountability: 'Product Owner' | 'Scrum Master' | 'Developer'
  /** As in cast.ts; missing if no story needs it. */
  name?: CastName
  /** Special knowledge. */
  skill?: string
  /** Missing if the example doesn't say. */
  pronoun?: Pronoun
  /** First day on the team, unless it is the first day of Sprint 1. */
  since?: IsoDay
  /** Last day on the team. */
  until?: IsoDay
}

/** The app's Scrum Team: eight people at any time, except from January 3 to 25, 2026. */
export const appTeam: readonly Member[] = [
  { accountability: 'Product Owner', name: 'Amara', pronoun: 'she' },
  { accountability: 'Scrum Master', name: 'Jonas', pronoun: 'he' },
  { accountability: 'Developer', name: 'Tomas', skill: 'testing', pronoun: 'he' },
  { accountability: 'Developer', name: 'Mei', skill: 'design', pronoun: 'she' },
  { accountability: 'Developer', name: 'Ravi', skill: 'loan system', pronoun: 'he' },
  { accountability: 'Developer', name: 'Daniel', skill: 'patron accounts', pronoun: 'he' },
  { accountability: 'Developer', skill: 'app screens' },
  { accountability: 'Developer', skill: 'server side', until: '2026-01-02' },
  { accountability: 'Developer', name: 'Noor', skill: 'the newest', pronoun: 'she', since: '2026-01-26' },
]

/** Developers on the app team. */
export const developers = 6
const hoursADay = 8

/** Converts hours per Developer to Developer-days of the team. */
export const developerDays = (hours: number): number => (developers * hours) / hoursADay

/** Working hours, events, and limits of the app team, in American clock times. */
export const appTeamHours = {
  work: ['9 am to 1 pm', '2 to 6 pm'],
  dailyScrum: '2 pm',
  review: 'Friday about 2:15 pm',
  retrospective: 'Friday about 4:15 pm',
  planning: 'Monday 9 am',
} as const

/** The app team's limits for its events and its refinement time, in hours per Sprint. */
export const eventHours = {
  planning: 4,
  dailyScrums: 2.5,
  review: 2,
  retrospective: 1.5,
  refinement: 4,
} as const

/** Others in the library and the city. */
export const others: readonly { who: string; name?: CastName; pronoun?: Pronoun }[] = [
  { who: 'director', pronoun: 'he' },
  { who: 'deputy director', pronoun: 'she' },
  { who: 'head of patron services', name: 'Ruth', pronoun: 'she' },
  { who: "head of the city's IT office", name: 'Victor', pronoun: 'he' },
  { who: "runs the help desk's board", name: 'Sofia', pronoun: 'she' },
  { who: 'branch manager' },
  { who: 'librarian' },
]

/** Another team with its own product, which shares two lines of the Definition of Done. */
export interface OtherTeam {
  name: string
  /** What authors may say about it, such as its number of Developers. */
  product: string
  developers?: number
  /** A month, 'YYYY-MM'. */
  since?: string
}

export const otherTeams: readonly OtherTeam[] = [
  {
    name: 'loans team',
    product: 'program with which librarians lend and take back books at the desk',
    developers: 5,
    since: '2026-01',
  },
  { name: 'events team', product: 'event calendar on the web with sign-up', developers: 5, since: '2026-03' },
  { name: 'catalog team', product: 'the new catalog', developers: 6 },
  { name: 'parking team', product: "the city's parking app" },
  { name: 'waste-collection team', product: "the city's waste collection" },
]
