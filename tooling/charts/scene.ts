import type { Element, Point, Text } from './elements'
import type { Look, WordLook } from './look'

/** Vega's scene graph, as far as it is read here; `look` and `end` are channels of our own. */
interface SceneItem {
  x?: number
  y?: number
  x2?: number
  y2?: number
  width?: number
  height?: number
  size?: number
  text?: string
  align?: Text['align']
  baseline?: string
  interpolate?: string
  look?: string
  end?: number
  items?: SceneMark[]
}

/** Marks of one kind. A group's items hold marks of their own. */
export interface SceneMark {
  marktype: string
  items: SceneItem[]
}

/** From the place that a baseline setting names down to the letters' own baseline. */
const toBaseline: Readonly<Record<string, number>> = { top: 22, middle: 10 }

/** The points of a line, a corner put in where it moves in steps. */
function pointsOf(items: readonly SceneItem[], place: (item: SceneItem) => Point): Point[] {
  return items.flatMap((item, index) => {
    const [x, y] = place(item)
    const before = items[index - 1]
    return before && item.interpolate === 'step-after' ? [[x, place(before)[1]] as const, [x, y]] : [[x, y]]
  })
}

/** The elements of a scene, its coordinates moved by `origin`. */
export function elementsOf({ marktype, items }: SceneMark, origin: Point): Element[] {
  const place = ({ x = 0, y = 0 }: SceneItem): Point => [x + origin[0], y + origin[1]]
  const opposite = ({ x = 0, y = 0, x2 = x, y2 = y }: SceneItem): Point => [x2 + origin[0], y2 + origin[1]]
  const [first] = items
  if (!first) return []
  const lookOf = (item: SceneItem): Look => item.look as Look
  switch (marktype) {
    case 'group':
      return items.flatMap(item => (item.items ?? []).flatMap(mark => elementsOf(mark, place(item))))
    case 'line':
      return [{ kind: 'line', points: pointsOf(items, place), look: lookOf(first) }]
    case 'area':
      return [
        {
          kind: 'area',
          points: [...items.map(place), ...items.map(opposite).reverse()],
          look: lookOf(first),
        },
      ]
    case 'rule':
      return items.map(item => ({ kind: 'line', points: [place(item), opposite(item)], look: lookOf(item) }))
    case 'rect':
      return items.map(item => {
        const [x, y] = place(item)
        return { kind: 'rect', x, y, width: item.width ?? 0, height: item.height ?? 0, look: lookOf(item) }
      })
    case 'symbol':
      return items.map(item => {
        const [x, y] = place(item)
        return { kind: 'dot', x, y, radius: Math.sqrt((item.size ?? 0) / Math.PI), look: lookOf(item) }
      })
    case 'text':
      return items.map(item => {
        const [x, y] = place(item)
        const { text = '', align = 'left', baseline = '', look, end } = item
        return {
          kind: 'text',
          x,
          y: y + (toBaseline[baseline] ?? 0),
          text,
          align,
          look: look as WordLook,
          end,
        }
      })
    default:
      throw new Error(
        `A chart has marks of the type '${marktype}', which tooling/charts/scene.ts cannot draw.`,
      )
  }
}
