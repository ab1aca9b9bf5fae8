import { findOnSystem, installFromDebian, onDebianAsRoot, type BrowserOptions } from './chromium'
import { run } from './run'

/** What drives WebKit: its driver, which starts the browser that comes with it, and a screen to draw on. */
export interface WebKitPrograms {
  driver: string
  screen: string
}

/** The driver of WebKitGTK and Xvfb; installs Debian's packages if it can. Undefined where they can't be had: macOS, Windows. */
export async function ensureWebKit(
  options: Omit<BrowserOptions, 'root'> = {},
): Promise<WebKitPrograms | undefined> {
  const { start = run, isDebianRoot = onDebianAsRoot() } = options
  // Xvfb prints no version; both print their options.
  const find = async () => {
    const driver = await findOnSystem(options, ['WebKitWebDriver'], 'WEBKIT_DRIVER_PATH', '--help')
    const screen = await findOnSystem(options, ['Xvfb'], 'XVFB_PATH', '-help')
    return driver && screen ? { driver, screen } : undefined
  }
  const found = await find()
  if (found || !isDebianRoot) return found
  await installFromDebian((command, args) => start(command, args), 'webkit2gtk-driver', 'xvfb')
  return find()
}
