import { artifactsAndProductBacklog } from './artifacts-and-product-backlog'
import { dailyScrum } from './daily-scrum'
import { endNote } from './end-note'
import { eventsAndSprint } from './events-and-sprint'
import type { GuideStatement } from './guide-statement'
import { increment } from './increment'
import { productOwner } from './product-owner'
import { purposeAndDefinition } from './purpose-and-definition'
import { reviewAndRetrospective } from './review-and-retrospective'
import { scrumMaster } from './scrum-master'
import { sprintBacklog } from './sprint-backlog'
import { sprintPlanning } from './sprint-planning'
import { team } from './team'
import { theory } from './theory'
import { values } from './values'

/** Every statement of the Scrum Guide 2020, in its order. */
export const guideCoverage: readonly GuideStatement[] = [
  ...purposeAndDefinition,
  ...theory,
  ...values,
  ...team,
  ...productOwner,
  ...scrumMaster,
  ...eventsAndSprint,
  ...sprintPlanning,
  ...dailyScrum,
  ...reviewAndRetrospective,
  ...artifactsAndProductBacklog,
  ...sprintBacklog,
  ...increment,
  ...endNote,
]
