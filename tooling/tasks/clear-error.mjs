/** An error for the user: its message is one sentence, shown without a stack. */
export class ClearError extends Error {}

/**
 * Runs a program's main function. A ClearError prints its message and exits with code 1; anything else is a
 * bug and prints its stack.
 * @param {() => void | Promise<void>} main
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof ClearError ? `\n${error.message}` : error)
    process.exit(1)
  }
}
