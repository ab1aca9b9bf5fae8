/** A drawing of a poster. */
export interface PosterDrawing {
  /** Below public/images/. */
  file: string
  /** Above it, where a poster has several. */
  label?: string
  /** The page that shows it, if another than the poster's: it has its description. */
  page?: string
}

/** A poster made from drawings of the site. */
export interface Poster {
  /** Begins the names of its files. */
  name: string
  title: string
  /** The page that explains it: its address and date are on the poster. */
  page: string
  drawings: readonly PosterDrawing[]
  /** A sentence at the foot. */
  note?: string
}

const kanban = '/kanban/introduction'
const framework = '/scrum/psm-1/scrum-framework'

/** `npm run posters` makes each in A3 and A4. */
export const posters: readonly Poster[] = [
  {
    name: 'scrum-on-a-page',
    title: 'Scrum on a Page',
    page: framework,
    drawings: [{ file: 'scrum/framework-one-loop.svg' }],
  },
  {
    name: 'scrum-events',
    title: 'The Five Scrum Events',
    page: `${framework}/scrum-events`,
    drawings: [{ file: 'scrum/scrum-events-map.svg' }],
  },
  {
    name: 'scrum-accountabilities',
    title: 'Three Accountabilities',
    page: `${framework}/scrum-roles`,
    drawings: [{ file: 'scrum/roles-one-team.svg' }],
  },
  {
    name: 'scrum-artifacts',
    title: 'The Three Artifacts',
    page: `${framework}/scrum-artifacts`,
    drawings: [{ file: 'scrum/artifacts-three-horizons.svg' }],
  },
  {
    name: 'flow-metrics',
    title: 'Four Measures of Flow',
    page: `${kanban}/kanban-metrics`,
    drawings: [
      {
        file: 'kanban/kanban-managing-flow-eight-weeks.svg',
        label: 'Work in progress: the height',
        page: `${kanban}/kanban-managing-flow`,
      },
      {
        file: 'kanban/kanban-feedback-loops-throughput.svg',
        label: 'Throughput: finished a day',
        page: `${kanban}/kanban-feedback-loops`,
      },
      {
        file: 'kanban/kanban-cadences-aging.svg',
        label: 'Age: days since the start',
        page: `${kanban}/kanban-cadences`,
      },
      { file: 'kanban/kanban-metrics-cycle-times.svg', label: 'Cycle time: start to finish' },
    ],
    note: 'The numbers are those of a made-up city library.',
  },
]

/** The page whose sheet is printed as a PDF of its own. */
export const cheatSheet = {
  name: 'scrum-cheat-sheet',
  page: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
}
