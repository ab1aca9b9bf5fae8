import { artifactsAndProductBacklog } from './guide-coverage/artifacts-and-product-backlog'
import { dailyScrum } from './guide-coverage/daily-scrum'
import { endNote } from './guide-coverage/end-note'
import { eventsAndSprint } from './guide-coverage/events-and-sprint'
import type { GuideStatement } from '../lib/course/guide-statement'
import { increment } from './guide-coverage/increment'
import { productOwner } from './guide-coverage/product-owner'
import { purposeAndDefinition } from './guide-coverage/purpose-and-definition'
import { reviewAndRetrospective } from './guide-coverage/review-and-retrospective'
import { scrumMaster } from './guide-coverage/scrum-master'
import { sprintBacklog } from './guide-coverage/sprint-backlog'
import { sprintPlanning } from './guide-coverage/sprint-planning'
import { team } from './guide-coverage/team'
import { theory } from './guide-coverage/theory'
import { values } from './guide-coverage/values'

/** Every statement of the Scrum Guide 2020, in order. */
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
