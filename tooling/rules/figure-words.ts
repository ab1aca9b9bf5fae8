import { sourceOf } from '../charts/drawing-note'
import type { ContentRule } from '../content/content-site'
import { withFacts } from '../content/fact-expressions'
import { figureWords, type FigureWords } from '../figures/figure-words'
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

/** The words of a figure that was drawn by hand stay inside it; the words of charts are placed by the rule 'charts'. */
export const rule: ContentRule = {
  name: 'figure-words',
  why: 'What runs out of the drawing is cut off, on those devices first whose letters are wide.',
  looksAt: 'page',
  check: site =>
    figureFiles(site).flatMap(([address, svg]) => {
      const height = Number(/\bviewBox="0 0 640 (\d+)"/.exec(svg)?.[1])
      // The rule 'figures' speaks of a drawing without a height.
      if (!height || sourceOf(svg) !== undefined) return []
      return figureWords(withFacts(svg, site.facts ?? {}).text).flatMap(words => {
        const out = overrun(words, height)
        if (!out) return []
        const message = `'${words.words}' runs over ${out} in the widest face that a reader may have: shorten it, break it into two lines, or move it.`
        return [{ file: `public${address}`, line: svg.slice(0, words.at).split('\n').length, message }]
      })
    }),
}
