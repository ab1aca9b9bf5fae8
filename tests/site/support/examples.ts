/** A lesson of the course: it has every part that an article can have. */
export const lesson = '/scrum/psm-1/scrum-theory-principles/empirical-process-control'

/** One page of each kind. */
export const oneOfEachKind = [
  '/',
  '/scrum',
  '/agile/overview',
  lesson,
  '/email-series/00-welcome',
  '/about',
  '/legal',
]
