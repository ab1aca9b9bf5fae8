import { sourceOf } from '../../charts/drawing-note'
import type { ContentRule } from '../content/content-site'
import { withFacts } from '../content/fact-expressions'
import { figureBoxes, figureWords, type FigureWords } from '../../figures/figure-words'
import type { Room } from '../../figures/svg-place'
import { figureFiles } from './figure-files'

const width = 640

/** By how much words leave the drawing, and where. */
function overrun({ left, right, top, bottom }: FigureWords, height: number): string | undefined {
  const sides: [side: string, by: number][] = [
    ['the left side', -left],
    ['the right side', right - width],
    ['the top', -top],
    ['the bottom', bottom - height],
  ]
  const [side, by] = sides.reduce((farthest, next) => (next[1] > farthest[1] ? next : farthest))
  return by > 0 ? `${side} by ${Math.ceil(by)} units` : undefined
}

/**
 * Words are reckoned in the widest face, letter by letter and rounded up; of the 1,259 texts that stand in a box of today's figures,
 * a dozen pass its side by up to 8 units in that reckoning, and by none in any real face.
 */
const tolerance = 10
/** What is so much higher than wide is a column, whose heading may be wider; what is as wide as the drawing is its ground. */
const column = 4
const ground = 620

const widthOf = ({ left, right }: Room): number => right - left
const areaOf = (room: Room): number => widthOf(room) * (room.bottom - room.top)

/** The smallest rectangle that words begin in (or end, or are centered) and are no higher than; undefined where they stand alone. */
function boxOf(words: FigureWords, boxes: readonly Room[]): Room | undefined {
  const { x } = words.anchor
  return boxes
    .filter(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= words.top && words.bottom <= bottom,
    )
    .sort((a, b) => areaOf(a) - areaOf(b))[0]
}

/** By how much words leave the box that they stand in, and where. */
function overrunOfBox(words: FigureWords, boxes: readonly Room[]): string | undefined {
  const box = boxOf(words, boxes)
  if (!box || widthOf(box) >= ground || box.bottom - box.top > column * widthOf(box)) return undefined
  const [onLeft, onRight] = [box.left - words.left, words.right - box.right]
  const by = Math.max(onLeft, onRight)
  return by > tolerance
    ? `the ${onLeft > onRight ? 'left' : 'right'} side of its box by ${Math.ceil(by)} units`
    : undefined
}

/** The words of a figure that was drawn by hand stay inside it, and inside their boxes; the words of charts are placed by the rule 'charts'. */
export const rule: ContentRule = {
  name: 'figure-words',
  why: 'What runs out of the drawing is cut off, on those devices first whose letters are wide.',
  looksAt: 'page',
  check: site =>
    figureFiles(site).flatMap(([address, svg]) => {
      const height = Number(/\bviewBox="0 0 640 (\d+)"/.exec(svg)?.[1])
      // The rule 'figures' speaks of a drawing without a height.
      if (!height || sourceOf(svg) !== undefined) return []
      const drawn = withFacts(svg, site.facts ?? {}).text
      const boxes = figureBoxes(drawn)
      return figureWords(drawn).flatMap(words => {
        const out = overrun(words, height) ?? overrunOfBox(words, boxes)
        if (!out) return []
        const message = `'${words.words}' runs over ${out} in the widest face that a reader may have: shorten it, break it into two lines, or move it.`
        return [{ file: `public${address}`, line: svg.slice(0, words.at).split('\n').length, message }]
      })
    }),
}
