import type { SiteInput } from '../../lib/site/schema'
import type { Content } from '../handbook/markup'
import type { Palette } from './palette'

/** A letter of the series as its page has it. */
export interface Letter {
  /** The last part of its address, as in '03-sprint-goal'. */
  name: string
  /** 0 for the welcome, then the day of the story. */
  day: number
  /** The page's route. */
  route: string
  title: string
  /** What mail programs show behind the subject: the page's description. */
  preheader: string
  body: readonly Content[]
}

/** What all letters share. */
export interface LetterFrame {
  site: Pick<SiteInput, 'brand' | 'url' | 'author' | 'defaultLocale' | 'operator' | 'letters'>
  /** Route of the page that lists the letters. */
  hub: string
  /** The last letter's day. */
  lastDay: number
  palette: Palette
}

/** A letter as it is sent. */
export interface Mail {
  html: string
  text: string
}
