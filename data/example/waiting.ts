/** Days that items waited, in the two places where the team counted. */

/** Working days until the supplier's answers, one number per question, by Sprint. */
export const supplierWaits = { 10: [6, 3, 2, 2, 1], 11: [3, 2], 12: [1] } as const
/** Days code changes waited for a second reader, by Sprint; in Sprint 42 one number per item. */
export const readingWaits = { 42: [2, 1.5, 3, 0.5, 2, 1, 1.5], 43: [3], 44: [2.5] } as const
