import type { Content } from '../handbook/markup'

/** What a slide is for; each kind has its layout. */
export type SlideKind = 'title' | 'text' | 'drawing' | 'table' | 'form' | 'question' | 'answer' | 'end'

export interface Slide {
  kind: SlideKind
  title: string
  /** What the slide belongs to, above its title. */
  above?: string
  body: Content[]
  /** What the speaker says: the full text of the page for this slide. */
  notes: Content[]
}

/** A talk made from a page of the site. */
export interface Talk {
  title: string
  brand: string
  /** The whole address of the page. */
  url: string
  language: string
  /** As in '2026-11-28'. */
  date: string
  /** A sentence on what others may do with the text. */
  license: string
  /** A color, as in #005fcc. */
  accent: string
  slides: Slide[]
  /** Of the page's quiz, each with its right answers, as text. */
  questions: { stem: string; answer: string }[]
}
