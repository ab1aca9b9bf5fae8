import type { Browser, CDPSession } from '@playwright/test'
import type { BenchSite } from './bench-site'
import type { Condition } from './conditions'
import { click, typeText } from './real-input'
import { installTapWatch, type Sight, type TapTarget } from './tap-watch'

/** A tap at one moment of a load; in milliseconds. */
export interface Tap {
  /** How long after the target was first seen. */
  at: number
  /** From the finger's coming down to the frame with its effect; undefined where there was none within five seconds. */
  response?: number
  /** How long after the target was seen everything of the load had come. */
  loaded?: number
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function press(session: CDPSession, { x, y }: Sight, isPhone: boolean): Promise<void> {
  if (!isPhone) {
    await click(session, { x, y, width: 0, height: 0 })
    return
  }
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

/** Loads a page anew and taps something so long after it is first seen. */
export async function tap(
  browser: Browser,
  site: BenchSite,
  target: TapTarget,
  { at, condition }: { at: number; condition: Condition },
): Promise<Tap> {
  const isPhone = target.width < 1024
  const context = await browser.newContext({
    viewport: { width: target.width, height: 844 },
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript('window.__name = value => value')
    await page.addInitScript(installTapWatch, { tapped: target.tapped, shown: target.shown })
    let sight: Sight | undefined
    let hearSight: () => void = () => undefined
    const seen = new Promise<void>(resolve => (hearSight = resolve))
    let hearResponse: () => void = () => undefined
    const hasResponded = new Promise<void>(resolve => (hearResponse = resolve))
    const session = await context.newCDPSession(page)
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'tellResponse') hearResponse()
      else {
        sight = JSON.parse(payload) as Sight
        hearSight()
      }
    })
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'tellSight' })
    await session.send('Runtime.addBinding', { name: 'tellResponse' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.slowdown })
    site.line.setLine(condition.line)
    const gone = page.goto(`${site.line.url}${target.route}`, { waitUntil: 'load' })
    await Promise.race([seen, gone.then(() => wait(3000))])
    if (!sight) throw new Error(`${target.route}: ${target.tapped} is not to be seen`)
    await wait(at)
    const pressed = press(session, sight, isPhone)
    if (target.letter) await Promise.all([pressed, typeText(session, target.letter)])
    await Promise.all([gone, pressed])
    // Said by the page, not asked for: a first question brings Playwright's own script into the page, which takes some 80
    // milliseconds of its slowed processor.
    await Promise.race([hasResponded, wait(5000)])
    const {
      seen: first = 0,
      tapped = 0,
      isHit,
      responded,
      loaded = 0,
    } = await page.evaluate(() => window.tapWatch)
    if (!isHit) throw new Error(`${target.name}: the tap at ${at} ms did not hit ${target.tapped}`)
    return {
      at: tapped - first,
      loaded: loaded - first,
      ...(responded === undefined ? {} : { response: responded - tapped }),
    }
  } finally {
    await context.close()
  }
}
