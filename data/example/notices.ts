/** The longest wait of a pick-up notice, from the scan at the desk to the e-mail's departure. */

/** Longest wait in minutes on each working day of Sprint 31. */
export const waitsInSprint31 = [12, 14, 27, 41, 52, 66, 63, 58, 13, 11] as const
/** The same in Sprint 36, when sign-up for the summer reading club opened. */
export const waitsInSprint36 = [11, 13, 19, 27, 36, 12, 11, 13, 12, 10] as const
/** The team acts on longer waits, in minutes. */
export const waitLimit = 30
