import type { Layer, Mark, Point } from './chart-spec'

/** Positions in the picture of what an axis counts. */
export interface Scales {
  x: (value: number) => number
  y: (value: number) => number
}

/** Tenths of a pixel are enough, and shorter. */
const px = (value: number) => Math.round(value * 10) / 10

/** A line through points; broken where one isn't a number. */
function lineOf(points: readonly Point[], { x, y }: Scales, isStep = false): string {
  let path = ''
  let isDown = false
  for (const point of points) {
    if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) {
      isDown = false
      continue
    }
    const [across, along] = [px(x(point.x)), px(y(point.y))]
    path += !isDown ? `M${across} ${along}` : isStep ? `H${across}V${along}` : `L${across} ${along}`
    isDown = true
  }
  return path
}

/** The outline of a step line for areas: each value until the next position. */
const stepped = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1]
    return before ? [{ x: point.x, y: before.y }, point] : [point]
  })

function areaOf(layer: Extract<Layer, { kind: 'area' }>, scales: Scales): string {
  const edge = (which: 'low' | 'high') => {
    const points = layer.points.map(point => ({ x: point.x, y: point[which] }))
    return layer.isStep ? stepped(points) : points
  }
  const there = lineOf(edge('high'), scales)
  const back = lineOf(edge('low').reverse(), scales)
  return there ? `${there}${back.replace('M', 'L')}Z` : ''
}

const dotRadius = 3.5

/** One path for all dots: each is a line of no length with round ends. */
function dotsOf({ points, tone, shape = 'dot' }: Extract<Layer, { kind: 'dots' }>, { x, y }: Scales): Mark {
  const places = new Set<string>()
  const ring = `m-${dotRadius} 0a${dotRadius} ${dotRadius} 0 1 0 ${2 * dotRadius} 0a${dotRadius} ${dotRadius} 0 1 0-${2 * dotRadius} 0`
  for (const point of points)
    if (Number.isFinite(point.x) && Number.isFinite(point.y))
      places.add(`M${px(x(point.x))} ${px(y(point.y))}${shape === 'ring' ? ring : 'h0'}`)
  return {
    tag: 'path',
    tone,
    paint: 'stroke',
    attributes: {
      d: [...places].join(''),
      'stroke-width': shape === 'ring' ? 1.5 : 2 * dotRadius,
      'stroke-linecap': shape === 'square' ? 'square' : 'round',
    },
  }
}

/** The marks of a layer, but for rules, whose labels need each other's places. */
export function marksOf(layer: Layer, scales: Scales): Mark[] {
  const { tone } = layer
  if (layer.kind === 'rule') return []
  if (layer.kind === 'dots') return layer.points.length > 0 ? [dotsOf(layer, scales)] : []
  if (layer.kind === 'bars')
    return layer.bars.flatMap(({ from, to, value, low = 0 }): Mark[] => {
      const [left, right] = [scales.x(from), scales.x(to)]
      const [top, bottom] = [scales.y(Math.max(value, low)), scales.y(Math.min(value, low))]
      // A gap between bars that are wide enough.
      const gap = right - left > 6 ? 1 : 0
      const attributes = {
        x: px(left + gap / 2),
        y: px(top),
        width: Math.max(0.5, px(right - left - gap)),
        height: px(bottom - top),
      }
      return value === low ? [] : [{ tag: 'rect', tone, paint: 'fill', attributes }]
    })
  if (layer.kind === 'area') {
    const d = areaOf(layer, scales)
    return d ? [{ tag: 'path', tone, paint: 'fill', attributes: { d } }] : []
  }
  const d = lineOf(layer.points, scales, layer.isStep)
  const attributes = {
    d,
    'stroke-width': 2.5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...(layer.isDashed ? { 'stroke-dasharray': '6 5' } : {}),
  }
  return d ? [{ tag: 'path', tone, paint: 'stroke', attributes }] : []
}
