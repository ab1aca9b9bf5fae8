import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of chance that a seed repeats. */
export interface Random {
  /** A whole number from 0 to below `size`, each as likely. */
  below: (size: number) => number
  /** The same items in an order by chance. */
  shuffled: <T>(items: readonly T[]) => T[]
}

/** Chance from a seed: the same seed gives the same sequence, on every device. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  const below = (size: number) => uniformInt(generator, 0, size - 1)
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items]
    // From the items that are left one is taken at a time, so that every order is as likely.
    return items.flatMap(() => left.splice(below(left.length), 1))
  }
  return { below, shuffled }
}

/** A seed by chance: another one each time, from the browser's own source. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1))
  return seed
}
