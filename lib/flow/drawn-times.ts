import { randomFrom } from '../exam/random'

const parts = 2 ** 30

/** Random numbers of a run; the same seed draws the same ones. */
export interface Draws {
  /** Between 0 and 1, never exactly either. */
  share: () => number
  /** A time with this average; `spread` is its standard deviation divided by its average. */
  time: (average: number, spread: number) => number
}

/**
 * Times follow a gamma distribution, since one number goes from clockwork (spread 0) over the exponential distribution of
 * queuing theory (spread 1) to a few very long ones. Drawn by Marsaglia and Tsang, "A Simple Method for Generating Gamma
 * Variables," 2000.
 */
export function drawsFrom(seed: number): Draws {
  const { below } = randomFrom(seed)
  const share = () => (below(parts) + 0.5) / parts
  const normal = () => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share())
  const gamma = (shape: number): number => {
    if (shape < 1) return gamma(shape + 1) * share() ** (1 / shape)
    const d = shape - 1 / 3
    const c = 1 / Math.sqrt(9 * d)
    for (;;) {
      const x = normal()
      const v = (1 + c * x) ** 3
      if (v > 0 && Math.log(share()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
    }
  }
  return {
    share,
    time: (average, spread) => {
      if (spread === 0) return average
      const shape = 1 / (spread * spread)
      return (average * gamma(shape)) / shape
    },
  }
}
