import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Probe } from './page-probe'
import { installProbe } from './page-probe'
import type { Line, SlowLine } from '../bench/slow-line'
import type { Variant } from './variants'

/** A reader's circumstances. */
export interface Condition {
  name: string
  slowdown: number
  line: Line
}

/** What is typed, and the page that must come first. */
export interface Query {
  text: string
  route: string
}

export interface Run extends Probe {
  /** Whether the list for the whole query has the right page first. */
  isRight: boolean
  /** Whether the query was dropped, so that its last letter was typed again. */
  isRetyped: boolean
  bytesBeforeFirst: number
  bytesInAll: number
}

const selectors: Record<Variant, { field: string; result: string }> = {
  ours: { field: 'header input[role=combobox]', result: '[role=option]' },
  stock: { field: 'nav .nextra-search input', result: '.nextra-search li a' },
}

const typing = { from: 150, each: 60 }
/** The longest wait for results, how long a list must stay as it is, and after how long without one a key is repeated. */
const patience = { longest: 30_000, settled: 1500, retyped: 1000 }

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A key, whether or not the page has time for it. */
function press(session: CDPSession, key: string): Promise<unknown> {
  const text = key.length === 1 ? { text: key } : { windowsVirtualKeyCode: 8, commands: ['deleteBackward'] }
  const down = session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...text })
  return Promise.all([down, session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })])
}

async function type(session: CDPSession, text: string): Promise<void> {
  const began = performance.now()
  const pressed: Promise<unknown>[] = []
  for (const [index, letter] of [...text].entries()) {
    await wait(began + typing.from + index * typing.each - performance.now())
    pressed.push(press(session, letter))
  }
  await Promise.all(pressed)
}

/** Waits until the first result stays; its address, and whether the last letter had to be typed again. */
async function settle(page: Page, session: CDPSession, selector: string, lastLetter: string) {
  const firstOf = () =>
    page.evaluate(wanted => document.querySelector(wanted)?.getAttribute('href') ?? null, selector)
  const end = performance.now() + patience.longest
  let first = await firstOf()
  let since = performance.now()
  let isRetyped = false
  while (performance.now() < end && (first === null || performance.now() - since < patience.settled)) {
    await wait(100)
    const next = await firstOf()
    if (next !== first) since = performance.now()
    first = next
    if (first === null && performance.now() - since > patience.retyped) {
      // As a reader does whose query was dropped.
      isRetyped = true
      since = performance.now()
      await press(session, 'Backspace')
      await press(session, lastLetter)
    }
  }
  return { first, isRetyped }
}

/** One search in a browser that knows nothing of the site yet. */
export async function measure(
  browser: Browser,
  line: SlowLine,
  variant: Variant,
  { slowdown, line: speed }: Condition,
  { text, route }: Query,
): Promise<Run> {
  const { field, result } = selectors[variant]
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // The name that the compiler gives to functions is not there in the page.
  await page.addInitScript('window.__name = value => value')
  await page.addInitScript(installProbe, result)
  line.setLine({ roundTrip: 0 })
  await page.goto(`${line.url}/scrum/introduction`, { waitUntil: 'networkidle' })
  await wait(500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  line.setLine(speed)
  const before = line.deliveries.length
  await page.evaluate(wanted => document.querySelector<HTMLElement>(wanted)?.focus(), field)
  await type(session, text)
  const { first, isRetyped } = await settle(page, session, result, text.slice(-1))
  const probe = await page.evaluate(() => window.searchProbe)
  const origin = await page.evaluate(() => performance.timeOrigin)
  const delivered = line.deliveries.slice(before)
  const sum = (list: readonly { bytes: number }[]) => list.reduce((total, each) => total + each.bytes, 0)
  await context.close()
  return {
    ...probe,
    isRight: first?.split('#')[0] === route,
    isRetyped,
    bytesBeforeFirst: sum(delivered.filter(each => each.at <= origin + probe.firstResult)),
    bytesInAll: sum(delivered),
  }
}
