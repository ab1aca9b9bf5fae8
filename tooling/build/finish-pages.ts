import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleScripts } from './bundle-scripts'
import { constantsOf, inlineConstants, themeVariables } from './constant-variables'
import { pageStyles } from './page-styles'
import { allStyles } from './style-sheets'
import { pageOfTree, takeOutTree } from './whole-tree'

/** Properties of an island that are longer than this, in characters, become a file of their own. */
const longProps = 2000

const place = '/_next/static/page'

/** What the pages' making depends on beside their files. */
interface SiteFacts {
  hasDarkMode: boolean
  /** What a part of the page fetches first, given the build's id. */
  dataOf: (buildId: string) => Record<string, string[]>
}

/** Writes a file under a name that carries a hash of its content; returns its address. */
function writeHashed(out: string, name: string, text: string): string {
  const [stem, ending] = name.split('.')
  const address = `${place}/${stem}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`
  writeFileSync(path.join(out, address), text)
  return address
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Long properties of islands are fetched with the island's code: who only reads the page does not pay for them. */
function moveLongProps(out: string, html: string): string {
  return html.replace(/ data-props="([^"]*)"/g, (whole, props: string) =>
    props.length > longProps
      ? ` data-props-from="${writeHashed(out, 'props.json', unescaped(props))}"`
      : whole,
  )
}

/** Takes out of a page what only Next.js and the theme, which do not run in a browser, would have had a use for. */
function withoutLeftovers(html: string, { hasDarkMode }: SiteFacts): string {
  const plain = html
    .replace(/<meta name="next-head-count"[^>]*>/, '')
    .replace('<noscript data-n-css=""></noscript>', '')
    .replace(/<script>document\.documentElement\.setAttribute\('dir','\w+'\)<\/script>/, '')
  // Without a dark mode the theme's variables are constants.
  const head = hasDarkMode ? plain : plain.replace(/<style data-next-head="">[^<]*<\/style>/, '')
  return head.replaceAll(' data-next-head=""', '')
}

/** Makes the pages whole that lie in one folder as Next.js has exported them, by their files there, and writes them into another. */
type FinishPages = (from: string, to: string, files: readonly string[]) => Promise<void>

/**
 * Writes into an export what all its pages share, their scripts and the sidebar's tree, and returns how to make them whole: a
 * page gets the rules that it needs, the script inside the HTML and the page's script. What that was, in words, comes along.
 *
 * @param root the project
 * @param first the page of the tree, as Next.js has exported it
 */
export async function preparePages(
  root: string,
  { out, first, buildId }: { out: string; first: string; buildId: string },
  site: SiteFacts,
): Promise<{ finishPages: FinishPages; note: string }> {
  mkdirSync(path.join(out, place), { recursive: true })
  const sheets = allStyles(root)
  const constants = constantsOf([themeVariables(first), ...sheets], site)
  for (const sheet of sheets) inlineConstants(sheet, constants)
  const scripts = await bundleScripts(root, site.dataOf(buildId), constants)
  for (const [address, text] of scripts.files) writeFileSync(path.join(out, address), text)
  const tree = writeHashed(out, 'tree.txt', takeOutTree(first).tree)
  const stylesOf = pageStyles(root, sheets, site.hasDarkMode)

  const finishPages: FinishPages = async (from, to, files) => {
    mkdirSync(path.join(to, place), { recursive: true })
    for (const file of files) {
      const exported = readFileSync(path.join(from, file), 'utf8')
      const html = moveLongProps(to, file === pageOfTree ? takeOutTree(exported).html : exported)
      const head = [
        `<style data-page="">${await stylesOf(html)}</style>`,
        `<script data-then="${scripts.page}">${scripts.first}</script>`,
      ].join('')
      const finished = withoutLeftovers(html, site)
        .replace('<html ', `<html data-build="${buildId}" `)
        .replace('</head>', () => `${head}</head>`)
        .replace('id="sidebar"', `id="sidebar" data-tree="${tree}"`)
      mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
      writeFileSync(path.join(to, file), finished)
    }
  }
  return { finishPages, note: `${scripts.files.size} scripts` }
}

/** Takes the scripts out of an export that Next.js would run in browsers: no page asks for them. */
export function dropBrowserBuild(out: string, buildId: string): void {
  for (const name of ['chunks', `${buildId}/_buildManifest.js`, `${buildId}/_ssgManifest.js`])
    rmSync(path.join(out, '_next/static', name), { recursive: true, force: true })
}
