import { converter, formatHex, wcagLuminance } from 'culori'
import type { SiteInput } from '../../lib/site/schema'
import { themeColors } from '../../lib/seo/site-files'
import { accents, withLuminance } from './accent'

/** The owner's color in the dark. */
export type DarkSettings = Pick<SiteInput, 'primaryHue' | 'primarySaturation'>

const darkOf = (value: number | { dark: number }): number => (typeof value === 'number' ? value : value.dark)

const hslOf = converter('hsl')
const hexOf = (color: string): string => formatHex(hslOf(color)) ?? ''

/** The colors of the figures' style block in the dark, like those of styles/tokens.css. */
function darkColors({ primaryHue, primarySaturation }: DarkSettings): Record<string, string> {
  const [hue, saturation] = [darkOf(primaryHue), darkOf(primarySaturation)]
  // As bright in each hue as in the first.
  const accent = (lightness: number) =>
    formatHex(
      withLuminance(
        { mode: 'hsl', h: hue, s: saturation / 100, l: lightness / 100 },
        wcagLuminance(`hsl(204 100% ${lightness}%)`),
      ),
    )
  return {
    '#fff': hexOf(themeColors.dark(hue)),
    '#19232e': hexOf(`hsl(${hue} 20% 92%)`),
    '#586574': hexOf(`hsl(${hue} 14% 74%)`),
    '#c3ccd6': hexOf(`hsl(${hue} 16% 34%)`),
    '#eef2f6': hexOf(`hsl(${hue} 22% 17%)`),
    [accents.tint]: hexOf(`hsl(${hue} 50% 17%)`),
    [accents.line]: accent(66),
    [accents.words]: accent(76),
    '#c2570c': hexOf('hsl(26 85% 62%)'),
  }
}

/** The white ground of a drawing, which its style block precedes. */
const ground = /(<rect width="\d+" height="\d+") fill="#fff"\/>/

/** The dark twin of a drawing that is in the palette's own colors. Its ground is the page's own. */
export function inDark(svg: string, settings: DarkSettings): string {
  const colors = darkColors(settings)
  return svg.replace(ground, '').replace(/#[0-9a-f]{3,6}\b/g, color => colors[color] ?? color)
}
