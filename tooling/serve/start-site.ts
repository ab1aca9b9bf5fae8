import path from 'node:path'
import type { OutsideHosts } from '../hosts/security-headers'
import { serveSite } from './serve-site'
import { reasonToBuild } from '../tasks/build-stamp'
import { ClearError } from '../tasks/clear-error.mjs'
import { runNode, type RunResult } from '../tasks/run'
import { formatDuration } from '../tasks/format-duration.mjs'

type StartOptions = {
  root: string
  port: number
  /** The site's name. */
  name: string
  /** The settings that name other hosts. */
  hosts: OutsideHosts
  /** Runs the build with its output shown. */
  build?: (root: string) => Promise<RunResult>
}

const runBuild = (root: string) => runNode(['--import', 'tsx', 'scripts/build.ts'], { cwd: root, show: true })

/** Builds the export if it is missing or stale. */
export async function buildIfNeeded({
  root,
  build = runBuild,
}: Omit<StartOptions, 'port' | 'name' | 'hosts'>): Promise<void> {
  const began = Date.now()
  const reason = reasonToBuild(root)
  if (reason) {
    console.log(`Export: building, because ${reason} …`)
    if ((await build(root)).code !== 0) {
      throw new ClearError('The build failed: fix what is named above, then run the command again.')
    }
  }
  console.log(`Export: ${reason ? 'built' : 'current'} (${formatDuration(Date.now() - began)})`)
}

/** Builds what is stale and serves it until Ctrl-C. */
export async function startSite(options: StartOptions): Promise<void> {
  await buildIfNeeded(options)
  const { port, name, hosts } = options
  await serveSite({ directory: path.join(options.root, 'out'), port, name, hosts })
}
