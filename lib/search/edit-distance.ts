/** Whether `rest` begins with, or is, what is expected. */
type Same = (expected: string, rest: string) => boolean

const equal: Same = (expected, rest) => expected === rest
const begins: Same = (expected, rest) => rest.startsWith(expected)

/**
 * Whether one slip of the keyboard (a letter too many, too few, another one, or two exchanged) turns `typed` into
 * `word`; with `isPrefix`, into the beginning of `word`.
 */
export function isOneSlipAway(typed: string, word: string, isPrefix = false): boolean {
  if (word.length < typed.length - 1 || (!isPrefix && word.length > typed.length + 1)) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const same = isPrefix ? begins : equal
  const exchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at] && at + 1 < typed.length
  return (
    same(typed.slice(at + 1), word.slice(at + 1)) ||
    same(typed.slice(at), word.slice(at + 1)) ||
    same(typed.slice(at + 1), word.slice(at)) ||
    (exchanged && same(typed.slice(at + 2), word.slice(at + 2)))
  )
}
