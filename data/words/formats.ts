/** The language whose form dates have: 'November 21, 2026'. */
export const dates = 'en-US'

/** The language whose lists these are: British, without a comma before 'and'. */
export const lists = 'en-GB'

/** '2 h' */
export const hours = (count: number): string => `${count} h`

/** '40 min' */
export const minutes = (count: number): string => `${count} min`
