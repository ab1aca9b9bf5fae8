import type { RouteEntry, RouteKind } from '../content/route-entry'
import type { NewPageRequest } from './new-page-request'
import type { PlannedFile } from './page-plan'

type NextStepsOptions = {
  request: NewPageRequest
  kind: RouteKind
  plan: PlannedFile[]
  /** The page's entry in data/routes.ts, where it has one. */
  planned: RouteEntry | undefined
}

function stepOfPlan({ request, kind, planned }: NextStepsOptions): string[] {
  if (!planned) {
    const entry = `{ route: '${request.route}', title: ${JSON.stringify(request.title)}, kind: '${kind}' }`
    return [`Add it to data/routes.ts, in its place: ${entry}`]
  }
  if (planned.title === request.title) return []
  return [`data/routes.ts calls this page "${planned.title}": make the two titles equal.`]
}

/** What was made, and what the author does with it. */
export function nextStepsText(options: NextStepsOptions): string {
  const { request, kind, plan } = options
  const files = plan.map(({ file, before }) => `${before === undefined ? 'Made   ' : 'Changed'} ${file}`)
  const steps = [
    ...stepOfPlan(options),
    `Write it, beginning with ${plan[0]?.file ?? ''}: each TODO says what belongs there.`,
    'Put its key in reading order in the _meta.json: it stands last.',
    `See it while you write: npm run dev, then http://localhost:3000${request.route}`,
    'Check it: npm run check',
  ]
  const list = steps.map((step, index) => `  ${index + 1}. ${step}`)
  return [...files, '', `A page of the kind '${kind}'. Next:`, ...list].join('\n')
}
