import { groups as agile } from './related-links/agile'
import { groups as kanban } from './related-links/kanban'
import { groups as scrum } from './related-links/scrum'
import { groups as scrumAccountabilities } from './related-links/scrum-accountabilities'
import { groups as scrumAdoption } from './related-links/scrum-adoption'
import { groups as scrumArticlesProduct } from './related-links/scrum-articles-product'
import { groups as scrumArticlesTeam } from './related-links/scrum-articles-team'
import { groups as scrumArtifacts } from './related-links/scrum-artifacts'
import { groups as scrumEvents } from './related-links/scrum-events'
import { groups as scrumExam } from './related-links/scrum-exam'
import { groups as scrumImplementation } from './related-links/scrum-implementation'
import { groups as scrumMetrics } from './related-links/scrum-metrics'
import { groups as scrumPlanning } from './related-links/scrum-planning'
import { groups as scrumTheory } from './related-links/scrum-theory'
import { groups as scrumToolsBacklog } from './related-links/scrum-tools-backlog'
import { groups as scrumToolsTeam } from './related-links/scrum-tools-team'
import { groups as scrumValues } from './related-links/scrum-values'
import { groups as sdlc } from './related-links/sdlc'
import { groups as site } from './related-links/site'
import type { Route } from './routes'

/** A link of a 'Continue Reading' block. The page may be one that is only planned: the build leaves the link out until then. */
export interface RelatedLink {
  link: Route
  title: string
  /** Why a reader of this page would go there, in one line. */
  shortDescription: string
}

type Four = readonly [RelatedLink, RelatedLink, RelatedLink, RelatedLink]

/** Four to eight links: fewer are no choice, more are a list that nobody reads. */
export type RelatedLinks =
  | Four
  | readonly [...Four, RelatedLink]
  | readonly [...Four, RelatedLink, RelatedLink]
  | readonly [...Four, RelatedLink, RelatedLink, RelatedLink]
  | readonly [...Four, ...Four]

/** Groups by name: the `group` that data/routes.ts gives a page, or the last part of its route. */
export type RelatedLinkGroups = Readonly<Record<string, RelatedLinks>>

/** Every group, from the files of data/related-links/. */
export const relatedLinks = {
  ...site,
  ...agile,
  ...scrum,
  ...scrumTheory,
  ...scrumValues,
  ...scrumAccountabilities,
  ...scrumArtifacts,
  ...scrumEvents,
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
  ...sdlc,
} satisfies RelatedLinkGroups
