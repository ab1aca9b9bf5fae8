import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { escaped } from '../handbook/markup'
import { notesMarkup, slideMarkup, type SlideLook } from './slide-markup'
import { slideSize, slideStyle } from './slide-style'
import type { Talk } from './talk'

const require = createRequire(import.meta.url)

const fileOf = (name: string) => readFileSync(name, 'utf8')

/** reveal.js and its view for the speaker, inside the talk's file, which then needs no other. */
const reveal = () => ({
  style: fileOf(require.resolve('reveal.js/reveal.css')),
  script: fileOf(require.resolve('reveal.js')),
  notes: fileOf(require.resolve('reveal.js/plugin/notes')),
})

const head = (talk: Talk, title: string, style: string) =>
  `<!DOCTYPE html>
<html lang="${talk.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${style}</style></head>`

/** The talk for a browser: arrow keys turn slides, S opens the speaker's view, F fills the screen. */
export function talkPage(talk: Talk, look: SlideLook, fonts: string): string {
  const { style, script, notes } = reveal()
  const slides = talk.slides.map(slide => {
    const said = notesMarkup(slide)
    return `<section>${slideMarkup(talk, slide, look)}${said ? `<aside class="notes">${said}</aside>` : ''}</section>`
  })
  const own = `${fonts}${style}${slideStyle(talk.accent)}body { background: #19232e } .reveal .slides section { padding: 0 }`
  const options = JSON.stringify({
    ...slideSize,
    margin: 0,
    center: false,
    hash: true,
    transition: 'none',
    backgroundTransition: 'none',
  })
  return `${head(talk, talk.title, own)}<body><div class="reveal"><div class="slides">
${slides.join('\n')}
</div></div>
<script>${script}</script><script>${notes}</script>
<script>Reveal.initialize({ ...${options}, plugins: [RevealNotes] })</script></body></html>`
}

/** The slides to be printed, one on each page. */
export const printedTalk = (talk: Talk, look: SlideLook, fonts: string): string => {
  const { width, height } = slideSize
  const page = `@page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 } .slide { break-after: page; break-inside: avoid } .slide:last-child { break-after: auto }`
  const slides = talk.slides.map(slide => slideMarkup(talk, slide, look))
  return `${head(talk, talk.title, `${fonts}${slideStyle(talk.accent)}${page}`)}<body>${slides.join('\n')}</body></html>`
}
