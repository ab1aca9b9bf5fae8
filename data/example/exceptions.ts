/** Pages that the rule 'example' treats in another way, each with its reason. */
import type { Route } from '../../lib/example/sprint'
import { pages } from './story-pages'

/** A page on which numbered Sprints, or those up to a number, and the hour of the Daily Scrum are another team's. */
export interface PageOfAnotherTeam {
  route: Route
  /** Sprints up to this number are the other team's; left out where all are. */
  upToSprint?: number
  /** For who wants to add or take out a page. */
  why: string
}

export const pagesOfOtherTeams: readonly PageOfAnotherTeam[] = [
  { route: pages.velocityMyths, why: "twelve Sprints of the city's parking team" },
  { route: pages.projectManagement, why: 'the catalog team' },
  { route: pages.firstNinetyDays, why: 'the loans team, whose Daily Scrum is at 9:15 am' },
  { route: pages.interviewQuestions, why: 'the loans team and the stories of candidates' },
  { route: pages.masterOrProjectManager, why: 'the events team' },
  { route: pages.definitionOfDoneTool, why: 'the events team' },
  { route: pages.antiPatterns, why: 'nine imagined Product Owners' },
  { route: pages.remoteTeams, why: 'a thought experiment in two time zones' },
  { route: pages.burndownTool, upToSprint: 8, why: "the loans team's 'Returns' release, next to Sprint 16" },
  { route: pages.releasePlanning, upToSprint: 8, why: 'Sprints counted from the day of the forecast' },
]

/** Pages that use a word of the example and don't have to say what the example is. */
export const pagesWithoutIntroduction: readonly { route: Route; why: string }[] = [
  { route: '/about', why: 'says what the example is' },
  { route: '/scrum/glossary', why: 'a list of terms, each with a clause from the example at most' },
]
