import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const faces = [
  [400, 'normal'],
  [400, 'italic'],
  [600, 'normal'],
  [700, 'normal'],
] as const

const alphabets: readonly (readonly [string, string])[] = [
  ['latin-ext', 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+2C60-2C7F'],
  [
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  ],
]

const rule = (alphabet: string, range: string, weight: number, style: string) => {
  const file = require.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-${style}.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: Inter; font-weight: ${weight}; font-style: ${style}; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}) format('woff2') }\n`
}

/** Rules with the font inside: a picture can't load one. */
export const printFonts = (): string =>
  alphabets
    .flatMap(([name, range]) => faces.map(([weight, style]) => rule(name, range, weight, style)))
    .join('')

/** A drawing in the book's font, so that its words are in a face that is in the PDF on each machine. */
export const inBookFont = (svg: string, fonts: string): string =>
  svg
    .replace('<style>', () => `<style>${fonts}`)
    .replaceAll('system-ui, -apple-system', 'Inter, system-ui, -apple-system')
