import { createInterface } from 'node:readline/promises'
import { problemOfTitle, type NewPageRequest } from './new-page-request'

/** Returns a sentence on an invalid answer. */
type Validate = (answer: string) => string | undefined
/** Asks a question until its answer is valid, and resolves with it. */
export type Asked = (question: string, isWrong?: Validate) => Promise<string>

/** Asks in the terminal. */
async function withTerminal<T>(talk: (ask: Asked) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await talk(async (question, isWrong = () => undefined) => {
      for (;;) {
        const answer = (await terminal.question(`${question} `)).trim()
        const problem = isWrong(answer)
        if (!problem) return answer
        console.log(problem)
      }
    })
  } finally {
    terminal.close()
  }
}

/**
 * Asks for what the arguments leave out; an empty answer can be filled in later on the page.
 * @param problemOfRoute why there can't be a new page at an address, in a sentence
 * @param talk asks in the terminal; tests answer themselves
 */
export async function askForRest(
  given: Partial<NewPageRequest>,
  problemOfRoute: Validate,
  talk = withTerminal<Partial<NewPageRequest>>,
): Promise<Partial<NewPageRequest>> {
  return talk(async ask => {
    const either = async (known: string | undefined, question: string) => known ?? (await ask(question))
    // Checked at once, so that a wrong first answer isn't reported after the last question.
    const route = given.route ?? (await ask('Address, such as /scrum/articles/some-slug:', problemOfRoute))
    const title = given.title ?? (await ask('Title, at most 60 characters:', problemOfTitle))
    const about = 'What does a reader get, in 110 to 160 characters? (Enter: later)'
    const description = await either(given.description, about)
    const card = await either(given.card, "The sentence on its hub's card? (Enter: the description)")
    const after = await either(given.after, 'After which page in the menu? (Enter: last)')
    const links = given.links ?? /^y/i.test(await ask('Related links of its own? (y/N)'))
    return {
      ...{ ...given, route, title, links },
      ...(description ? { description } : {}),
      ...(card ? { card } : {}),
      ...(after ? { after } : {}),
    }
  })
}
