import fc from 'fast-check'

/** Each property holds for so many values; fast-check prints the seed of one that doesn't. */
export const often = { numRuns: 10_000 }

/** Names that an object's prototype has. */
const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

const markup = [
  '<img src=x onerror="window.harmed=1">',
  '"><script>window.harmed=1</script>',
  "';window.harmed=1;//",
  '</textarea></title><svg onload=window.harmed=1>',
  'javascript:window.harmed=1',
]

const pieces = [
  ...prototypeNames,
  ...markup,
  '//host.example',
  '%',
  '%E0%A4',
  '%00',
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  'İ',
  'ß',
  'ﬃ',
  'e\u0301',
  '\r\nBEGIN:VEVENT',
  ' ',
  ',',
  ':',
  '.',
  '&',
  '=',
  '#',
  '/',
]

/** Any text, and often one that has hurt a program before. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ...pieces),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 6 })
    .map(list => list.join('')),
  fc.string({ minLength: 200, maxLength: 3000 }),
)

const anyNumber = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 32),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const anyKey = fc.oneof(fc.constantFrom(...prototypeNames), anyText)

/** Any value of JSON, as JSON.parse gives it: `__proto__` is a name like any other. */
const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>(value => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(null, true, false),
    anyNumber,
    anyText,
    fc.array(value('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(anyKey, value('value')), { maxLength: 4 })
      .map(
        entries =>
          JSON.parse(
            `{${entries.map(pair => pair.map(each => JSON.stringify(each)).join(':')).join()}}`,
          ) as unknown,
      ),
  ),
})).value

type Change = readonly [steps: readonly number[], key: string | undefined, value: unknown]

/** Replaces what the steps lead to, or adds an entry there if there is a key. */
function changed(value: unknown, [steps, key, other]: Change): unknown {
  const [step, ...rest] = steps
  if (typeof value !== 'object' || value === null) return other
  const entries: [string, unknown][] = Object.entries(value)
  if (step === undefined || entries.length === 0)
    return key === undefined ? other : rebuilt(value, [...entries, [key, other]])
  const at = step % entries.length
  return rebuilt(
    value,
    entries.map(([name, each], index) => [name, index === at ? changed(each, [rest, key, other]) : each]),
  )
}

const rebuilt = (like: object, entries: [string, unknown][]): unknown =>
  Array.isArray(like) ? entries.map(([, each]) => each) : Object.fromEntries(entries)

/** A good value with a few places changed: near enough to what is expected to come past the first check. */
export const almost = (good: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.tuple(
        fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.option(anyKey, { nil: undefined }),
        fc.oneof(anyJson, anyText, anyNumber, fc.nat({ max: 1_000_000 })),
      ),
      { maxLength: 3 },
    )
    .map(changes => changes.reduce<unknown>((value, change) => changed(value, change), good))

/** The text of a stored entry: almost right, anything, or cut off. */
export const storedText = (good: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: almost(good).map(value => JSON.stringify(value)) },
    anyJson.map(value => JSON.stringify(value)),
    fc.nat({ max: 400 }).map(length => JSON.stringify(good).slice(0, length)),
    anyText,
  )
