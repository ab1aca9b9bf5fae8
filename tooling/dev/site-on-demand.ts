/** The export on demand, by the build's code, file by file; reloaded when data/ changes (settings and facts). */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/facts'
import { letters } from '../../data/letters'
import { redirects } from '../../data/redirects'
import { site } from '../../data/site'
import { unlistedRoutes } from '../../lib/nav/route-entry'
import { partsFolder } from '../../lib/search/index-format'
import { siteIcons, webManifest } from '../../lib/seo/site-files'
import { darkTwin } from '../../lib/site/dark-twin'
import { assetFolder } from '../build/bundle-scripts'
import { finishPage, type PageAssets } from '../build/finish-page'
import { ownDarkDrawing, ownDrawing } from '../build/owner-drawings'
import { makeAssets } from '../build/page-assets'
import { writeSiteIcons } from '../build/site-icons'
import { pageOfTree, wholeTree } from '../build/whole-tree'
import { pageFiles } from '../check/content/read-pages'
import { routeOfFile } from '../check/content/routes-of-files'
import { redirectPage } from '../check/export/redirect-pages'
import { escaped } from '../feeds/xml-text'
import { writeWhole } from '../tasks/write-whole'
import type { Rendered, Renderer } from './renderer'

const buildId = 'development'
/** Address of the sidebar's whole tree, which is made when a reader opens a folder. */
const treeFile = '/tree.txt'
const searchFolder = partsFolder(buildId, site.defaultLocale)
const madeIcons = new Set<string>([...Object.values(siteIcons), webManifest])

export interface DevelopmentSite {
  /** The site's name, for the terminal. */
  name: string
  /** Makes the file that a server will look for at an address. */
  prepare: (address: string) => Promise<void>
  /** A text that changes with the page at a route; undefined while that can't be rendered. */
  versionOf: (route: string) => Promise<string | undefined>
  /** Discards scripts and style sheets, and so all pages; they are made again on request. */
  forgetAssets: () => void
  /** Discards all pages and the search index; they are made again on request. */
  forgetPages: () => void
}

const versionIn = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 16)

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

const errorPage = (error: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has an error</title><body><h1>This page has an error</h1><pre style="white-space:pre-wrap">${escaped(error)}</pre></body></html>`

/** The site in an export's folder, `out`; `makeSearch` writes the search index there. */
export function siteOnDemand(
  root: string,
  out: string,
  render: Renderer,
  makeSearch: (buildId: string) => Promise<void>,
): DevelopmentSite {
  const write = (file: string, content: string | Uint8Array) => writeWhole(path.join(out, file), content)

  let making: Promise<Awaited<ReturnType<typeof makeAssets>>> | undefined
  let search: Promise<void> | undefined
  const pages = new Map<string, Promise<Rendered>>()

  async function writeTree(): Promise<void> {
    const page = await render('/404')
    if ('error' in page) throw new Error(page.error)
    write(treeFile, wholeTree(page.html))
  }

  /** Writes what all pages share to where the server finds it. */
  async function sharedAssets(): Promise<PageAssets> {
    // A worker's copies would hide what the author has just changed.
    making ??= makeAssets(root, { buildId, settings: { ...site, offline: false }, tree: '' })
    try {
      const { assets, files } = await making
      for (const [address, text] of files) write(address, text)
      files.clear()
      const keep = (name: string, text: string) => {
        const address = assets.keep(name, text)
        write(address, text)
        return address
      }
      return { ...assets, keep, tree: treeFile }
    } catch (error) {
      making = undefined
      throw error
    }
  }

  async function finish(route: string): Promise<Rendered> {
    try {
      const [page, assets] = await Promise.all([render(route), sharedAssets()])
      return 'error' in page ? page : { html: await finishPage(page.html, assets) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Finished pages until something changes: a browser loads exactly what was compared. */
  function finished(route: string): Promise<Rendered> {
    const page = pages.get(route) ?? finish(route)
    pages.set(route, page)
    return page
  }

  async function writePage(route: string, file: string): Promise<void> {
    const page = await finished(route)
    const html = 'error' in page ? errorPage(page.error) : page.html
    const script = `<script type="module" src="/_development/page.js" data-version="${versionIn(html)}"></script>`
    write(
      file,
      html.replace('</body>', () => `${script}</body>`),
    )
  }

  async function writeForPrograms(address: string): Promise<boolean> {
    if (!/\.(md|png|xml|txt|json)$/.test(address)) return false
    const { fileForPrograms } = await import('./files-for-programs')
    const content = await fileForPrograms(root, site, address, finished)
    if (content !== undefined) write(address, content)
    return content !== undefined
  }

  /** The letters as mails, each made when it is looked at. */
  async function writeLetter(address: string): Promise<boolean> {
    const { letterPreview } = await import('./letter-preview')
    const page = await letterPreview(root, address, { plan: letters, site, finished })
    if (page !== undefined) write(fileOf(address), page)
    return page !== undefined
  }

  const isPage = (route: string) =>
    unlistedRoutes.has(route) || pageFiles(root).some(file => routeOfFile(file) === route)

  function copyPublic(address: string, file: string): void {
    const draw = address.endsWith(darkTwin('.svg')) ? ownDarkDrawing : ownDrawing
    if (address.endsWith('.svg')) write(address, draw(readFileSync(file, 'utf8'), site, facts))
    else write(address, readFileSync(file))
  }

  return {
    name: site.brand,
    async prepare(address) {
      const route = address.replace(/\/$/, '') || '/'
      // Only the light one of two drawings is a file.
      const inPublic = path.join(root, 'public', path.posix.normalize(address.replace(/-dark\.svg$/, '.svg')))
      const redirect = redirects.find(({ from }) => from === route)
      if (isPage(route)) await writePage(route, fileOf(route))
      else if (address.startsWith(assetFolder)) await sharedAssets()
      else if (address === treeFile) await writeTree()
      else if (address.startsWith(searchFolder)) await (search ??= makeSearch(buildId))
      else if (existsSync(inPublic) && statSync(inPublic).isFile()) copyPublic(address, inPublic)
      else if (madeIcons.has(address)) {
        copyPublic(siteIcons.svg, path.join(root, 'public', siteIcons.svg))
        writeSiteIcons(out, site)
      } else if (redirect) write(fileOf(route), redirectPage(redirect.to, site.url))
      else if (!(await writeForPrograms(address)) && !(await writeLetter(route)))
        await writePage('/404', pageOfTree)
    },
    async versionOf(route) {
      const page = await finished(route)
      return 'error' in page ? undefined : versionIn(page.html)
    },
    forgetAssets() {
      making = undefined
      pages.clear()
    },
    forgetPages() {
      search = undefined
      pages.clear()
    },
  }
}
