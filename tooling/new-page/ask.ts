import { createInterface } from 'node:readline/promises'
import { slugOf } from '../../lib/nav/route-entry'
import type { ListedPage } from '../check/content/page-list'
import { folderOf } from '../check/content/routes-of-files'
import { faultOfDescription, faultOfTitle, type NewPageRequest } from './new-page-request'

/** A sentence on an answer that will not do. */
type Fault = (answer: string) => string | undefined
/** Asks a question until its answer will do, and resolves with that. */
export type Asked = (question: string, isWrong?: Fault) => Promise<string>

/** Asks at the terminal until the answer will do. */
async function withTerminal<T>(talk: (ask: Asked) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await talk(async (question, isWrong = () => undefined) => {
      for (;;) {
        const answer = (await terminal.question(`${question} `)).trim()
        const fault = isWrong(answer)
        if (!fault) return answer
        console.log(fault)
      }
    })
  } finally {
    terminal.close()
  }
}

/** What is wrong with an answer, which the question has named. */
const asSentence =
  (isWrong: Fault): Fault =>
  answer => {
    const fault = isWrong(answer)
    return fault && `It ${fault}.`
  }

const orEmpty =
  (isWrong: Fault): Fault =>
  answer =>
    answer === '' ? undefined : isWrong(answer)

/**
 * Asks for what the arguments leave out; an empty answer leaves it to be written in the page.
 *
 * @param faultOfRoute why no new page can be at an address, in a sentence
 * @param talk how to ask: at the terminal, or as a test answers
 */
export async function askForRest(
  given: Partial<NewPageRequest>,
  pages: readonly ListedPage[],
  faultOfRoute: Fault,
  talk = withTerminal<Partial<NewPageRequest>>,
): Promise<Partial<NewPageRequest>> {
  return talk(async ask => {
    // At once: who has answered all questions should not hear then that the first answer was wrong.
    const route = given.route ?? (await ask('Address, such as /scrum/articles/some-slug:', faultOfRoute))
    const title = given.title ?? (await ask('Title, at most 60 characters:', asSentence(faultOfTitle)))
    const description =
      given.description ??
      (await ask(
        'What does a reader get, in 110 to 160 characters? (Enter: later)',
        orEmpty(asSentence(faultOfDescription)),
      ))
    const card = given.card ?? (await ask("The sentence on its hub's card? (Enter: the description)"))
    const names = pages
      .filter(page => folderOf(page.route) === folderOf(route))
      .map(page => slugOf(page.route))
    const isUnknown: Fault = answer =>
      names.includes(answer) ? undefined : `It is no page of the folder: name one of ${names.join(', ')}.`
    const after =
      given.after ??
      (names.length > 0 ? await ask('Behind which page in the menu? (Enter: last)', orEmpty(isUnknown)) : '')
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
