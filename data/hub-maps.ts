import type { HubMap } from '../lib/nav/hub-map'

/**
 * Maps of hubs, drawn by the build from the pages below them. A page's front matter gives its spot and short
 * name: `map: { place: every day, label: Daily Scrum }`. Pages without that line come last.
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
