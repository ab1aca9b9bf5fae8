import { problem, type Rule } from '../content/content-site'
import { figureStyle, palette } from '../../figures/figure-style'
import { figureFiles } from '../content/figure-files'

/** A problem and its offset in the SVG's text. */
interface FigureProblem {
  at: number
  message: string
}

/** Legible where a phone shows a drawing 328 pixels wide, and no larger than the text around it. */
const typeSize = 28
const withoutSpace = (text: string): string => text.replace(/\s+/g, '')

function sizeProblems(svg: string): FigureProblem[] {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const height = /\bviewBox="0 0 640 (\d+)"/.exec(root)?.[1]
  if (!height) return [{ at: 0, message: 'viewBox must be "0 0 640 H", H the height in whole units.' }]
  const problems: FigureProblem[] = []
  if (!/\swidth="640"/.test(root) || !root.includes(` height="${height}"`)) {
    problems.push({
      at: 0,
      message: `width and height must equal the viewBox: width="640" height="${height}".`,
    })
  }
  if (Number(height) % 8 !== 0)
    problems.push({ at: 0, message: `height ${height} is off the grid: make it a multiple of 8.` })
  return problems
}

function styleProblems(svg: string): FigureProblem[] {
  const [first, ...others] = [...svg.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
  const problems = others.map(match => ({
    at: match.index,
    message: 'has a second <style>: keep only the shared block.',
  }))
  if (!first || !withoutSpace(first[1] ?? '').startsWith(withoutSpace(figureStyle))) {
    const message =
      'its <style> must begin with the shared block of tooling/figures/figure-style.ts, word for word.'
    problems.unshift({ at: first?.index ?? 0, message })
  }
  return problems
}

function typeProblems(svg: string): FigureProblem[] {
  // On wide screens, smaller type looks as large. Blanked out rather than removed, to keep offsets.
  const onPhone = svg.replace(/@media \(min-width: 480px\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, block =>
    ' '.repeat(block.length),
  )
  return [...onPhone.matchAll(/font(?:-size)?\s*[:=]\s*["']?(?:[a-z]+ |\d+ )*([\d.]+)(?:px)?/g)]
    .filter(match => Number(match[1]) !== typeSize)
    .map(match => ({
      at: match.index,
      message: `type of ${match[1]} units is too ${Number(match[1]) < typeSize ? 'small for a phone' : 'large next to the text'}: use ${typeSize}.`,
    }))
}

function colorProblems(svg: string): FigureProblem[] {
  return [
    ...svg.matchAll(/(?<![\w-])(fill|stroke|color|stop-color|flood-color)\s*(?:=\s*["']|:\s*)([^"';}]+)/g),
  ]
    .filter(
      ([, , value = '']) =>
        !palette.has(value.trim()) && !/^(none|inherit|url\(#[\w-]+\))$/.test(value.trim()),
    )
    .map(match => ({
      at: match.index,
      message: `${match[1]} '${match[2]?.trim()}' is not in the palette: use a class of the style block, or one of ${[...palette].join(' ')}.`,
    }))
}

const forbidden: readonly [pattern: RegExp, message: string][] = [
  [/<script\b/g, "has a <script>: remove it; figures don't move."],
  [/\son\w+=/g, "has an event handler: remove it; figures don't move."],
  [/\sstyle=/g, 'has an inline style: use a class of the style block.'],
  [/href\s*=\s*["'](?!#)/g, 'refers to something outside itself: draw it in the file.'],
  [/url\(\s*["']?(?!["']?#)|@import/g, 'loads something from outside itself: draw it in the file.'],
]

function forbiddenProblems(svg: string): FigureProblem[] {
  return forbidden.flatMap(([pattern, message]) =>
    [...svg.matchAll(pattern)].map(match => ({ at: match.index, message })),
  )
}

/** Figures share their size, style, and palette, are readable on a phone, and contain nothing but drawing. */
export const rule: Rule = {
  why: "Figures are one family, shown 328 pixels wide on a phone, where small type can't be read.",
  *check(site) {
    for (const [address, svg] of figureFiles(site))
      for (const find of [sizeProblems, styleProblems, typeProblems, colorProblems, forbiddenProblems])
        for (const { at, message } of find(svg))
          yield problem({ file: `public${address}` }, svg.slice(0, at).split('\n').length, message)
  },
}
