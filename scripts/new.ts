// `npm run new -- /scrum/articles/some-slug "Title"`: makes a page with everything it needs; asks for what is
// left out.
import { existsSync } from 'node:fs'
import { facts } from '../data/facts'
import { relatedLinks } from '../data/related-links'
import { dayOfMoment } from '../lib/example/days'
import { groupOf, kindByPlace } from '../lib/nav/route-entry'
import { readPageList } from '../tooling/check/content/read-pages'
import { problemOfNewPlace } from '../tooling/new-page/addresses'
import { askForRest } from '../tooling/new-page/ask'
import { figureAddress, firstFigure } from '../tooling/new-page/first-figure'
import { checkedRequest, newHelp, readRequest, readTranslation } from '../tooling/new-page/new-page-request'
import { nextStepsText } from '../tooling/new-page/next-steps'
import { planLinkGroup } from '../tooling/new-page/other-files'
import { planPage } from '../tooling/new-page/page-plan'
import { hasLinks, pageTemplate } from '../tooling/new-page/page-template'
import { formatPlan, writePlan } from '../tooling/new-page/write-plan'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'
import { planTranslation } from '../tooling/translations/new-translation'

/** The group for pages without one of their own. */
const general = 'continue-reading'

await runMain(async () => {
  const root = process.cwd()
  if (!existsSync('pages'))
    throw new ClearError('There is no pages/ here: run the command in the project root.')
  if (process.argv.includes('--help')) {
    console.log(newHelp)
    return
  }
  const { locale, route: translated } = readTranslation(process.argv.slice(2))
  if (locale !== undefined) {
    const plan = await formatPlan(root, planTranslation(root, locale, translated))
    writePlan(root, plan)
    for (const { file } of plan) console.log(`Made ${file}`)
    console.log(
      '\nDelete each comment once its block is translated. Check it: npm run content -- --only translations',
    )
    return
  }
  const pages = readPageList(root, facts)
  const given = readRequest(process.argv.slice(2))
  const problemOfRoute = (route: string) => problemOfNewPlace(root, route, pages)
  const problem = given.route && problemOfRoute(given.route)
  if (problem) throw new ClearError(problem)
  const request = checkedRequest(process.stdin.isTTY ? await askForRest(given, problemOfRoute) : given)
  const { route, title } = request
  const kind = request.kind ?? kindByPlace(route, false)
  const own = groupOf(route)
  const isNewGroup = request.links === true && hasLinks(kind) && !Object.hasOwn(relatedLinks, own)
  const group = isNewGroup || Object.hasOwn(relatedLinks, own) ? own : general
  const text = pageTemplate({ ...request, kind, group }, dayOfMoment(new Date()))
  const plan = await formatPlan(root, [
    ...planPage(root, route, text, kind === 'hub', request.after),
    { file: `public${figureAddress(route)}`, text: firstFigure(title), before: undefined },
    ...(isNewGroup ? planLinkGroup(root, request, own, pages) : []),
  ])
  writePlan(root, plan)
  console.log(nextStepsText({ request, kind, plan }))
})
