import { productGoal } from '../../../../data/example/product'
import { bare } from '../../../../lib/example/closeness'
import type { ExampleCheck } from './example-text'

const same = (one: string, other: string): boolean => bare(one).toLowerCase() === bare(other).toLowerCase()

/** Drawings break lines, so they may contain only the beginning. */
const begins = (said: string): boolean => productGoal.toLowerCase().startsWith(bare(said).toLowerCase())

/** A text that can only be the Product Goal, up to the end of the sentence or quotation. */
const goalBegins =
  /\ba (?:(?:reader|patron) can do everything|\w+ can do everything from a phone)\b[^.;:"”*]*/gi

/** The Product Goal is verbatim. */
export const productGoalFits: ExampleCheck = ({ text, from }) =>
  [...text.matchAll(goalBegins)].flatMap(([said]) =>
    same(said, productGoal) || (from === 'drawing' && begins(said))
      ? []
      : [`The Product Goal is "${productGoal}" (data/example/product.ts): write it so.`],
  )
