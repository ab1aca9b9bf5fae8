import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../../tooling/tasks/chromium'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser without background activity. */
export async function launchChromium(root: string): Promise<Browser> {
  const executablePath = await ensureChromium({ root, isForMeasuring: true })
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags })
}

/** The browser's path and flags, for tools that start it themselves. */
export async function chromiumProgram(root: string): Promise<{ program: string; flags: string[] }> {
  const program = (await ensureChromium({ root, isForMeasuring: true })) ?? chromium.executablePath()
  return { program, flags: ['--headless', ...flags] }
}
