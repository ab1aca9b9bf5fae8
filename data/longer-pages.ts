/** Pages that are longer than the limit of their kind and still have to be shortened. */
export const longerPages: readonly string[] = [
  '/email-series',
]
