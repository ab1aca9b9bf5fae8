import { element, escaped, mapElements, markupOf, textOf, type Content } from '../handbook/markup'
import type { Slide, Talk } from './talk'

/** A drawing's file as an address, so that a talk is one file. */
export type DrawingAddress = (src: string) => string

/** What a talk is written with. */
export interface SlideLook {
  drawing: DrawingAddress
  /** By slide, from 0: by what its text is multiplied. */
  densities: ReadonlyMap<number, number>
}

const withDrawings = (content: readonly Content[], drawing: DrawingAddress): Content[] =>
  mapElements(content, ({ tag, attributes, children }) => [
    element(
      tag,
      tag === 'img' ? { ...attributes, src: drawing(attributes.src ?? '') } : attributes,
      ...children,
    ),
  ])

const shortAddress = (url: string) => url.replace('https://', '')

/** The address is on each slide, as the terms of use ask of those who show one. */
const footOf = ({ url }: Talk, number: number) =>
  `<p class="foot"><span>${escaped(shortAddress(url))}</span><span>${number}</span></p>`

function insideOf(slide: Slide, talk: Talk, look: SlideLook): string {
  if (slide.kind === 'title') {
    return `<h1>${escaped(talk.title)}</h1><p class="content brand">${escaped(talk.brand)} · ${talk.date}</p>`
  }
  const above = slide.above ? `<p class="above">${escaped(slide.above)}</p>` : ''
  const body = markupOf(withDrawings(slide.body, look.drawing))
  return `${above}<h2>${escaped(slide.title)}</h2><div class="content">${body}</div>`
}

/** A slide as HTML, without the element around it. */
export function slideMarkup(talk: Talk, slide: Slide, look: SlideLook): string {
  const index = talk.slides.indexOf(slide)
  const density = look.densities.get(index)
  const style = density ? ` style="--density: ${density}"` : ''
  return `<div class="slide ${slide.kind}-slide"${style}>${insideOf(slide, talk, look)}${footOf(talk, index + 1)}</div>`
}

/** What a slide's speaker says, as HTML; empty if nothing. */
export const notesMarkup = ({ notes }: Slide): string => (textOf(notes).trim() ? markupOf(notes) : '')
