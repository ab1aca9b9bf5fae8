/** The app team's Sprints: Sprint 47 was canceled on its fifth day, so Sprint 48 began a week early. */
import type { IsoDay } from '../../lib/example/days'
import {
  dateOfDay,
  firstDay,
  lastDay,
  plannedLastDay,
  workingDay,
  type Rhythm,
} from '../../lib/example/sprint-calendar'

const rhythm: Rhythm = { firstDay: '2025-01-13', canceled: [{ sprint: 47, weeks: 1 }] }

/** The last Sprint mentioned anywhere; its planning has just begun. */
export const lastSprint = 50

/** The Monday a Sprint of the app team begins. */
export const firstDayOf = (sprint: number): IsoDay => firstDay(rhythm, sprint)
/** The Friday a Sprint of the app team ended. */
export const lastDayOf = (sprint: number): IsoDay => lastDay(rhythm, sprint)
/** The Friday it was planned to end; differs for a canceled Sprint. */
export const plannedLastDayOf = (sprint: number): IsoDay => plannedLastDay(rhythm, sprint)
/** The date of working day 1 to 10 of a Sprint of the app team. */
export const dayOfSprint = (sprint: number, day: number): IsoDay => dateOfDay(rhythm, sprint, day)
/** The working day of the app team's Sprint on a date; undefined on weekends. */
export const workingDayOn = (date: IsoDay): number | undefined => workingDay(rhythm, date)
