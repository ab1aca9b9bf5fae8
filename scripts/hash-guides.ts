/**
 * Writes data/guide-runs.txt, by which the rule 'guide-quotations' knows the guides' words without their text; from
 * Markdown: `node --import tsx scripts/hash-guides.ts scrum-guide-2020.md scrum-guide-2017.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packRuns } from '../tooling/check/content/word-runs'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'

const target = 'data/guide-runs.txt'

await runMain(() => {
  const files = process.argv.slice(2)
  if (files.length === 0)
    throw new ClearError('Name the files of the guides: hash-guides.ts guide-2020.md guide-2017.md')
  // Link addresses aren't text of the guide, and anyone may use its headings.
  const texts = files.map(file =>
    readFileSync(file, 'utf8')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^#.*$/gm, '\n'),
  )
  writeFileSync(path.join(process.cwd(), target), packRuns(texts))
  console.log(`${target}: written from ${files.length} files.`)
})
