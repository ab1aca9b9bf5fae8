import { addressOf, sourceOf, wordsOf, type GuideStatement } from '@lib/course/guide-statement'
import { repeatable } from '@lib/loading/repeatable'
import * as words from '@data/words/guide'

const load = repeatable(() => import('@data/guide-coverage'))

/** As components/course/RestsOn.tsx writes it. */
function lineOf(statement: GuideStatement, className: string): HTMLElement {
  const line = document.createElement('p')
  const link = document.createElement('a')
  line.className = className
  link.href = addressOf(statement)
  link.textContent = statement.heading
  line.append(`${sourceOf(statement)} ${wordsOf(statement)}${words.taught}`, link, words.taughtEnd)
  return line
}

/** Puts what the Guide says below a judged question. Without a connection, the section stays named there. */
export async function showStatements(question: HTMLElement): Promise<void> {
  const named = question.querySelector<HTMLElement>('[data-rests]')
  const ids = named?.dataset.rests?.split(' ') ?? []
  if (!named || ids.length === 0) return
  const { guideCoverage } = await load()
  const found = ids.flatMap(id => guideCoverage.find(statement => statement.id === id) ?? [])
  named.before(...found.map(statement => lineOf(statement, named.className)))
  named.firstElementChild?.remove()
}
