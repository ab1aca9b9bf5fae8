import type { WorkItem } from '../example/flow/work-item'

/** The running example's cards as a tracker would export them. */
export const exampleText = (items: readonly WorkItem[]): string =>
  [
    'Key,Title,Created,Started,Done',
    ...items.map(({ id, kind, asked, started = '', finished = '' }) =>
      [`HD-${id}`, kind, asked, started, finished].join(','),
    ),
  ].join('\n')
