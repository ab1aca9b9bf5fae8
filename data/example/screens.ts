/** The screens of Sprints 1 to 5, and what it took in Sprint 6 to make them work with a screen reader. */
import { total } from '../../lib/example/total'

/** Screens built in Sprints 1 to 5. */
export const screensBuilt = [3, 2, 3, 2, 2] as const
/** All of them. */
export const screensInAll = total(screensBuilt)
/** Of these, screens that needed fixes. */
export const screensToFix = 7

/** Days to check a screen, and to check and fix one. */
const checkDays = 0.5
const checkAndFixDays = 1.5
/** Days for the calendar control, and for the tests written for the old one. */
export const calendarDays = 3
export const testDays = 4
/** Days to check and fix all screens together in Sprint 6. */
export const lateCheckDays = screensToFix * checkAndFixDays + (screensInAll - screensToFix) * checkDays
/** Days Sprint 6 spent on it. */
export const daysInSprint6 = calendarDays + lateCheckDays + testDays
