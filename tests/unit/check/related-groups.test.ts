import assert from 'node:assert/strict'
import { it } from 'node:test'
import { redirects } from '../../../data/redirects'
import { relatedLinks } from '../../../data/related-links'
import { groupOf } from '../../../lib/nav/route-entry'

/** The groups that were promised by name; of the phases and of Kanban there are more. */
const promised = `
  home xp-overview agile-example agile-overview agile-vs-waterfall continue-reading project-management commitment
  scrum-value-commitment scrum-master product-owner scrum-development-team product-backlog sprint-backlog daily-scrum
  sprint sprint-planning sprint-review sprint-retrospective kanban spiral personal-kanban spiral-vs-waterfall
  spiral-vs-agile spiral-vs-iterative v-model v-model-vs-waterfall v-model-vs-agile v-model-vs-iterative
  kanban-vs-scrum-vs-scrumban sdlc-overview sdlc-requirement-analysis sdlc-design sdlc-development sdlc-testing
  sdlc-deployment sdlc-maintenance
`

it('every group of related links that was promised is there, and that of the front page has eight', () => {
  const groups = Object.keys(relatedLinks)
  /** A group has its page's name: a renamed page took it along, and left a redirect. */
  const isRenamed = (name: string) =>
    redirects.some(({ from, to }) => groupOf(from) === name && groups.includes(groupOf(to)))
  const missing = promised
    .trim()
    .split(/\s+/)
    .filter(name => !groups.includes(name) && !isRenamed(name))
  assert.deepEqual(missing, [])
  assert.equal(relatedLinks.home.length, 8)
})
