import { readFileSync } from 'node:fs'
import type { Rule } from '../content/content-site'
import { eachLine, eachPage, type Found } from '../content/each'
import type { Page } from '../content/page'
import { textBlocks, type TextBlock } from '../content/running-text'
import { copiedRuns, runLength, unpackRuns, type CopiedRun } from '../content/word-runs'

// Read here rather than passed in: the rule makes sense only with the guides' own data.
const guideRuns = unpackRuns(readFileSync(new URL('../../../data/guide-runs.txt', import.meta.url), 'utf8'))

/** Replaces removed text, so that the words around it don't form a run. */
const gap = ' - gap - '
const withoutQuotations = (text: string) => text.replace(/"[^"]*"|“[^”]*”/g, gap)
const namesGuide = (text: string) => /\bguide\b/i.test(text)

/** Sources quote section names of the guides. */
const isSource = ({ section }: TextBlock) => section === 'sources'

const said = ({ words }: CopiedRun) => {
  const start = words.slice(0, runLength).join(' ')
  return `'${start}${words.length > runLength ? ' …' : ''}' is ${words.length} words of a Scrum Guide in a row`
}
const unmarked = (run: CopiedRun) =>
  `${said(run)}: put it in double quotation marks, or say it in other words.`
const unnamed = (run: CopiedRun) => `${said(run)}: say in the same section that the Scrum Guide is quoted.`

/** Runs across consecutive blocks, since a list or table can copy a sentence in pieces. */
function runsOver(blocks: readonly TextBlock[], textOf: (block: TextBlock) => string) {
  const starts: number[] = []
  let all = ''
  for (const block of blocks) {
    starts.push(all.length)
    all += `${textOf(block)}\n`
  }
  return copiedRuns(all, guideRuns).map(run => ({
    run,
    block: blocks[starts.findLastIndex(start => start <= run.at)] ?? blocks[0],
  }))
}

function* problemsOfPage(page: Page): Generator<Found> {
  const blocks = textBlocks(page).filter(block => !isSource(block))
  const open = runsOver(blocks, ({ text, isQuotation }) => (isQuotation ? gap : withoutQuotations(text)))
  for (const { run, block } of open) yield [block?.line ?? 1, unmarked(run)]
  // Such a box names its section of the Guide.
  if (/<(ScrumRule|Since2017)\b/.test(page.raw)) return
  const named = new Set(
    textBlocks(page).flatMap(({ text, section }) => (namesGuide(text) || namesGuide(section) ? section : [])),
  )
  for (const { run, block } of runsOver(blocks, ({ text }) => text))
    if (block && !named.has(block.section) && !open.some(each => each.block?.line === block.line))
      yield [block.line, unnamed(run)]
}

const problemsOfPages = eachPage(problemsOfPage)

/** Ten consecutive words of a Scrum Guide must be in quotation marks, with the guide named. */
export const rule: Rule = {
  why: 'The legal notice promises that verbatim quotations are marked, and our own words teach more.',
  check: site => [
    ...problemsOfPages(site),
    ...eachLine(site.questionFiles ?? [], line =>
      copiedRuns(withoutQuotations(line), guideRuns).map(unmarked),
    ),
  ],
}
