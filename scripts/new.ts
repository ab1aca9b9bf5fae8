// `npm run new -- /scrum/articles/some-slug "Title"`: makes a page, with its place in the menu.
import { existsSync } from 'node:fs'
import { routes } from '../data/routes'
import { routeEntry } from '../lib/content/route-entry'
import { kindOfNewPage } from '../lib/new-page/kind-of-new-page'
import { parseNewPageRequest } from '../lib/new-page/new-page-request'
import { nextStepsText } from '../lib/new-page/next-steps'
import { isoDay } from '../lib/new-page/page-front-matter'
import { planPage } from '../lib/new-page/page-plan'
import { pageTemplate } from '../lib/new-page/page-template'
import { writePlan } from '../lib/new-page/write-plan'
import { ClearError, endClearly } from '../lib/tasks/clear-error.mjs'

await endClearly(() => {
  const root = process.cwd()
  if (!existsSync('pages'))
    throw new ClearError('There is no pages/ here: run the command in the project root.')
  const request = parseNewPageRequest(process.argv.slice(2))
  const kind = kindOfNewPage(routes, request.route)
  const planned = routeEntry(routes, request.route)
  const text = pageTemplate({ ...request, group: planned?.group }, kind, isoDay(new Date()))
  const plan = planPage(root, request.route, text, kind === 'hub')
  writePlan(root, plan)
  console.log(nextStepsText({ request, kind, plan, planned }))
})
