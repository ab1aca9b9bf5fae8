import { createInterface } from 'node:readline/promises'
import { slugOf } from '../../lib/nav/route-entry'
import type { ListedPage } from '../check/content/page-list'
import { folderOf } from '../check/content/routes-of-files'
import { problemOfDescription, problemOfTitle, type NewPageRequest } from './new-page-request'

/** Returns a sentence on an invalid answer. */
type Validate = (answer: string) => string | undefined
/** Asks a question until its answer is valid, and resolves with it. */
export type Asked = (question: string, isWrong?: Validate) => Promise<string>

/** Asks in the terminal until the answer is valid. */
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

/** What is wrong with an answer. */
const asSentence =
  (isWrong: Validate): Validate =>
  answer => {
    const problem = isWrong(answer)
    return problem && `It ${problem}.`
  }

const orEmpty =
  (isWrong: Validate): Validate =>
  answer =>
    answer === '' ? undefined : isWrong(answer)

/**
 * Asks for what the arguments leave out; an empty answer can be filled in later on the page.
 * @param problemOfRoute why there can't be a new page at an address, in a sentence
 * @param talk asks in the terminal; tests answer themselves
 */
export async function askForRest(
  given: Partial<NewPageRequest>,
  pages: readonly ListedPage[],
  problemOfRoute: Validate,
  talk = withTerminal<Partial<NewPageRequest>>,
): Promise<Partial<NewPageRequest>> {
  return talk(async ask => {
    // Checked at once, so that a wrong first answer isn't reported after the last question.
    const route = given.route ?? (await ask('Address, such as /scrum/articles/some-slug:', problemOfRoute))
    const title = given.title ?? (await ask('Title, at most 60 characters:', asSentence(problemOfTitle)))
    const description =
      given.description ??
      (await ask(
        'What does a reader get, in 110 to 160 characters? (Enter: later)',
        orEmpty(asSentence(problemOfDescription)),
      ))
    const card = given.card ?? (await ask("The sentence on its hub's card? (Enter: the description)"))
    const names = pages
      .filter(page => folderOf(page.route) === folderOf(route))
      .map(page => slugOf(page.route))
    const isUnknown: Validate = answer =>
      names.includes(answer) ? undefined : `It isn't a page of the folder: name one of ${names.join(', ')}.`
    const after =
      given.after ??
      (names.length > 0 ? await ask('After which page in the menu? (Enter: last)', orEmpty(isUnknown)) : '')
    const links = given.links ?? /^y/i.test(await ask('Related links of its own? (y/N)'))
    return {
      ...given,
      route,
      title,
      links,
      ...(description ? { description } : {}),
      ...(card ? { card } : {}),
      ...(after ? { after } : {}),
    }
  })
}
