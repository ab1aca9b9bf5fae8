/**
 * The page's script: what has to work at once and is small. Everything larger is asked for when it is approached.
 * CONTRIBUTING.md says under 'How a page comes to life' why.
 */
import type { EarlyWindow } from './first'
import { startNavigation } from './navigation/navigation'
import { enterPage } from './page-life'
import { startParts } from './parts'

startParts()
startNavigation()
enterPage()

const waiting = window as EarlyWindow
const { early } = waiting
waiting.early = undefined
for (const target of early ?? []) if (target instanceof HTMLElement) target.click()
document.documentElement.dataset.awake = ''
