/** A text as it stands in a regular expression that is to find it to the letter. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
