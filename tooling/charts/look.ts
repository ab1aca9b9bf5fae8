import { accents } from '../figures/accent'

/** How each kind of mark looks, by classes of the figures' style block or palette colors. */
export const looks = {
  accent: 'class="a"',
  ink: 'class="l"',
  second: 'class="ol"',
  soft: 'fill="none" stroke="#586574" stroke-width="3"',
  plan: 'fill="none" stroke="#586574" stroke-width="3" stroke-dasharray="10 8"',
  edge: 'fill="none" stroke="#19232e" stroke-width="2"',
  bracket: `fill="none" stroke="${accents.words}" stroke-width="4"`,
  between: 'fill="none" stroke="#fff" stroke-width="3"',
  leader: 'fill="none" stroke="#586574" stroke-width="2"',
  grid: 'fill="none" stroke="#eef2f6" stroke-width="3"',
  base: 'class="g"',
  tint: 'class="t"',
  'fill-accent': 'class="f"',
  'fill-second': 'class="o"',
  'fill-quiet': 'class="n"',
  'fill-gray': 'fill="#c3ccd6"',
  'fill-tint': `fill="${accents.tint}"`,
  'fill-ink': 'fill="#19232e"',
  'fill-soft': 'fill="#586574"',
} as const

export type Look = keyof typeof looks

/** Classes of words, none for plain ink. */
export const wordLooks = {
  title: 'b',
  strong: 'b',
  plain: '',
  soft: 's',
  accent: 'b i',
  second: 'b o',
  white: 'b w',
} as const

export type WordLook = keyof typeof wordLooks
