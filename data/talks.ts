const events = '/scrum/psm-1/scrum-framework/scrum-events'
const team = '/scrum/psm-1/scrum-framework/scrum-roles'

/** The lessons whose slides and PDF `npm run release-files` makes for readers. `npm run slides` makes those of any lesson. */
export const talks: readonly string[] = [
  `${events}/sprint`,
  `${events}/sprint-planning`,
  `${events}/daily-scrum`,
  `${events}/sprint-review`,
  `${events}/sprint-retrospective`,
  `${team}/product-owner`,
  `${team}/scrum-master`,
  `${team}/development-team`,
]
