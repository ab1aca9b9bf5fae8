import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { askForRest, type Asked } from '../../../tooling/new-page/ask'
import type { NewPageRequest } from '../../../tooling/new-page/new-page-request'

/** A person at the terminal who gives these answers in turn; a refused one is asked for again. */
function person(answers: readonly string[]) {
  const told: string[] = []
  const left = [...answers]
  const ask: Asked = async (question, isWrong = () => undefined) => {
    for (;;) {
      const answer = left.shift() ?? ''
      const problem = isWrong(answer)
      told.push(`${question.split(/[,?:]/)[0]}: ${problem ?? 'taken'}`)
      if (!problem) return Promise.resolve(answer)
    }
  }
  const talk = (run: (ask: Asked) => Promise<Partial<NewPageRequest>>) => run(ask)
  return { told, talk }
}

describe('npm run new, at a terminal', () => {
  const noFolder = (route: string) =>
    route.startsWith('/scrum/articles/') ? undefined : 'There is no folder /scrum/article.'

  it('refuses an address before it asks for anything else', async () => {
    const { told, talk } = person(['/scrum/article/a', '/scrum/articles/a', 'A'])
    const request = await askForRest({}, noFolder, talk)
    assert.deepEqual(told.slice(0, 3), [
      'Address: There is no folder /scrum/article.',
      'Address: taken',
      'Title: taken',
    ])
    assert.equal(request.route, '/scrum/articles/a')
  })

  it('asks again for a title that is missing, and may leave the rest for later', async () => {
    const { told, talk } = person(['', 'A'])
    const request = await askForRest({ route: '/scrum/articles/a' }, noFolder, talk)
    assert.match(told[0] ?? '', /^Title: The title is missing: .*\.$/)
    assert.deepEqual(request, { route: '/scrum/articles/a', title: 'A', links: false })
  })
})
