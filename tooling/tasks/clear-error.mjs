/** An error for the user: its message is one sentence, shown without a stack. */
export class ClearError extends Error {}

/**
 * Runs a program's main function. A ClearError or an unknown option prints its message and exits with code 1;
 * anything else is a bug and prints its stack.
 * @param {() => void | Promise<void>} main
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    const isUsers =
      error instanceof ClearError ||
      (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    console.error(isUsers ? `\n${error.message}` : error)
    process.exit(1)
  }
}
