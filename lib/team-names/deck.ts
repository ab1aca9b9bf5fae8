import { randomFrom } from '../exam/random'
import type { TeamNameChoice } from './choice'
import { matchingNames, type Shelf } from './matching-names'
import type { TeamName } from './team-name'
import type { TeamNameWords } from './theme'

/** All matching names in random order, without repetition. */
export interface Deck {
  count: number
  /** The name at an index from 0 to `count` - 1. */
  at: (position: number) => TeamName
}

/** The numbers from 0 to `size` - 1 in random order, computed lazily, like dealing while shuffling. */
function shuffledNumbers(seed: number, size: number): (position: number) => number {
  const random = randomFrom(seed)
  const moved = new Map<number, number>()
  const dealt: number[] = []
  return position => {
    while (dealt.length <= position) {
      const from = dealt.length
      const picked = from + random.below(size - from)
      dealt.push(moved.get(picked) ?? picked)
      moved.set(picked, moved.get(from) ?? from)
      moved.delete(from)
    }
    return dealt[position] ?? 0
  }
}

/** Interleaves the styles as long as they have names: maps an index to a style and an index within it. */
function roundAt(shelves: readonly Shelf[], position: number): { shelf: number; round: number } {
  let open = shelves.map((_, index) => index)
  let [left, round] = [position, 0]
  for (;;) {
    const rounds = Math.min(...open.map(index => shelves[index]?.count ?? 0)) - round
    if (left < rounds * open.length)
      return { shelf: open[left % open.length] ?? 0, round: round + Math.floor(left / open.length) }
    left -= rounds * open.length
    round += rounds
    open = open.filter(index => (shelves[index]?.count ?? 0) > round)
  }
}

function newDeck(words: TeamNameWords, choice: TeamNameChoice, seed: number): Deck {
  const random = randomFrom(seed)
  const shelves = random.shuffled(matchingNames(words, choice))
  const orders = shelves.map(({ count }) => shuffledNumbers(random.below(0x7fffffff), count))
  const count = shelves.reduce((sum, shelf) => sum + shelf.count, 0)
  const at = (position: number): TeamName => {
    if (!Number.isInteger(position) || position < 0 || position >= count)
      throw new RangeError(`There is no name ${position} among ${count}.`)
    const { shelf, round } = roundAt(shelves, position)
    const name = shelves[shelf]?.at(orders[shelf]?.(round) ?? 0)
    if (!name) throw new RangeError(`There is no name at round ${round}.`)
    return name
  }
  return { count, at }
}

/** The latest order: each press needs the same one several times. */
let last: { words: TeamNameWords; asked: string; deck: Deck } | undefined

/** A seeded order of the matching names, the same on every device. Mixed styles alternate. */
export function deckOf(words: TeamNameWords, choice: TeamNameChoice, seed: number): Deck {
  const asked = JSON.stringify([choice.theme, choice.style, choice.length, choice.letter, seed])
  if (last?.words !== words || last.asked !== asked)
    last = { words, asked, deck: newDeck(words, choice, seed) }
  return last.deck
}
