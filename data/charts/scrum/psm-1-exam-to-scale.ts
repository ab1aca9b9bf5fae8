import type { Element } from '../../../tooling/charts/elements'
import type { ShapesChart } from '../../../tooling/charts/chart'
import { examFacts } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'

const { questions, minutes, pass } = examRules
const columns = 10
const [left, right] = [16, 624]
const size = { width: 48, height: 44 }
const step = { x: (right - left - size.width) / (columns - 1), y: 56 }

const squares = Array.from({ length: questions }, (_, index): Element => ({
  ...{ kind: 'rect', ...size, radius: 4, look: index < pass ? 'fill-accent' : 'fill-second' },
  ...{ x: left + (index % columns) * step.x, y: 64 + Math.floor(index / columns) * step.y },
}))
const below = 64 + Math.ceil(questions / columns) * step.y + 28
const bar = { kind: 'rect', x: left, y: below + 36, height: 40 } as const

export const chart: ShapesChart = {
  kind: 'shapes',
  title: `${questions} questions, ${pass} right to pass`,
  height: below + 132,
  elements: [
    ...squares,
    { kind: 'text', x: left, y: below, text: `${pass} right`, align: 'left', look: 'accent' },
    {
      kind: 'text',
      x: right,
      y: below,
      text: `${examFacts.mayMiss} may be wrong`,
      align: 'right',
      look: 'strong',
    },
    { ...bar, width: right - left, look: 'fill-quiet' },
    { ...bar, width: (right - left) / questions, look: 'fill-accent' },
    {
      kind: 'text',
      x: left,
      y: below + 112,
      text: `${examFacts.secondsEach} s each`,
      align: 'left',
      look: 'accent',
    },
    { kind: 'text', x: right, y: below + 112, text: `${minutes} minutes`, align: 'right', look: 'soft' },
  ],
}
