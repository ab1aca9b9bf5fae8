import * as v from 'valibot'

/** As `v.strictObject`, which stops at the first key that it does not know: this names each of them. */
export const strict = <const Entries extends v.ObjectEntries>(entries: Entries, message?: string) =>
  v.objectWithRest(entries, v.never(), message) as unknown as v.StrictObjectSchema<
    Entries,
    string | undefined
  >

type Issue = v.BaseIssue<unknown>

/** Names and indexes that lead to the value that an issue is about, outermost first. */
export const pathOf = ({ path }: Pick<Issue, 'path'>): (string | number)[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** Whether an issue is about a key that a strict object does not have. */
export const isUnknownKey = ({ type }: Pick<Issue, 'type'>): boolean => type === 'never'

/** Whether an issue is about a key that an object lacks. */
export const isMissing = ({ kind, input }: Pick<Issue, 'kind' | 'input'>): boolean =>
  kind === 'schema' && input === undefined
