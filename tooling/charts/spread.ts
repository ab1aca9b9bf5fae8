import type { Element, Text } from './elements'
import { lineHeight } from './words'

/** Words that were moved farther than this get a line to where they belong. */
const noticeable = 10

/** The lines of one end's words, and the baseline of the first. */
interface End {
  lines: Text[]
  top: number
}

const depth = ({ lines }: End): number => lines.length * lineHeight

function endsOf(elements: readonly Element[]): End[] {
  const ends = new Map<number, Text[]>()
  for (const element of elements) {
    if (element.kind !== 'text' || typeof element.end !== 'number') continue
    ends.set(element.end, [...(ends.get(element.end) ?? []), element])
  }
  return [...ends.values()]
    .map(lines => ({ lines, top: Math.min(...lines.map(({ y }) => y)) }))
    .sort((a, b) => a.top + depth(a) / 2 - b.top - depth(b) / 2)
}

/** How far each line of words moves so that the ends keep apart between two baselines. */
function movesOf(ends: readonly End[], room: { top: number; bottom: number }): Map<Text, number> {
  const tops = ends.map(({ top }) => top)
  // Down, away from the one above …
  ends.forEach((end, index) => {
    const above = ends[index - 1]
    tops[index] = Math.max(end.top, room.top, above ? (tops[index - 1] ?? 0) + depth(above) : room.top)
  })
  // … and up again from the bottom, where that pushed them out.
  ends.reduceRight((limit, end, index) => {
    return (tops[index] = Math.min(tops[index] ?? 0, limit - depth(end)))
  }, room.bottom + lineHeight)
  return new Map(
    ends.flatMap((end, index) => end.lines.map(line => [line, (tops[index] ?? end.top) - end.top] as const)),
  )
}

/**
 * Moves the words at the ends of lines apart, as little as it takes, and draws a line from an end to words that had
 * to move. `room` is where the words' baselines may lie.
 */
export function spreadEnds(elements: readonly Element[], room: { top: number; bottom: number }): Element[] {
  const ends = endsOf(elements)
  const moves = movesOf(ends, room)
  const leaders = ends.flatMap(({ lines: [first, ...others] }): Element[] => {
    const move = first ? (moves.get(first) ?? 0) : 0
    if (!first || Math.abs(move) <= noticeable) return []
    const middle = first.y + (others.length * lineHeight) / 2 - 10
    return [
      {
        kind: 'line',
        points: [[first.x - 12, middle] as const, [first.x - 3, middle + move] as const],
        look: 'leader',
      },
    ]
  })
  const moved = elements.map(element =>
    element.kind === 'text' ? { ...element, y: element.y + (moves.get(element) ?? 0) } : element,
  )
  return [...moved, ...leaders]
}
