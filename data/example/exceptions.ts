/** Pages the rule 'example' treats differently, each with its reason. */
import type { Route } from '../../lib/example/sprint'
import { pages } from './story-pages'

/** A page on which some Sprint numbers and the hour of the Daily Scrum belong to another team. */
export interface PageOfAnotherTeam {
  route: Route
  /** Sprints up to this number are the other team's; all if missing. */
  upToSprint?: number
  /** Why, for anyone editing this list. */
  why: string
}

export const pagesOfOtherTeams: readonly PageOfAnotherTeam[] = [
  { route: pages.velocityMyths, why: "twelve Sprints of the city's parking team" },
  { route: pages.projectManagement, why: 'the catalog team' },
  { route: pages.firstNinetyDays, why: 'the loans team, whose Daily Scrum is at 9:15 am' },
  { route: pages.interviewQuestions, why: 'the loans team and the stories of candidates' },
  { route: pages.masterOrProjectManager, why: 'the events team' },
  { route: pages.definitionOfDoneTool, why: 'the events team' },
  { route: pages.remoteTeams, why: 'a thought experiment in two time zones' },
  { route: pages.burndownTool, upToSprint: 8, why: "the loans team's 'Returns' release, next to Sprint 16" },
  { route: pages.releasePlanning, upToSprint: 8, why: 'Sprints counted from the day of the forecast' },
]

/** Pages that use a word of the example without having to introduce it. */
export const pagesWithoutIntroduction: readonly { route: Route; why: string }[] = [
  { route: '/about', why: 'says what the example is' },
  { route: '/scrum/glossary', why: 'a list of terms, each with a clause from the example at most' },
]
