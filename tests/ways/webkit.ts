// selenium-webdriver would drive WebKit, too: with 4 packages of its own, and more lines to configure it than these
// requests have. Playwright's WebKit is not WebKitGTK, and not every network allows its download.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { WebKitPrograms } from '../../tooling/tasks/webkit'
import { freePort } from '../free-port'
import type { Browser, Driver, Size } from './driver'

type Command = (method: 'POST' | 'DELETE', address: string, body?: object) => Promise<unknown>

/** Sends the driver a command of WebDriver and gives its answer. */
const commandsTo =
  (url: string): Command =>
  async (method, address, body = {}) => {
    const answer = await fetch(url + address, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
    return value
  }

/** The keys' code points in WebDriver. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

/** Pressing and releasing each key. */
const keyActions = (typed: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: typed.flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** GTK as the tests need it: no animation, and a bar so small that a window may be as narrow as a phone. */
function settingsFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  const gtk = path.join(folder, 'gtk-3.0')
  mkdirSync(gtk)
  writeFileSync(path.join(gtk, 'settings.ini'), ['[Settings]', 'gtk-enable-animations=0', ''].join('\n'))
  writeFileSync(path.join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }\n')
  return folder
}

function driverOf(command: Command, session: string): Driver {
  const send = (address: string, body?: object) => command('POST', `${session}/${address}`, body)
  const evaluate = (expression: string) =>
    send('execute/sync', { script: `return (${expression})`, args: [] })
  const press = async (typed: readonly string[]) => {
    await send('actions', { actions: keyActions(typed) })
  }
  const resize = async ({ width, height }: Size) => {
    await send('window/rect', { width, height })
    // The window's size has the browser's own bar in it.
    const bar = Number(await evaluate('outerHeight - innerHeight'))
    await send('window/rect', { width, height: height + bar })
  }
  return {
    evaluate,
    async click(expression) {
      const element = Object.values((await evaluate(expression)) as Record<string, string>)[0]
      await send(`element/${element}/click`)
    },
    type: typed => press([...typed]),
    press: key => press([keys[key]]),
    resize,
    async goto(url) {
      await send('url', { url })
    },
    async reload() {
      await send('refresh')
    },
    async goBack() {
      await send('back')
    },
    async goForward() {
      await send('forward')
    },
  }
}

/** Waits until a driver listens. */
async function listening(driver: ChildProcess, url: string): Promise<void> {
  const answers = () =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`)
    await new Promise(done => setTimeout(done, 50))
  }
}

// cspell:ignore displayfd
/** Starts the small browser of WebKitGTK, driven by WebDriver, on a screen of its own. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const settings = settingsFolder()
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: settings,
      // The screen has no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await listening(driver, url)
  const command = commandsTo(url)
  let session = ''
  const end = async () => {
    if (session) await command('DELETE', session)
  }
  return {
    async newPage() {
      // The driver has one session at a time.
      await end()
      const { sessionId } = (await command('POST', '/session', { capabilities: {} })) as { sessionId: string }
      session = `/session/${sessionId}`
      return driverOf(command, session)
    },
    async close() {
      await end()
      driver.kill()
      screen.kill()
      rmSync(settings, { recursive: true })
    },
  }
}
