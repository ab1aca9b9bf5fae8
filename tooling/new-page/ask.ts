import { createInterface } from 'node:readline/promises'
import type { ListedPage } from '../content/page-list'
import { folderOf } from '../content/routes-of-files'
import { faultOfAddress } from './addresses'
import { faultOfDescription, faultOfTitle, type NewPageRequest } from './new-page-request'

type Fault = (answer: string) => string | undefined
type Asked = (question: string, isWrong?: Fault) => Promise<string>

/** Asks at the terminal until the answer will do. */
async function withTerminal<T>(talk: (ask: Asked) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await talk(async (question, isWrong = () => undefined) => {
      for (;;) {
        const answer = (await terminal.question(`${question} `)).trim()
        const fault = isWrong(answer)
        if (!fault) return answer
        console.log(`It ${fault}.`)
      }
    })
  } finally {
    terminal.close()
  }
}

const orEmpty =
  (isWrong: Fault): Fault =>
  answer =>
    answer === '' ? undefined : isWrong(answer)

/** Asks for what the arguments leave out; an empty answer leaves it to be written in the page. */
export async function askForRest(
  given: Partial<NewPageRequest>,
  pages: readonly ListedPage[],
): Promise<Partial<NewPageRequest>> {
  return withTerminal(async ask => {
    const route = given.route ?? (await ask('Address, such as /scrum/articles/some-slug:', faultOfAddress))
    const title = given.title ?? (await ask('Title, at most 60 characters:', faultOfTitle))
    const description =
      given.description ??
      (await ask(
        'What does a reader get, in 110 to 160 characters? (Enter: later)',
        orEmpty(faultOfDescription),
      ))
    const card = given.card ?? (await ask("The sentence on its hub's card? (Enter: the description)"))
    const names = pages
      .filter(page => folderOf(page.route) === folderOf(route))
      .map(page => page.route.slice(page.route.lastIndexOf('/') + 1))
    const isUnknown: Fault = answer =>
      names.includes(answer) ? undefined : `is no page of the folder: name one of ${names.join(', ')}`
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
