import { sourceOf } from '../../charts/drawing-note'
import { problem, type Rule } from '../content/content-site'
import { withFacts } from '../content/fact-expressions'
import { figureBoxes, figureWords, type FigureWords } from '../../figures/figure-words'
import type { Room } from '../../figures/svg-place'
import { figureFiles } from '../content/figure-files'

const width = 640

/** How far, and on which side, words extend beyond the drawing. */
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

/** Widths are rounded up letter by letter. */
const tolerance = 2
/** A rectangle much higher than wide is a column, whose heading may be wider. */
const column = 4
const ground = 620

const widthOf = ({ left, right }: Room): number => right - left
const areaOf = (room: Room): number => widthOf(room) * (room.bottom - room.top)

/** The smallest rectangle that contains the words' anchor and is at least as high, or undefined. */
function boxOf(words: FigureWords, boxes: readonly Room[]): Room | undefined {
  const { x } = words.anchor
  return boxes
    .filter(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= words.top && words.bottom <= bottom,
    )
    .sort((a, b) => areaOf(a) - areaOf(b))[0]
}

/** How far, and on which side, words extend beyond their box. */
function overrunOfBox(words: FigureWords, boxes: readonly Room[]): string | undefined {
  const box = boxOf(words, boxes)
  if (!box || widthOf(box) >= ground || box.bottom - box.top > column * widthOf(box)) return undefined
  const [onLeft, onRight] = [box.left - words.left, words.right - box.right]
  const by = Math.max(onLeft, onRight)
  return by > tolerance
    ? `the ${onLeft > onRight ? 'left' : 'right'} side of its box by ${Math.ceil(by)} units`
    : undefined
}

/** Words of hand-drawn figures stay inside the figure and their boxes; the rule 'charts' checks charts. */
export const rule: Rule = {
  why: 'Words beyond the edge are cut off, first on devices with wide fonts.',
  *check(site) {
    for (const [address, svg] of figureFiles(site)) {
      const height = Number(/\bviewBox="0 0 640 (\d+)"/.exec(svg)?.[1])
      // The rule 'figures' reports a drawing without a height.
      if (!height || sourceOf(svg) !== undefined) continue
      const drawn = withFacts(svg, site.facts ?? {}).text
      const boxes = figureBoxes(drawn)
      for (const words of figureWords(drawn)) {
        const out = overrun(words, height) ?? overrunOfBox(words, boxes)
        const line = svg.slice(0, words.at).split('\n').length
        const message = `'${words.words}' runs over ${out} in the widest font a reader may have: shorten it, break it into two lines, or move it.`
        if (out) yield problem({ file: `public${address}` }, line, message)
      }
    }
  },
}
