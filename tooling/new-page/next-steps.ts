import type { RouteKind } from '../../lib/nav/route-entry'
import type { NewPageRequest } from './new-page-request'
import type { PlannedFile } from './page-plan'

interface NextStepsOptions {
  request: NewPageRequest
  kind: RouteKind
  plan: readonly PlannedFile[]
}

/** What was made, and what to do next. */
export function nextStepsText({ request, kind, plan }: NextStepsOptions): string {
  const files = plan.map(({ file, before }) => `${before === undefined ? 'Made   ' : 'Changed'} ${file}`)
  const drawing = plan.find(({ file }) => file.endsWith('.svg'))?.file ?? ''
  const links = plan.find(({ file }) => file.startsWith('data/related-links/'))?.file
  const steps = [
    `Write ${plan[0]?.file ?? ''}: each TODO says what belongs there.`,
    `Draw its figure over the frame in ${drawing}.`,
    ...(links ? [`Say in ${links} why a reader would go to each page, or choose others.`] : []),
    ...(request.after ? [] : ["It comes last in its folder's menu: move its line in _meta.json."]),
    `See it while you write: npm run dev, then http://localhost:3000${request.route}`,
    `Check it: npm run content -- --file ${plan[0]?.file ?? ''}`,
  ]
  const list = steps.map((step, index) => `  ${index + 1}. ${step}`)
  return [...files, '', `A page of the kind '${kind}'. Next:`, ...list].join('\n')
}
