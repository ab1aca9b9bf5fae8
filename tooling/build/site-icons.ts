import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { siteIcons, webManifest } from '../../lib/seo/site-files'
import type { SiteInput } from '../../lib/site/schema'

/** The mark on white with space around it: systems crop icons to circles and rounded squares. */
function onPaper(svg: string, size: number): Buffer {
  const mark = Math.round(size * 0.68)
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

/** The web manifest's text. */
function manifestOf({ brand, defaultDescription, defaultLocale }: SiteInput): string {
  const icons = [
    [siteIcons.small, 192],
    [siteIcons.large, 512],
  ] as const
  return JSON.stringify({
    name: brand,
    short_name: brand,
    description: defaultDescription,
    lang: defaultLocale,
    start_url: '/',
    // Keeps the browser's address bar and back button, since this is a site to read.
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: icons.flatMap(([src, size]) =>
      ['any', 'maskable'].map(purpose => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
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
  write(webManifest, manifestOf(settings))
}
