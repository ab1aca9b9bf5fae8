/** Instead of an app that has stopped. */
export const hasStopped =
  'This part of the page has stopped because of an error. What you’ve done so far is kept.'
export const tryAgain = 'Try again'
export const saveProgress = 'Save your progress as a file'
export const notSaved = 'The file couldn’t be made. Check your connection and try again.'
