import { randomFrom } from '../exam/random'
import type { TeamNameChoice } from './choice'
import { matchingNames, type Shelf } from './matching-names'
import type { TeamName } from './team-name'
import type { TeamNameWords } from './theme'

/** All the names that are wanted in an order by chance, none twice. */
export interface Drawer {
  count: number
  /** The name at a place from 0 to below `count`. */
  at: (place: number) => TeamName
}

/**
 * The numbers from 0 to below `size` in an order by chance, as far as they are asked for: dealing from a pack that is
 * shuffled card by card.
 */
function shuffledNumbers(seed: number, size: number): (place: number) => number {
  const random = randomFrom(seed)
  const moved = new Map<number, number>()
  const dealt: number[] = []
  return place => {
    while (dealt.length <= place) {
      const from = dealt.length
      const picked = from + random.below(size - from)
      dealt.push(moved.get(picked) ?? picked)
      moved.set(picked, moved.get(from) ?? from)
      moved.delete(from)
    }
    return dealt[place] ?? 0
  }
}

/** A turn for each shelf that is not empty yet: which one's turn a place is, and which of its turns. */
function turnAt(shelves: readonly Shelf[], place: number): { shelf: number; turn: number } {
  let open = shelves.map((_, index) => index)
  let [left, turn] = [place, 0]
  for (;;) {
    const rounds = Math.min(...open.map(index => shelves[index]?.count ?? 0)) - turn
    if (left < rounds * open.length)
      return { shelf: open[left % open.length] ?? 0, turn: turn + Math.floor(left / open.length) }
    left -= rounds * open.length
    turn += rounds
    open = open.filter(index => (shelves[index]?.count ?? 0) > turn)
  }
}

function newDrawer(words: TeamNameWords, choice: TeamNameChoice, seed: number): Drawer {
  const random = randomFrom(seed)
  const shelves = random.shuffled(matchingNames(words, choice))
  const orders = shelves.map(({ count }) => shuffledNumbers(random.below(0x7fffffff), count))
  const count = shelves.reduce((sum, shelf) => sum + shelf.count, 0)
  const at = (place: number): TeamName => {
    if (!Number.isInteger(place) || place < 0 || place >= count)
      throw new RangeError(`There is no name ${place} among ${count}.`)
    const { shelf, turn } = turnAt(shelves, place)
    const name = shelves[shelf]?.at(orders[shelf]?.(turn) ?? 0)
    if (!name) throw new RangeError(`There is no name at turn ${turn}.`)
    return name
  }
  return { count, at }
}

/** The drawer that was asked for last: each press asks for the same one several times. */
let last: { words: TeamNameWords; asked: string; drawer: Drawer } | undefined

/** An order of the wanted names that a seed repeats, on every device. Where styles are mixed, they take turns. */
export function drawerOf(words: TeamNameWords, choice: TeamNameChoice, seed: number): Drawer {
  const asked = JSON.stringify([choice.theme, choice.style, choice.length, choice.letter, seed])
  if (last?.words !== words || last.asked !== asked)
    last = { words, asked, drawer: newDrawer(words, choice, seed) }
  return last.drawer
}
