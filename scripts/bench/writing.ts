import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { launchChromium } from './chromium'
import { startDev, type DevServer } from './dev-server'
import { markdownTable, median, whole } from './figures'
import type { Options } from './options'
import { place, write } from './place'
import { copyProject } from './project-copy'
import { changes, openRoute, type Change } from './writing-changes'

/** What has not been seen by then, in milliseconds, is not waited for any longer. */
const within = 60_000
/** After a change is taken back, until what follows from it is over. */
const rest = 5_000

/** Milliseconds from saving until each was seen. */
interface Seen {
  said?: number | undefined
  saidOnPage?: number | undefined
  shown?: number | undefined
}

/**
 * Whether an open page shows it, in itself, in its list of what is to correct, or in what stands in its place. It runs in the
 * page, where a function of its own would lack what tsx puts beside the names of functions.
 */
const isSeen = ({ saidOnPage, shown, gone }: Partial<Record<'saidOnPage' | 'shown' | 'gone', string>>) => {
  const site = document.querySelector('#__next')
  const host = document.querySelector(saidOnPage ? 'content-findings' : 'nextjs-portal')
  const text = host?.shadowRoot?.textContent ?? ''
  if (saidOnPage) return text.includes(saidOnPage)
  if (gone) return site !== null && !site.innerHTML.includes(gone)
  return `${site?.textContent ?? ''} ${text}`.includes(shown ?? '')
}

async function seenOn(
  page: Page,
  what: Parameters<typeof isSeen>[0],
  since: number,
): Promise<number | undefined> {
  try {
    await page.waitForFunction(isSeen, what, { polling: 20, timeout: within })
    return performance.now() - since
  } catch {
    return undefined
  }
}

async function measure(page: Page, server: DevServer, folder: string, change: Change): Promise<Seen> {
  const file = path.join(folder, change.file)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(change.from)) throw new ClearError(`${change.file} has no '${change.from}' any more.`)
  const since = performance.now()
  writeFileSync(file, before.replace(change.from, change.to))
  const { said, saidOnPage, shown, gone } = change
  const [first, second, third] = await Promise.all([
    said ? server.said(said, since, within) : undefined,
    saidOnPage ? seenOn(page, { saidOnPage }, since) : undefined,
    shown ? seenOn(page, { shown }, since) : gone ? seenOn(page, { gone }, since) : undefined,
  ])
  writeFileSync(file, before)
  await setTimeout(rest)
  // The development server may be loading it anew at this moment, which ends ours.
  await page.reload().catch(() => undefined)
  await page.waitForLoadState('load')
  await setTimeout(rest / 5)
  return {
    ...(said ? { said: first } : {}),
    ...(saidOnPage ? { saidOnPage: second } : {}),
    ...(shown || gone ? { shown: third } : {}),
  }
}

/** How soon after saving the terminal and an open page tell of faults, and the page shows what is new. */
export async function measureWriting(root: string, options: Options): Promise<string> {
  const folder = await copyProject(root, 'writing')
  const started = performance.now()
  const server = startDev(folder)
  const browser = await launchChromium(root)
  const results: Record<string, Seen[]> = {}
  try {
    await server.said(/Ready in/, started, within)
    const page = await browser.newPage()
    await page.goto(`${server.url}${openRoute}`, { waitUntil: 'load', timeout: 2 * within })
    // All pages are read meanwhile.
    await setTimeout(4 * rest)
    for (let run = 0; run < options.runs; run += 1)
      for (const change of changes) {
        const seen = await measure(page, server, folder, change)
        results[change.name] = [...(results[change.name] ?? []), seen]
        console.error(`${change.name}: ${JSON.stringify(seen)}`)
      }
  } finally {
    await browser.close()
    await server.stop()
  }
  write(path.join(place, 'writing.json'), JSON.stringify(results, null, 2))
  const cellOf = (name: string, key: keyof Seen) =>
    results[name]?.some(seen => key in seen) ? whole(median(results[name].map(seen => seen[key]))) : ''
  return markdownTable(
    ['milliseconds from saving', 'terminal', 'said on the page', 'shown by the page'],
    changes.map(({ name }) => ({
      name,
      cells: [cellOf(name, 'said'), cellOf(name, 'saidOnPage'), cellOf(name, 'shown')],
    })),
  )
}
