import type { WorkItem } from '../example/flow/work-item'
import type { MetricsData, MetricsSettings } from './settings'
import { usualSettings } from './settings'

/** The running example's cards as a tracker would export them. */
export const exampleText = (items: readonly WorkItem[]): string =>
  [
    'Key,Title,Created,Started,Done',
    ...items.map(({ id, kind, asked, started = '', finished = '' }) =>
      [`HD-${id}`, kind, asked, started, finished].join(','),
    ),
  ].join('\n')

/** The example as data, and its settings: it ends on its last evening. */
export const exampleOf = (
  items: readonly WorkItem[],
  lastDay: string,
): { data: MetricsData; settings: MetricsSettings } => ({
  data: { text: exampleText(items) },
  settings: { ...usualSettings, upTo: lastDay },
})
