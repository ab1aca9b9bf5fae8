import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { teamNameWords } from '../../../data/team-names'
import { anyName, teamNameLengths } from '../../../lib/team-names/choice'
import { matchingNames } from '../../../lib/team-names/matching-names'
import { makingOf } from '../../../lib/team-names/style'
import { codeOfName, nameOfCode, textOfName } from '../../../lib/team-names/team-name'
import { choices } from './support'

/** Every name that is wanted, as it is shown. */
function* textsOf(choice: typeof anyName): Generator<string> {
  for (const shelf of matchingNames(teamNameWords, choice)) {
    for (let index = 0; index < shelf.count; index += 1)
      yield textOfName(teamNameWords, shelf.at(index)) ?? assert.fail(`no name ${index}`)
  }
}

describe('the names', () => {
  it('are more than 100,000 that differ in more than an article, a space or a sign', () => {
    const all = new Set<string>()
    for (const style of ['plain', 'crew', 'pair'] as const) {
      for (const text of textsOf({ ...anyName, style })) all.add(text.toLowerCase().replace(/[^a-z]/g, ''))
    }
    assert.ok(all.size >= 100_000, `${all.size} names`)
  })

  it('are all different', () => {
    for (const theme of teamNameWords.themes) {
      const all = [...textsOf({ ...anyName, theme: theme.id })]
      assert.equal(new Set(all).size, all.length, theme.label)
    }
  })

  it('have the theme, style, length and letter that were chosen', () => {
    fc.assert(
      fc.property(choices, fc.nat(), (choice, number) => {
        for (const { count, at } of matchingNames(teamNameWords, choice)) {
          const name = at(number % count)
          const text = textOfName(teamNameWords, name) ?? ''
          const { fewest, most } = teamNameLengths[choice.length]
          assert.ok(text.length >= fewest && text.length <= most, text)
          assert.ok(text.replace(/^The /, '').startsWith(choice.letter), text)
          if (choice.style) assert.equal(name.style, choice.style)
          if (choice.theme) assert.equal(teamNameWords.themes[name.theme]?.id, choice.theme)
        }
      }),
    )
  })

  it('are counted as they are found', () => {
    fc.assert(
      fc.property(choices, choice => {
        // All themes at once would be a million names.
        const narrow = { ...choice, theme: choice.theme || 'birds' }
        const total = matchingNames(teamNameWords, narrow).reduce((sum, { count }) => sum + count, 0)
        const all = new Set(textsOf(narrow))
        assert.equal(all.size, total)
      }),
      { numRuns: 40 },
    )
  })

  it('look like the example of their style', () => {
    const patterns = {
      the: /^The [A-Z][a-z]+ [A-Z][a-z]+$/,
      plain: /^[A-Z][a-z]+ [A-Z][a-z]+$/,
      joined: /^[A-Z][a-z]+[A-Z][a-z]+$/,
      alike: /^([A-Z])[a-z]+ \1[a-z]+$/,
      crew: /^[A-Z][a-z]+ [A-Z][a-z]+$/,
      pair: /^[A-Z][a-z]+ & [A-Z][a-z]+$/,
    }
    fc.assert(
      fc.property(choices, fc.nat(), (choice, number) => {
        for (const { count, at } of matchingNames(teamNameWords, choice)) {
          const name = at(number % count)
          assert.match(textOfName(teamNameWords, name) ?? '', patterns[name.style])
        }
      }),
    )
    for (const [style, pattern] of Object.entries(patterns))
      assert.match(makingOf(style as keyof typeof patterns).example, pattern)
  })

  it('come back from their codes', () => {
    fc.assert(
      fc.property(choices, fc.nat(), (choice, number) => {
        for (const { count, at } of matchingNames(teamNameWords, choice)) {
          const name = at(number % count)
          assert.match(codeOfName(name), /^[0-9a-z]{6}$/)
          assert.deepEqual(nameOfCode(teamNameWords, codeOfName(name)), name)
        }
      }),
    )
  })

  it('are not made of codes that the lists do not have', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), code => {
        const name = nameOfCode(teamNameWords, code)
        if (name) assert.notEqual(textOfName(teamNameWords, name), undefined)
      }),
    )
    for (const code of ['', '00zzzz', 'zz0000', '900000', '000000x'])
      assert.equal(nameOfCode(teamNameWords, code), undefined, code)
  })
})
