/** An error for an author who used a block wrongly; it stops the build and says how to mend it. */
export function misuse(block: string, mend: string): Error {
  return new Error(`<${block}> ${mend}`)
}
