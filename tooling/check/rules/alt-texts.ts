import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import type { PageImage } from '../content/page'

const shortest = 15

function problemOf({ src, alt }: PageImage): string | undefined {
  const text = alt?.trim() ?? ''
  const fileName = src.slice(src.lastIndexOf('/') + 1)
  const bareName = fileName.replace(/\.\w+$/, '')
  if (!text) return 'has no alt text: say in one to three sentences what it shows, in plain quotes.'
  if ([fileName, bareName, bareName.replace(/[-_]/g, ' ')].includes(text.toLowerCase())) {
    return `has its file name for an alt text: say what it shows.`
  }
  if (/^(an? |the )?(image|picture|photo|figure) (of|showing)\b/i.test(text)) {
    return `alt text begins '${text.split(' ').slice(0, 3).join(' ')}': screen readers already say that; begin with what it shows.`
  }
  return text.length < shortest
    ? `alt text '${text}' is too short to help someone who can't see it: say what it shows.`
    : undefined
}

/** Every image has an alt text that describes it. */
export const rule: Rule = {
  why: 'A figure here teaches; without its alt text some readers miss the lesson.',
  check: eachPage(function* ({ images }, { publicFiles }) {
    for (const image of images) {
      // A hub's map brings its own alt text.
      const isMap = image.alt === undefined && publicFiles.get(image.src)?.includes('<desc>')
      const problem = isMap || image.from === 'front matter' ? undefined : problemOf(image)
      if (problem) yield [image.line, `${image.src} ${problem}`]
    }
  }),
}
