/** The interface's color from data/site.ts. */
export interface AccentSettings {
  primaryHue: number | { light: number }
  primarySaturation: number | { light: number }
}

/**
 * The accent colors in the sources of all drawings (figures, charts, cover, portrait, favicon), defined only
 * here.
 */
export const accents = { line: '#0b6bcb', words: '#0b57a4', tint: '#dcebfa', logo: '#0056b8' } as const

/** The settings these colors belong to. */
const drawnFor = { hue: 212, saturation: 100 }

type Rgb = readonly [red: number, green: number, blue: number]

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map(part =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Relative luminance by WCAG 2: two colors of the same luminance have the same contrast to any third. */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function hueAndSaturation([r, g, b]: Rgb): { hue: number; saturation: number } {
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)]
  const spread = most - least
  const sector =
    most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: sector * 60, saturation: spread / (1 - Math.abs(most + least - 1)) }
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    )
  }
  return [part(0), part(8), part(4)]
}

/** The color of this hue and saturation with the luminance of another, so that contrast is preserved. */
function asBrightAs(color: Rgb, hue: number, saturation: number): Rgb {
  const wanted = luminance(color)
  let [dark, bright] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const middle = (dark + bright) / 2
    if (luminance(fromHsl(hue, saturation, middle)) < wanted) dark = middle
    else bright = middle
  }
  return fromHsl(hue, saturation, (dark + bright) / 2)
}

const lightOf = (value: number | { light: number }): number =>
  typeof value === 'number' ? value : value.light

/** The owner's color for one of `accents`. */
export function ownAccent(hex: string, settings: AccentSettings): string {
  const turn = lightOf(settings.primaryHue) - drawnFor.hue
  const share = lightOf(settings.primarySaturation) / drawnFor.saturation
  if (turn === 0 && share === 1) return hex
  const color = rgbOf(hex)
  const { hue, saturation } = hueAndSaturation(color)
  return hexOf(asBrightAs(color, (hue + turn + 360) % 360, saturation * share))
}

/** Recolors a drawing for the owner. Its length stays the same. */
export function inOwnAccent(svg: string, settings: AccentSettings): string {
  return Object.values(accents).reduce((text, hex) => text.replaceAll(hex, ownAccent(hex, settings)), svg)
}
