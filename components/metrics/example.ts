import { helpDeskItems } from '@data/example/help-desk-items'
import { lastHelpDeskDay } from '@data/example/help-desk-weeks'
import { exampleText } from '@lib/metrics/example'
import { usualSettings, type MetricsData } from '@lib/metrics/settings'
import { dayOfIso } from '@lib/tools/dates'

/** The help desk's cards, with which the tool begins. */
export const start: MetricsData = { text: exampleText(helpDeskItems), settings: usualSettings }

/** The last evening of the example: 'today' in the exported HTML, which is the same on every day. */
export const lastDayOfExample = dayOfIso(lastHelpDeskDay) ?? 0
