import { lastSprint } from '../../../../data/example/calendar'
import { pagesOfOtherTeams } from '../../../../data/example/exceptions'
import type { ExampleText } from './example-text'

/** 'Sprint 16' in a text. */
export interface SprintMention {
  sprint: number
  at: number
  end: number
}

/** Whether this Sprint number belongs to another team on the text's page. */
function isOtherTeams(route: string | undefined, sprint: number): boolean {
  const exception = pagesOfOtherTeams.find(page => page.route === route)
  return exception !== undefined && sprint <= (exception.upToSprint ?? Infinity)
}

/** Whether a whole page is about another team. */
export function isPageOfOtherTeam(route: string | undefined): boolean {
  return pagesOfOtherTeams.some(page => page.route === route && page.upToSprint === undefined)
}

/** The app team's numbered Sprints in a text; spans such as 'Sprints 13 to 20' are left out. */
export function appSprints({ text, route, from }: ExampleText): SprintMention[] {
  // A question is about any team.
  if (from === 'question') return []
  // In 'a two-week Sprint 60', the number isn't the Sprint's.
  return [...text.matchAll(/(?<!-(?:week|month) )\bSprint (\d+)\b(?! (?:to|and|or) \d)/g)]
    .map(match => ({
      sprint: Number(match[1]),
      at: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ sprint }) => sprint > 0 && !isOtherTeams(route, sprint))
}

/** Sprint numbers of the app team exist. */
export const sprintsExist = (text: ExampleText): string[] =>
  appSprints(text)
    .filter(({ sprint }) => sprint > lastSprint)
    .map(
      ({ sprint }) =>
        `The app team has no Sprint ${sprint}: the last one is Sprint ${lastSprint} (data/example/sprints.ts).`,
    )
