import './first'
import { followFindings } from './development-findings'
import { enterPage } from './page-life'
import { startParts } from './start-features'

let isStarted = false

/** The parts of the page's script beside Next.js, which itself changes pages and draws the islands. */
export function enterDevelopmentPage(): void {
  if (!isStarted) startParts()
  isStarted = true
  enterPage()
  followFindings()
}
