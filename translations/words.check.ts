import type * as english from '../data/words/all'
import type { Complete } from '../lib/language/complete'
import type * as arabic from './ar/data/words/all'
import type * as french from './fr/data/words/all'
import type * as russian from './ru/data/words/all'
import type * as chinese from './zh/data/words/all'

/** The languages whose interface is written: a text that one lacks, or has alone, doesn't compile. */
export interface Checked {
  ar: Complete<typeof english, typeof arabic>
  fr: Complete<typeof english, typeof french>
  ru: Complete<typeof english, typeof russian>
  zh: Complete<typeof english, typeof chinese>
}
