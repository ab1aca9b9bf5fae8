import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A random source that a seed reproduces. */
export interface Random {
  /** A whole number from 0 to `size` - 1, uniformly distributed. */
  below: (size: number) => number
  /** The items in random order. */
  shuffled: <T>(items: readonly T[]) => T[]
}

/** A seeded source: the same sequence on every device. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  const below = (size: number) => uniformInt(generator, 0, size - 1)
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items]
    // Fisher-Yates: every order is equally likely.
    return items.flatMap(() => left.splice(below(left.length), 1))
  }
  return { below, shuffled }
}

/** A random seed from the browser. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1))
  return seed
}
