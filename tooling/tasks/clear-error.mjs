/** An end that the reader can mend: its message is one sentence, shown without a stack. */
export class ClearError extends Error {}

/**
 * Runs a program's main function: a ClearError ends it with that sentence on stderr and exit code 1,
 * anything else, being a fault of the program, with its stack.
 * @param {() => void | Promise<void>} main
 * @returns {Promise<void>}
 */
export async function endClearly(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof ClearError ? `\n${error.message}` : error)
    process.exit(1)
  }
}
