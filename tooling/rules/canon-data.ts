import { readFileSync } from 'node:fs'
import path from 'node:path'
import { firstDayOf, lastDayOf, lastSprint } from '../../data/canon/calendar'
import { decisions } from '../../data/canon/decisions'
import { definitionOfDone } from '../../data/canon/definition-of-done'
import { pagesOfOtherTeams, pagesWithoutIntroduction } from '../../data/canon/exceptions'
import { knowledge } from '../../data/canon/knowledge'
import { branches, branchesWithOldScanners } from '../../data/canon/product'
import { sprints } from '../../data/canon/sprints'
import { stories } from '../../data/canon/stories'
import { appTeam, developers, others, otherTeams } from '../../data/canon/team'
import type { CanonRecord } from '../content/content-site'
import { filesUnder } from '../tasks/files-under'

/** What the rule 'canon-record' looks at. */
export function canonData(root: string): CanonRecord {
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
    sources: filesUnder(root, 'data/canon', '.ts').map(file => ({
      file,
      raw: readFileSync(path.join(root, file), 'utf8'),
    })),
  }
}
