import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exportedPages } from '../check/export/exported-pages'
import { finishPage } from './finish-page'
import { assetFolder } from './bundle-scripts'
import { licensesFile, shippedLicenses } from './shipped-licenses'
import { makeAssets, type SiteOptions } from './page-assets'
import { pageOfTree, wholeTree } from './whole-tree'

/** Finishes all pages of an export in place and writes the files they load. Returns a note on what was made. */
export async function finishPages(
  root: string,
  out: string,
  options: Omit<SiteOptions, 'tree' | 'pages'>,
): Promise<string> {
  const pages = exportedPages(out).map(({ file }) => path.join(out, file))
  const tree = wholeTree(readFileSync(path.join(out, pageOfTree), 'utf8'))
  const { assets, files, packages } = await makeAssets(root, { ...options, tree, pages })
  for (const page of pages) writeFileSync(page, await finishPage(readFileSync(page, 'utf8'), assets))
  mkdirSync(path.join(out, assetFolder), { recursive: true })
  for (const [address, text] of files) writeFileSync(path.join(out, address), text)
  writeFileSync(path.join(out, licensesFile), shippedLicenses(root, packages))
  return `${pages.length} pages, ${files.size} scripts and styles with code of ${packages.length} packages`
}

/** Deletes Next.js's browser scripts from an export: no page loads them. */
export function dropBrowserBuild(out: string, buildId: string): void {
  for (const name of ['chunks', `${buildId}/_buildManifest.js`, `${buildId}/_ssgManifest.js`])
    rmSync(path.join(out, '_next/static', name), { recursive: true, force: true })
}
