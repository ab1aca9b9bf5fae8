/** The address, or the file, of a drawing as it is shown in the dark. */
export const darkTwin = (drawing: string): string => drawing.replace(/\.svg$/, '-dark.svg')
