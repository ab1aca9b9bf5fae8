import { converter, formatHex, wcagLuminance, type Hsl } from 'culori'

/** The interface's color from data/site.ts. */
export interface AccentSettings {
  primaryHue: number | { light: number }
  primarySaturation: number | { light: number }
}

/** The accent colors in the sources of all drawings (figures, charts, cover, portrait, favicon). */
export const accents = { line: '#005fcc', words: '#004a9e', tint: '#dcebfa', logo: '#0056b8' } as const

/** The settings these colors belong to. */
const drawnFor = { hue: 212, saturation: 100 }

const hslOf = converter('hsl')

/** A color brought to a luminance, so that its contrast to any third is that of another color of the luminance. */
export function withLuminance(color: Hsl, wanted: number): Hsl {
  let [dark, bright] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const middle = (dark + bright) / 2
    if (wcagLuminance({ ...color, l: middle }) < wanted) dark = middle
    else bright = middle
  }
  return { ...color, l: (dark + bright) / 2 }
}

const lightOf = (value: number | { light: number }): number =>
  typeof value === 'number' ? value : value.light

/** The owner's color for one of `accents`. */
export function ownAccent(hex: string, settings: AccentSettings): string {
  const hueShift = lightOf(settings.primaryHue) - drawnFor.hue
  const share = lightOf(settings.primarySaturation) / drawnFor.saturation
  if (hueShift === 0 && share === 1) return hex
  const { h = 0, s, l } = hslOf(hex) ?? { s: 0, l: 0 }
  return formatHex(
    withLuminance({ mode: 'hsl', h: (h + hueShift + 360) % 360, s: s * share, l }, wcagLuminance(hex)),
  )
}

/** Recolors a drawing for the owner. Its length stays the same. */
export function inOwnAccent(svg: string, settings: AccentSettings): string {
  return Object.values(accents).reduce((text, hex) => text.replaceAll(hex, ownAccent(hex, settings)), svg)
}
