/** The library, its app, and the systems around it. */

export const branches = [1, 2, 3, 4, 5, 6] as const

/**
 * Branches with old desk scanners only, which can't read a screen; the others have lending machines that can.
 */
export const branchesWithOldScanners = [5, 6] as const

/** The Product Goal, verbatim. */
export const productGoal = 'A patron can do everything from a phone that needs no book in hand.'

/** The clause that introduces the example, and its link. */
export const introduction = {
  clause: "the team that builds a city library's app, our running example",
  link: '/about#why-you-keep-meeting-the-same-library',
} as const

/** Outside systems that the app depends on. */
export const systems = {
  loanSystem: {
    owner: 'an outside supplier',
    updates: ['January', 'April', 'July', 'October'],
    /** Until then, arrivals of books reach the app once a night. */
    nightlyArrivalsUntilSprint: 9,
  },
  buildMinutes: 8,
  tests: { small: 2600, interface: 320, wholeApp: 14 },
} as const
