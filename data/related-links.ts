import type { RelatedLinkGroups } from '../lib/nav/related-link'
import { groups as agile } from './related-links/agile'
import { groups as agileMindset } from './related-links/agile-mindset'
import { groups as agilePractice } from './related-links/agile-practice'
import { groups as interviewQuestions } from './related-links/interview-questions'
import { groups as kanban } from './related-links/kanban'
import { groups as kanbanArticles } from './related-links/kanban-articles'
import { groups as kanbanHistory } from './related-links/kanban-history'
import { groups as scrum } from './related-links/scrum'
import { groups as scrumAdoption } from './related-links/scrum-adoption'
import { groups as scrumArticlesProduct } from './related-links/scrum-articles-product'
import { groups as scrumArticlesTeam } from './related-links/scrum-articles-team'
import { groups as scrumArtifacts } from './related-links/scrum-artifacts'
import { groups as scrumExam } from './related-links/scrum-exam'
import { groups as scrumImplementation } from './related-links/scrum-implementation'
import { groups as scrumMetrics } from './related-links/scrum-metrics'
import { groups as scrumPlanning } from './related-links/scrum-planning'
import { groups as scrumTheory } from './related-links/scrum-theory'
import { groups as scrumToolsBacklog } from './related-links/scrum-tools-backlog'
import { groups as scrumToolsTeam } from './related-links/scrum-tools-team'
import { groups as scrumValues } from './related-links/scrum-values'
import { groups as sdlc } from './related-links/sdlc'
import { groups as sdlcModels } from './related-links/sdlc-models'
import { groups as sdlcPhases } from './related-links/sdlc-phases'
import { groups as sdlcRequirements } from './related-links/sdlc-requirements'
import { groups as site } from './related-links/site'
import { groups as userStories } from './related-links/user-stories'

/** All groups of data/related-links/. */
export const relatedLinks = {
  ...site,
  ...agile,
  ...agileMindset,
  ...agilePractice,
  ...userStories,
  ...scrum,
  ...scrumTheory,
  ...scrumValues,
  ...scrumArtifacts,
  ...scrumPlanning,
  ...scrumImplementation,
  ...scrumMetrics,
  ...scrumAdoption,
  ...scrumToolsBacklog,
  ...scrumToolsTeam,
  ...scrumArticlesTeam,
  ...scrumArticlesProduct,
  ...scrumExam,
  ...kanban,
  ...kanbanArticles,
  ...kanbanHistory,
  ...sdlc,
  ...sdlcModels,
  ...sdlcPhases,
  ...sdlcRequirements,
  ...interviewQuestions,
} satisfies RelatedLinkGroups
