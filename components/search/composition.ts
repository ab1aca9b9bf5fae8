/** Whether a key belongs to the composition of a character: Enter ends it then, and is not yet meant for the results. */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other property tells Safari's Enter apart.
  return event.isComposing || event.keyCode === 229
}
