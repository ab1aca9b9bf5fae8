/** On a button above a text. */
export const copy = 'Copy'

/** Name of that button: with the title of the text, and without one. */
export const copyNamed = (title: string): string => `Copy ${title}`
export const copyBelow = 'Copy the text below'

/** Said next to the button, for two seconds. */
export const copied = 'Copied'

/** Where the browser refuses: followed by an address, and for a text, which is selected instead. */
export const addressIs = 'Couldn’t copy. The address is '
export const textIsAt = 'Couldn’t copy. The text is at '
export const textIsSelected = 'Couldn’t copy. The text is selected'
