import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'postcss'
import { allStyles, lighten, styleModule } from '../../../tooling/build/style-sheets'

describe('a style module', () => {
  it('gives its classes the names that the pages have them by', () => {
    const { root, classes } = styleModule(
      'components/search/Search.module.css',
      '.field:hover > .key { x: 1 }',
    )
    assert.equal(root.toString(), '.Search-field:hover > .Search-key { x: 1 }')
    assert.deepEqual(classes, { field: 'Search-field', key: 'Search-key' })
  })

  it('leaves global names and the steps of animations alone', () => {
    const css = ':global(.dark) .field { x: 1 } @keyframes turn { 50.5% { x: 2 } }'
    const { root } = styleModule('Search.module.css', css)
    assert.equal(root.toString(), '.dark .Search-field { x: 1 } @keyframes turn { 50.5% { x: 2 } }')
  })
})

describe("the theme's sheet", () => {
  it('loses the rules that ours replace, and no selector beside them', () => {
    const theme = lighten(
      parse('a:focus-visible { x: 1 } b, .subheading-anchor:after { x: 2 } p:hover { x: 3 }'),
    )
    assert.equal(theme.toString(), 'b { x: 2 } p:hover { x: 3 }')
  })

  it('says a color without a variable where none has a part of one', () => {
    const color = '.a { --tw-text-opacity: 1; color: rgba(1,2,3,var(--tw-text-opacity)) }'
    assert.equal(lighten(parse(color)).toString(), '.a { color: rgba(1,2,3,1) }')
    const mixed = `${color} .b { --tw-text-opacity: .5 }`
    assert.equal(lighten(parse(mixed)).toString(), mixed)
  })
})

describe('the style sheets of the site', () => {
  it('begin with those of pages/_app.mdx, in its order', () => {
    const names = allStyles(process.cwd()).map(root => root.source?.input.file?.split('/').at(-1))
    assert.deepEqual(names.slice(0, 3), ['style.css', 'tokens.css', 'globals.css'])
    assert.ok(names.includes('Search.module.css'))
  })

  it('have no two modules of the same name, whose classes would be one', () => {
    const names = allStyles(process.cwd()).map(root => root.source?.input.file?.split('/').at(-1))
    assert.equal(new Set(names).size, names.length)
  })
})
