import { firstDayOf, lastDayOf, lastSprint } from '../../data/example/calendar'
import { decisions } from '../../data/example/decisions'
import { definitionOfDone } from '../../data/example/definition-of-done'
import { pagesOfOtherTeams, pagesWithoutIntroduction } from '../../data/example/exceptions'
import { knowledge } from '../../data/example/knowledge'
import { branches, branchesWithOldScanners } from '../../data/example/product'
import { sprints } from '../../data/example/sprints'
import { stories } from '../../data/example/stories'
import { appTeam, developers, others, otherTeams } from '../../data/example/team'
import type { ExampleRecord } from './content/content-site'
import { filesUnder, textsOf } from '../tasks/files-under'

/** The data that the rule 'example-record' checks. */
export function exampleData(root: string): ExampleRecord {
  return {
    stories,
    knowledge,
    toldOn: [
      ...sprints.flatMap(({ number, toldOn }) => (toldOn ? [{ route: toldOn, sprint: number }] : [])),
      ...decisions.flatMap(({ toldOn }) => (toldOn ? [{ route: toldOn }] : [])),
      ...definitionOfDone.map(({ toldOn }) => ({ route: toldOn })),
      ...pagesOfOtherTeams,
      ...pagesWithoutIntroduction,
    ],
    team: appTeam,
    developers,
    names: [...others.map(({ who }) => who), ...otherTeams.map(({ name }) => name)],
    branches,
    oldScanners: branchesWithOldScanners,
    lastSprint,
    daysOf: sprint => [firstDayOf(sprint), lastDayOf(sprint)],
    sources: textsOf(root, filesUnder(root, 'data/example', '.ts')),
  }
}
