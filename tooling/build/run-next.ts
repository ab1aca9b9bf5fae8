import path from 'node:path'
import { runNode } from '../tasks/run'
import { drawAhead } from './ahead'
import { pagesCompiled } from './pages-compiled.mjs'

/** Megabytes for objects that were just made: of the compiler's most are soon gone, and with V8's own 16 it spent a tenth of its time copying them. */
const youngObjects = '--max-semi-space-size=64'

/** What the process of Next.js is told: its arguments, and what is added to its environment. */
const orderOf = (buildId: string, changed: readonly string[] | undefined) => ({
  args: ['build', '--webpack', ...(changed ? [`--debug-build-paths=${changed.join(',')}`] : [])],
  env: { ID_OF_BUILD: buildId, ...(changed ? { SOME_PAGES_ALONE: changed.join(',') } : {}) },
})

/** What there is to build. */
interface Plan {
  /** Files of the pages that have to be made, undefined for all. */
  changed: readonly string[] | undefined
  /** Whether a source was written since the process of Next.js started, which may have read it as it was before. */
  wasEdited: boolean
}

/**
 * Runs `next build`. Its process starts at once and loads while it is still found out what there is to build.
 *
 * @param planned where it rejects, nothing is built
 */
export function runNext(root: string, buildId: string, planned: Promise<Plan>) {
  let sayCompiled: () => void = () => undefined
  /** Resolves when every page is compiled; never where that fails. */
  const compiled = new Promise<void>(resolve => {
    sayCompiled = resolve
  })
  const start = (tell: Promise<object>) =>
    runNode([youngObjects, path.join(root, 'tooling/build/next-process.mjs')], {
      cwd: root,
      env: { NODE_ENV: 'production', NEXT_RUNTIME: 'nodejs', NEXT_TELEMETRY_DISABLED: '1' },
      show: true,
      onMessage: message => {
        if (message !== pagesCompiled) return
        drawAhead(root)
        sayCompiled()
      },
      tell,
    })
  const early = start(
    planned.then(({ changed, wasEdited }) => {
      if (wasEdited) throw new Error('Another process takes its place.')
      return orderOf(buildId, changed)
    }),
  )
  const exported = planned.then(
    ({ changed, wasEdited }) => (wasEdited ? start(Promise.resolve(orderOf(buildId, changed))) : early),
    () => early,
  )
  return { compiled, exported }
}
