import { wrongWordings } from '../../../../data/example/wording'
import type { ExampleCheck } from './example-text'

/** The example's things have the example's names. */
export const wordingFits: ExampleCheck = ({ text }) =>
  wrongWordings.flatMap(({ pattern, instead, onlyWith }) =>
    onlyWith && !onlyWith.test(text)
      ? []
      : [...text.matchAll(pattern)].map(([said]) => `'${said}': write ${instead} (data/example/wording.ts).`),
  )
