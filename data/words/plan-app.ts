const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Where nothing can be read, or stored. */
export const unreadable =
  'The progress stored in this browser can’t be read. It was left unchanged, so no plan can be kept here.'
export const forbidden =
  'Your browser doesn’t let this site store anything, so the plan lasts only until you leave this page.'

/** Before there is a plan. */
export const introduction =
  'Enter the day of your exam and how much time you have. Each day then gets its lessons, flashcards and practice.'

/** The form. */
export const examDay = 'Day of your exam'
export const noExamDay = 'Choose the day of your exam.'
export const minutesADay = 'Minutes a day'
export const otherMinutes = 'Other minutes on some weekdays'
export const minutesByWeekday = 'Minutes by weekday, 0 for none'
export const studyDays = 'Days on which you study'
export const makePlan = 'Make the plan'
export const changePlan = 'Change the plan'

/** The plan. */
export const yourPlan = 'Your plan'
export const today = (day: string): string => `Today, ${day}`
export const nothingToday = (next: string): string => `Nothing today. You go on on ${next}.`
export const inReserve = 'In reserve, in case you fall behind.'
/** Of a week, before its time. */
export const days = (count: number): string => `${counted(count, 'day')}, `
export const examIsThen = ' The day of your exam. Nothing else is planned.'
export const movedFrom = (day: string): string => ` moved from ${day}`
/** Followed by one or two lessons. */
export const manyAreFrom = 'Many of them are from '
export const andLesson = ' and '
export const endOfLessons = '.'
export const notDone = (count: number): string =>
  count === 1
    ? '1 item from an earlier day isn’t done. It was moved to the remaining days.'
    : `${count} items from earlier days aren’t done. They were moved to the remaining days.`

/** If not everything fits. */
export const doesNotFit = (time: string): string => `It doesn’t all fit. You’d need another ${time}.`
export const leftOut = (what: string): string => ` Left out: ${what}.`
export const nothingHelpsAlone =
  ' More minutes or a later exam alone wouldn’t be enough. Try both, or add days of the week.'
export const whatIsLeftOut = 'What is left out'
export const studyMinutes = (minutes: number): string => `Study ${minutes} minutes a day`
export const takeExamOn = (day: string): string => `Take the exam on ${day}`

/** Tools. */
export const timeOfDay = 'Time of day for your calendar (optional)'
export const remindBefore = 'Remind me, 15 minutes before'
export const remindAtNine = 'Remind me, at 9 in the morning'
export const saveForCalendar = 'Save for your calendar (.ics)'
export const entries = (count: number): string => counted(count, 'entry', 'entries')
export const canceled = (count: number): string => `${count} canceled`
export const savedAs = (file: string, what: string): string =>
  `Saved as ${file}, with ${what}. Open it in your calendar.`
export const notSaved = 'The calendar file couldn’t be made. Check your connection and try again.'
export const print = 'Print the plan'
export const deletePlan = 'Delete the plan …'
export const isToDelete = 'Delete the plan?'
export const isToDeleteNote = 'Delete the plan? Your progress in the course stays.'
export const keepIt = 'Keep it'
export const saveCancellation = 'Save a file that cancels it in your calendar'
export const deleteIt = 'Delete it'
export const wasDeleted = 'The plan was deleted.'
