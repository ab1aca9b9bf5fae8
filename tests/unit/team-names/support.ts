import fc from 'fast-check'
import { teamNameWords } from '../../../data/team-names'
import {
  letters,
  teamNameLengths,
  type TeamNameChoice,
  type TeamNameLength,
} from '../../../lib/team-names/choice'
import { listSizes, type NameRequest, type NameList } from '../../../lib/team-names/name-list'
import { teamNameStyles } from '../../../lib/team-names/style'

/** The names of a list, as they are shown. */
export const textsOf = ({ rows }: NameList) => rows.map(({ text }) => text)

/** Every way to ask for names. */
export const choices: fc.Arbitrary<TeamNameChoice> = fc.record(
  {
    theme: fc.constantFrom('', ...teamNameWords.themes.map(({ id }) => id)),
    style: fc.constantFrom('' as const, ...teamNameStyles),
    length: fc.constantFrom(...(Object.keys(teamNameLengths) as TeamNameLength[])),
    letter: fc.constantFrom('', '', ...letters),
  },
  { noNullPrototype: true },
)

/** Every request. */
export const requests: fc.Arbitrary<NameRequest> = fc.record(
  {
    choice: choices,
    seed: fc.nat({ max: 0x7fffffff }),
    size: fc.constantFrom(...listSizes),
  },
  { noNullPrototype: true },
)
