/** An error for an author who misused a block; stops the build and says how to fix it. */
export function misuse(block: string, fix: string): Error {
  return new Error(`<${block}> ${fix}`)
}
