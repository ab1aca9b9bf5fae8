/** Days that items waited, in the two places where the team counted them. */

/** Working days for the supplier's answers, one number a question, by Sprint. */
export const supplierWaits = { 10: [6, 3, 2, 2, 1], 11: [3, 2], 12: [1] } as const
/** Days that code changes waited for their second reader, by Sprint; for Sprint 42 one number an item. */
export const readingWaits = { 42: [2, 1.5, 3, 0.5, 2, 1, 1.5], 43: [3], 44: [2.5] } as const
