import { ClearError } from '../tasks/clear-error.mjs'
import { runNode } from '../tasks/run'
import { toolFile } from '../tasks/tools'

/** Runs `next build` on a project, which may be in a folder below `root`, and shows its output. */
export async function runNext(root: string, project: string, buildId: string): Promise<void> {
  const { code } = await runNode([toolFile(root, 'next'), 'build', '--webpack'], {
    cwd: project,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_ID: buildId,
      // next.config.mjs imports TypeScript.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import tsx`,
    },
    show: true,
  })
  if (code !== 0) throw new ClearError('next build failed: its output above says where.')
}
