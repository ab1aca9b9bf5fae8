import type { Element, Text } from './elements'
import { lineHeight } from './words'

/** Words moved farther than this get a line to their point. */
const noticeable = 10

/** Words at the end of a line, and the baseline of their first line. */
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

/** How far to move each text so that they stay apart between two baselines. */
function movesOf(ends: readonly End[], room: { top: number; bottom: number }): Map<Text, number> {
  const tops = ends.map(({ top }) => top)
  // Down, away from the one above …
  ends.forEach((end, index) => {
    const above = ends[index - 1]
    tops[index] = Math.max(end.top, room.top, above ? (tops[index - 1] ?? 0) + depth(above) : room.top)
  })
  // … and back up if that pushed them out at the bottom.
  ends.reduceRight((limit, end, index) => {
    return (tops[index] = Math.min(tops[index] ?? 0, limit - depth(end)))
  }, room.bottom + lineHeight)
  return new Map(
    ends.flatMap((end, index) => end.lines.map(line => [line, (tops[index] ?? end.top) - end.top] as const)),
  )
}

/** Moves words at the ends of lines apart within `room`, as little as possible, with a line to those that moved far. */
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
