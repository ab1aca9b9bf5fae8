import type { HubMap } from '../lib/nav/hub-map'

/**
 * Maps of hubs, which the build draws from the pages below them: a page says in its front matter where it stands and
 * under which short name, `map: { place: every day, label: Daily Scrum }`. One that does not say it stands at the end.
 */
export const hubMaps: readonly HubMap[] = [
  {
    hub: '/scrum/articles',
    drawing: '/images/scrum/articles-map.svg',
    parts: [
      { title: 'In one Sprint', isLine: true, places: ['first Monday', 'every day', 'last Friday'] },
      { title: 'Beyond one Sprint', isLine: false, places: ['who decides', 'the job', 'distance'] },
    ],
  },
]
