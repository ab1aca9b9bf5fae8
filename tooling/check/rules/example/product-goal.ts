import { productGoal } from '../../../../data/example/product'
import { bare } from '../../../../lib/example/closeness'
import type { ExampleCheck } from './example-text'

const same = (one: string, other: string): boolean => bare(one).toLowerCase() === bare(other).toLowerCase()

/** A drawing breaks lines, so that it may have only the beginning of the Product Goal. */
const begins = (said: string): boolean => productGoal.toLowerCase().startsWith(bare(said).toLowerCase())

/** What can only be the Product Goal, up to the end of the sentence or of the quotation. */
const goalBegins =
  /\ba (?:(?:reader|patron) can do everything|\w+ can do everything from a phone)\b[^.;:"”*]*/gi

/** The Product Goal is said to the letter. */
export const productGoalFits: ExampleCheck = ({ text, from }) =>
  [...text.matchAll(goalBegins)].flatMap(([said]) =>
    same(said, productGoal) || (from === 'drawing' && begins(said))
      ? []
      : [`The Product Goal is "${productGoal}" (data/example/product.ts): write it so.`],
  )
