import { formatHex } from 'culori'
import type { SiteInput } from '../../lib/site/schema'
import { ClearError } from '../tasks/clear-error.mjs'

/** The tokens of styles/tokens.css that letters use. */
const tokens = [
  ...(['paper', 'surface', 'tint', 'ink', 'ink-soft', 'rule', 'accent', 'accent-strong'] as const),
  ...(['warm', 'warm-line', 'warm-ink'] as const),
] as const

type Token = (typeof tokens)[number]

/** A fixed color for each token, as in '#19232e': mail programs know neither variables nor hsl() with spaces. */
export type Colors = Readonly<Record<Token, string>>

/** Colors for light and for dark screens. */
export interface Palette {
  light: Colors
  dark: Colors
}

/** The declarations of the first block with a selector. */
function blockOf(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start))
}

function colorsOf(block: string, hue: number, saturation: number): Colors {
  const colorOf = (token: Token) => {
    const [, value] = new RegExp(`--${token}: ([^;]+);`).exec(block) ?? []
    const fixed = value
      ?.replaceAll('var(--hue)', String(hue))
      .replaceAll('var(--saturation)', `${saturation}%`)
    const color = fixed && formatHex(fixed)
    if (!color) {
      throw new ClearError(
        `The letters can't read the color --${token} of styles/tokens.css: teach it in tooling/letters/palette.ts.`,
      )
    }
    return color
  }
  return Object.fromEntries(tokens.map(token => [token, colorOf(token)])) as Record<Token, string>
}

const inTheme = (value: SiteInput['primaryHue'], theme: 'light' | 'dark'): number =>
  typeof value === 'number' ? value : value[theme]

/** The site's colors with the owner's hue, from the text of styles/tokens.css. */
export function paletteOf(
  css: string,
  { primaryHue, primarySaturation }: Pick<SiteInput, 'primaryHue' | 'primarySaturation'>,
): Palette {
  const of = (selector: string, theme: 'light' | 'dark') =>
    colorsOf(blockOf(css, selector), inTheme(primaryHue, theme), inTheme(primarySaturation, theme))
  return { light: of(':root', 'light'), dark: of('.dark', 'dark') }
}
