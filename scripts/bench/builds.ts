import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { neutralPages, menuOfProject } from './neutral-site'
import { peers, type Content } from './peers'
import { install, installTools, newerNode, place } from './place'
import { copyProject } from './project-copy'
import { watchedRun, type Effort } from './watched-run'

/** What is measured beside one another. */
export const siteNames = ['ours', 'starlight', 'nextra'] as const
export type SiteName = (typeof siteNames)[number]

/** The builds of a site; `changed` are those after a change of one page, which only this project's are measured for. */
export interface Builds {
  out: string
  cold: Effort[]
  changed: Effort[]
}

/** Made by the build of this project, beyond what git knows of. */
export const ourCaches = ['.next', 'out', '.cache', 'node_modules/.cache']

const remove = (folder: string, names: readonly string[]) => {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** This project's own build, in a folder with a copy of it. */
export function buildProject(folder: string): Promise<Effort> {
  return watchedRun(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder })
}

/** A build from nothing, and one after a page was changed; in the end the page is as it was. */
async function buildOurs(root: string, runs: number): Promise<Builds> {
  const folder = await copyProject(root, 'ours')
  const page = path.join(folder, 'pages/about.mdx')
  const text = readFileSync(page, 'utf8')
  const builds: Builds = { out: path.join(folder, 'out'), cold: [], changed: [] }
  for (let index = 0; index < runs; index += 1) {
    remove(folder, ourCaches)
    writeFileSync(page, text.replace(/\n(## )/, '\nA sentence that was here before.\n\n$1'))
    builds.cold.push(await buildProject(folder))
    writeFileSync(page, text)
    builds.changed.push(await buildProject(folder))
  }
  return builds
}

async function buildPeer(name: keyof typeof peers, content: Content, runs: number): Promise<Builds> {
  const peer = peers[name]
  const folder = path.join(place, name)
  await install(folder, peer.dependencies)
  peer.layOut(folder, content)
  const [program, ...args] = peer.build
  const node = peer.needsNewerNode ? newerNode() : process.execPath
  const command = realpathSync(path.join(folder, 'node_modules/.bin', program))
  // What a build starts with `node` must be the same one.
  const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
  const builds: Builds = { out: path.join(folder, peer.out), cold: [], changed: [] }
  for (let index = 0; index < runs; index += 1) {
    remove(folder, peer.caches)
    builds.cold.push(await watchedRun(node, [command, ...args], { cwd: folder, env }))
  }
  return builds
}

/** Builds a site from nothing, several times. */
export async function buildSite(root: string, name: SiteName, runs: number): Promise<Builds> {
  await installTools()
  if (name === 'ours') return buildOurs(root, runs)
  const pages = neutralPages(root)
  return buildPeer(name, { pages, menu: menuOfProject(root, pages) }, runs)
}
