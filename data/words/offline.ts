/** The offline page's headings and, if there is none, its sentence. */
export const onThisDevice = 'On this device'
export const savedCourse = 'The saved course'
export const nothingKept = 'No page is kept on this device.'

/** On the course's page; followed by the size. */
export const canBeSaved =
  'You can save the course on this device. Its lessons, questions, flashcards, exams, and the search then work without a connection.'

/** `load` and `keep` are megabytes: '3.1'. */
export const size = (pages: number, load: string, keep: string): string =>
  `${pages} pages: about ${load} MB to load, ${keep} MB on the device.`

/** Buttons. */
export const save = 'Save the course'
export const goOn = 'Go on saving'
export const stop = 'Stop'
export const saveNewest = 'Save the newest version'
export const checkForNewer = 'Check for a newer version'
export const remove = 'Remove the saved course'

/** Name of the bar. */
export const saving = 'Saving the course'

/** Where saving stands. */
export const removedByBrowser =
  'The browser removed the saved course, as browsers do when a device runs out of space. You can save it again.'
export const isSaved = 'The course is saved on this device.'
export const isOld = 'The course is saved on this device. There is a newer version of it.'
export const filesSaved = (done: number, all: number): string =>
  `${done} of ${all} files are saved. The course can be read offline once all are.`
export const partSaved = 'A part of the course is saved. It can be read offline once all of it is.'
export const isSaving = 'Saving the course …'
export const percentSaved = (percent: number): string => `${percent} percent is saved.`
export const mayBeRemoved = 'The browser may remove it if the device runs out of space.'
export const wasRemoved = 'The saved course was removed from this device.'

/** What went wrong, and what can be done. */
export const noConnection = 'The connection failed. What was saved is kept; go on when you are online.'
export const noSpace =
  'There isn’t enough space for the course. Free some on this device, or delete what other sites have stored in this browser, then go on.'
export const otherBuild = 'A new version of the site is just being published. Try again in a few minutes.'
export const noWorker =
  'This browser doesn’t let the site work offline. It may be a private window, or the address may not begin with https.'
