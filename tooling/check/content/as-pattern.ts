/** Escapes a text for use in a regular expression. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
