import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { teamNameWords } from '../../../data/team-names'
import { teamNameStyles } from '../../../lib/team-names/style'
import { inWords } from '../../../lib/example/number-words'

it('the page says how many themes and styles there are', () => {
  const file = path.resolve(import.meta.dirname, '../../../pages/tools/scrum-team-name-geneartor.mdx')
  const said = `${teamNameWords.themes.length} themes, ${inWords(teamNameStyles.length)} styles`
  assert.ok(readFileSync(file, 'utf8').includes(said), said)
})
