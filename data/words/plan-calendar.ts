/** Titles and texts of a calendar's entries. */
export const studyFor = (time: string): string => `PSM I: study for ${time}`
export const ifYouMiss = 'If you miss a day, open your plan, and it moves what isn’t done.'
export const exam = 'PSM I exam'
export const examText = 'The day of your exam. Nothing else is planned.'
export const noLongerPlanned = 'PSM I: no longer planned'
