import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exportedPages } from '../export/exported-pages'
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

/**
 * Makes the pages that Next.js has exported whole: puts in the rules that each needs, the script inside the HTML and
 * the page's script, and writes the scripts and the sidebar's tree. Returns what was written, in words.
 *
 * @param root the project
 */
export async function finishPages(root: string, out: string, site: SiteFacts): Promise<string> {
  const buildId = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim()
  mkdirSync(path.join(out, place), { recursive: true })
  const first = readFileSync(path.join(out, pageOfTree), 'utf8')
  const sheets = allStyles(root)
  const constants = constantsOf([themeVariables(first), ...sheets], site)
  for (const sheet of sheets) inlineConstants(sheet, constants)
  const scripts = await bundleScripts(root, site.dataOf(buildId), constants)
  for (const [address, text] of scripts.files) writeFileSync(path.join(out, address), text)

  const stylesOf = pageStyles(root, sheets, site.hasDarkMode)
  const whole = takeOutTree(first)
  writeFileSync(path.join(out, pageOfTree), whole.html)
  const tree = writeHashed(out, 'tree.txt', whole.tree)
  const pages = exportedPages(out)
  for (const { file } of pages) {
    const html = moveLongProps(out, readFileSync(path.join(out, file), 'utf8'))
    const head = [
      `<style data-page="">${await stylesOf(html)}</style>`,
      `<script data-then="${scripts.page}">${scripts.first}</script>`,
    ].join('')
    const finished = withoutLeftovers(html, site)
      .replace('<html ', `<html data-build="${buildId}" `)
      .replace('</head>', () => `${head}</head>`)
      .replace('id="sidebar"', `id="sidebar" data-tree="${tree}"`)
    writeFileSync(path.join(out, file), finished)
  }
  return `${pages.length} pages, ${scripts.files.size} scripts`
}
