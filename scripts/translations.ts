// `npm run translations`: lists the translated pages whose original has changed, with what has changed, and those that
// don't name their original's version; `-- --stamp` has the latter name the current one, with addresses only these pages.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { site } from '../data/site'
import { translatedLanguages } from '../lib/site/languages'
import { routeOfFile } from '../tooling/check/content/routes-of-files'
import { changesSince } from '../tooling/languages/changes'

import { isOutdated, translatedPages, withDigest, type TranslatedPage } from '../tooling/languages/originals'
import { overlayOf } from '../tooling/tasks/translation-files'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'

const indented = (sign: string, paragraphs: readonly string[]) =>
  paragraphs.map(each => `    ${sign} ${each.replaceAll('\n', '\n      ')}\n`).join('')

function reportOn(root: string, page: TranslatedPage): string {
  const route = routeOfFile(page.file)
  if (page.now === undefined) return `  ${route}: the original is gone.\n`
  if (page.translated === undefined) return `  ${route}: names no version of its original.\n`
  const changes = changesSince(root, page.file, page.translated)
  const what = changes ? indented('-', changes.gone) + indented('+', changes.come) : ''
  return `  ${route}: the original has changed${changes ? ':' : ' since a version that this repository doesn’t have.'}\n${what}`
}

await runMain(() => {
  const root = process.cwd()
  const { values, positionals } = parseArgs({
    options: { stamp: { type: 'boolean' }, locale: { type: 'string' } },
    allowPositionals: true,
  })
  const locales = translatedLanguages(site)
    .map(({ locale }) => locale)
    .filter(locale => (values.locale ?? locale) === locale)
  if (locales.length === 0) throw new ClearError('data/site.ts names no such language.')
  for (const locale of locales) {
    const pages = translatedPages(root, locale)
    const isMeant = ({ file }: TranslatedPage) => positionals.includes(routeOfFile(file))
    if (values.stamp) {
      const stamped = pages.filter(page =>
        positionals.length > 0 ? isMeant(page) : page.translated === undefined,
      )
      for (const { file, now } of stamped) {
        const own = path.join(root, overlayOf(locale), file)
        if (now !== undefined) writeFileSync(own, withDigest(readFileSync(own, 'utf8'), now))
      }
      console.log(`${locale}: ${stamped.length} pages name the current version of their originals.`)
      continue
    }
    const open = pages.filter(
      page => page.translated === undefined || page.now === undefined || isOutdated(page),
    )
    console.log(`${locale}: ${pages.length} pages, ${pages.length - open.length} agree with their originals.`)
    for (const page of open) console.log(reportOn(root, page))
  }
})
