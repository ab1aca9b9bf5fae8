import assert from 'node:assert/strict'
import { ensureWebKit } from '../../tooling/tasks/webkit'
import { describeWays } from './ways'
import { startWebKit } from './webkit'

async function start() {
  const programs = await ensureWebKit()
  assert.ok(programs, "WebKit's driver or Xvfb is not on this machine.")
  return startWebKit(programs)
}

// WebKitWebDriver 2.50 has no command to print; see docs/decisions/browsers.md.
describeWays('WebKit', start, { prints: false })
