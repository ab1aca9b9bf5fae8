import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { siteIcons, themeColors, webManifest } from '../../lib/seo/site-files'
import { languageOf, prefixOf, routeIn, tagOf } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'

/** The mark on white with space around it: systems crop icons to circles and rounded squares. */
function onPaper(svg: string, size: number, part = 0.68): Buffer {
  const mark = Math.round(size * part)
  const at = (size - mark) / 2
  const placed = svg.replace('<svg ', `<svg x="${at}" y="${at}" width="${mark}" height="${mark}" `)
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fff"/>${placed}</svg>`
  return new Resvg(sheet).render().asPng()
}

/** An ICO file with a single PNG: a header of 22 bytes before it. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** So small that the mark's corners are within the circle of 80 percent that no system crops. */
const uncropped = 0.56

/** The web manifest's text. */
export function manifestOf(settings: SiteInput): string {
  const { brand, defaultDescription, defaultLocale } = settings
  const start = routeIn(prefixOf(settings, defaultLocale), '/')
  const icons = [
    [siteIcons.small, 192, 'any'],
    [siteIcons.large, 512, 'any'],
    [siteIcons.maskable, 512, 'maskable'],
  ] as const
  return JSON.stringify({
    name: brand,
    short_name: brand,
    description: defaultDescription,
    lang: tagOf(languageOf(settings)),
    id: start,
    start_url: start,
    scope: '/',
    // Keeps the browser's address bar and back button, since this is a site to read.
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: icons.map(([src, size, purpose]) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })
}

/** Draws the site's icons from the export's favicon, which has the owner's color, and writes the web manifest. */
export function writeSiteIcons(out: string, settings: SiteInput): void {
  const svg = readFileSync(path.join(out, siteIcons.svg), 'utf8')
  const write = (address: string, content: Buffer | string) => writeFileSync(path.join(out, address), content)
  const tab = new Resvg(svg, { fitTo: { mode: 'width', value: 32 } }).render().asPng()
  write(siteIcons.ico, icoOf(tab, 32))
  write(siteIcons.touch, onPaper(svg, 180))
  write(siteIcons.small, onPaper(svg, 192))
  write(siteIcons.large, onPaper(svg, 512))
  write(siteIcons.maskable, onPaper(svg, 512, uncropped))
  write(webManifest, manifestOf(settings))
}
