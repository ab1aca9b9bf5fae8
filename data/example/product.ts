/** The library, its app and what the app touches. */

export const branches = [1, 2, 3, 4, 5, 6] as const

/** Branches that have only old desk scanners, which cannot read a screen; the others have lending machines that can. */
export const branchesWithOldScanners = [5, 6] as const

/** The Product Goal, to the letter. */
export const productGoal = 'A patron can do everything from a phone that needs no book in hand.'

/** The clause that introduces the example, and where it links to. */
export const introduction = {
  clause: "the team that builds a city library's app, our running example",
  link: '/about#why-you-keep-meeting-the-same-library',
} as const

/** Systems of others that the app depends on. */
export const systems = {
  loanSystem: {
    owner: 'an outside supplier',
    updates: ['January', 'April', 'July', 'October'],
    /** Arrivals of books reach the app once a night until then. */
    nightlyArrivalsUntilSprint: 9,
  },
  buildMinutes: 8,
  tests: { small: 2600, interface: 320, wholeApp: 14 },
} as const
