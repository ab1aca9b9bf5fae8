import type { ShapesChart } from '../../../tooling/charts/chart'
import type { Element, Point } from '../../../tooling/charts/elements'
import type { Look, WordLook } from '../../../tooling/charts/look'
import { examPlan, paceChecks } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'

const { minutes } = examRules
const { firstPass, secondsInPass, secondLook, secondLookEnds, lastMinutes } = examPlan
const center = { x: 320, y: 336 }
const radius = 200
const lineHeight = 32

/** The point of a minute on a clock face that the whole exam fills. */
function at(minute: number, distance: number): Point {
  const angle = (minute / minutes) * 2 * Math.PI
  return [center.x + Math.sin(angle) * distance, center.y - Math.cos(angle) * distance]
}

/** A slice of the face, its rim in steps too small to see. */
function slice(from: number, to: number, look: Look): Element {
  const steps = Math.ceil((to - from) * 2)
  const rim = Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps, radius))
  return { kind: 'area', points: [[center.x, center.y], ...rim], look }
}

const words = (x: number, y: number, align: 'left' | 'center' | 'right', ...lines: [string, WordLook][]) =>
  lines.map(([text, look], line): Element => ({
    ...{ kind: 'text', x, y: y + line * lineHeight, text, align, look },
  }))

const checks = paceChecks.flatMap(({ minute, question }): Element[] => {
  const [x, y] = at(minute, 215)
  const isRight = x > center.x
  const down = y > center.y ? 24 : -8
  return [
    { kind: 'line', points: [at(minute, 174), at(minute, 204)], look: 'ink' },
    ...words(
      x + (isRight ? 1 : -1),
      y + down,
      isRight ? 'left' : 'right',
      [`${question}`, 'strong'],
      [`${minute} min`, 'soft'],
    ),
  ]
})

const [againX, againY] = at((firstPass + secondLookEnds) / 2, 124)

export const chart: ShapesChart = {
  kind: 'shapes',
  title: `${minutes} minutes, two passes`,
  subtitle: 'Outside: question reached, minute',
  height: 592,
  elements: [
    slice(0, firstPass, 'tint'),
    slice(firstPass, secondLookEnds, 'fill-accent'),
    slice(secondLookEnds, minutes, 'fill-second'),
    ...checks,
    { kind: 'dot', ...center, radius: 7, look: 'fill-ink' },
    ...words(336, 416, 'center', ['first pass', 'strong'], [`${secondsInPass} s each`, 'plain']),
    ...words(againX, againY, 'center', ['again', 'white'], [`${secondLook} min`, 'white']),
    ...words(328, 124, 'left', [`${lastMinutes} min for blanks`, 'plain']),
  ],
}
