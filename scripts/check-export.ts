// `node --import tsx scripts/check-export.ts`: checks every page of out/ and every link between them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../data/site'
import { prefixOf, routeIn, translatedLanguages } from '../lib/site/languages'
import { sitePages } from '../tooling/build/site-pages'
import { routeOfFile } from '../tooling/check/content/routes-of-files'
import { checkExport, exportReportText } from '../tooling/check/export/check-export'
import { outsideLinkRule } from '../tooling/check/export/outside-links'
import { overlayOf, translatedFiles } from '../tooling/tasks/translation-files'

const root = process.cwd()
const files = new Map(sitePages(root).map(({ route, file }) => [route, path.resolve(root, file)]))
for (const { locale } of translatedLanguages(site))
  for (const file of translatedFiles(root, locale))
    files.set(routeIn(prefixOf(site, locale), routeOfFile(file)), path.resolve(root, overlayOf(locale), file))

function textOf(route: string): string {
  const file = files.get(route)
  return file === undefined ? '' : readFileSync(file, 'utf8')
}

const outsideLinks = outsideLinkRule({ settings: site, textOf })
const report = await checkExport(path.resolve('out'), { outsideLinks })
console.log(exportReportText(report))
process.exitCode = report.problems.size > 0 ? 1 : 0
