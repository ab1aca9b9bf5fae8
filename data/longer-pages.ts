/** Pages that are longer than the limit of their kind and still have to be shortened. */
export const longerPages: readonly string[] = [
  '/email-series',
  '/scrum/articles/top-7-scrum-master-interview-questions',
  '/scrum/scrum-with-jira',
  '/sdlc/requirement-analysis',
  '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
]
