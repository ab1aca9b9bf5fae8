import { letters, teamNameLengths, type TeamNameChoice, type TeamNameLength } from './choice'
import { deckOf } from './deck'
import { generateNames, listSizes, type NameRequest, type NameList, type NameRow } from './name-list'
import { teamNameStyles, type TeamNameStyle } from './style'
import { codeOfName, nameOfCode, textOfName } from './team-name'
import type { TeamNameWords } from './theme'

/** The list in the page's HTML, which an address doesn't have to name. */
export const firstRequest: NameRequest = {
  choice: { theme: '', style: '', length: 'any', letter: '' },
  seed: 30,
  size: 10,
}

/** The largest seed. */
export const mostSeed = 0x7fffffff

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.includes(value as Value)

function choiceOf(words: TeamNameWords, asked: URLSearchParams): TeamNameChoice {
  const value = (name: string) => asked.get(name) ?? ''
  const [theme, style, length, letter] = ['theme', 'style', 'length', 'letter'].map(value)
  return {
    theme: words.themes.some(({ id }) => id === theme) ? (theme ?? '') : '',
    style: isOneOf<TeamNameStyle>(teamNameStyles, style ?? '') ? (style as TeamNameStyle) : '',
    length: isOneOf(Object.keys(teamNameLengths), length ?? '') ? (length as TeamNameLength) : 'any',
    letter: letters.find(each => each === letter?.toUpperCase()) ?? '',
  }
}

/** Six digits hold what `newSeed` returns and randomFrom accepts: 31-bit integers. */
function seedOf(text: string): number {
  const seed = /^[0-9a-z]{1,6}$/.test(text) ? parseInt(text, 36) : firstRequest.seed
  return seed <= mostSeed ? seed : firstRequest.seed
}

/** The rows an address lists one by one; undefined if it lists none or an unknown one. */
function rowsOf(words: TeamNameWords, request: NameRequest, codes: string | null): NameRow[] | undefined {
  if (codes === null) return undefined
  const deck = deckOf(words, request.choice, request.seed)
  const rows = codes.split('.').map((code): NameRow | undefined => {
    const position = /^\d{1,6}$/.test(code) ? Number(code) : undefined
    const name =
      position === undefined
        ? code.startsWith('-') && nameOfCode(words, code.slice(1))
        : position < deck.count && deck.at(position)
    return name ? { position, name, text: textOfName(words, name) ?? '', isLocked: false } : undefined
  })
  const found = rows.filter(row => row !== undefined)
  const most = Math.max(...listSizes)
  const isWhole = found.length === rows.length && found.length <= most
  return isWhole && new Set(found.map(({ text }) => text)).size === found.length ? found : undefined
}

/** The list an address asks for; undefined if none. Invalid parts are ignored. */
export function listOfQuery(words: TeamNameWords, query: string): NameList | undefined {
  const asked = new URLSearchParams(query)
  if (!['theme', 'style', 'length', 'letter', 'names', 'seed', 'rows'].some(name => asked.has(name)))
    return undefined
  const request = {
    choice: choiceOf(words, asked),
    seed: seedOf(asked.get('seed') ?? ''),
    size: listSizes.find(size => `${size}` === asked.get('names')) ?? firstRequest.size,
  }
  const list = generateNames(words, request)
  const rows = rowsOf(words, request, asked.get('rows'))
  return rows ? { ...list, rows } : list
}

/** The query that shows the same list everywhere, as long as the words don't change. */
export function queryOfList(words: TeamNameWords, list: NameList): string {
  const { choice, seed, size, rows } = list
  const asked = new URLSearchParams()
  const set = (name: string, value: string, usual: string) => {
    if (value !== usual) asked.set(name, value)
  }
  set('theme', choice.theme, firstRequest.choice.theme)
  set('style', choice.style, firstRequest.choice.style)
  set('length', choice.length, firstRequest.choice.length)
  set('letter', choice.letter, firstRequest.choice.letter)
  set('names', `${size}`, `${firstRequest.size}`)
  set('seed', seed.toString(36), firstRequest.seed.toString(36))
  const generated = generateNames(words, { choice, seed, size })
  const isDrawn =
    generated.rows.length === rows.length &&
    generated.rows.every(({ text }, index) => text === rows[index]?.text)
  if (!isDrawn)
    asked.set(
      'rows',
      rows
        .map(({ position, name }) => (position === undefined ? `-${codeOfName(name)}` : `${position}`))
        .join('.'),
    )
  return asked.size > 0 ? `?${asked.toString()}` : ''
}
