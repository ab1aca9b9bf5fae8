import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import * as z from 'zod/mini'
import {
  dataOfFragment,
  linkTo,
  mostPacked,
  packed,
  queryOfSettings,
  settingsOfQuery,
  unpacked,
} from '../../../lib/tools/address'

interface Asked extends Record<string, string | number | boolean> {
  weeks: number
  mode: string
  splits: boolean
}

const usual: Asked = { weeks: 6, mode: 'date', splits: false }
const shape = {
  weeks: z.int().check(z.gte(1), z.lte(52)),
  mode: z.enum(['date', 'items']) as z.ZodMiniType<string>,
  splits: z.boolean(),
}

describe('the settings in an address', () => {
  it('come back, and what is as usual is not in it', () => {
    const settings = { weeks: 8, mode: 'items', splits: true }
    const query = queryOfSettings<Asked>(settings, usual)
    assert.equal(query, '?weeks=8&mode=items&splits=yes')
    assert.deepEqual(settingsOfQuery<Asked>(shape, usual, query), settings)
    assert.equal(queryOfSettings(usual, usual), '')
  })

  it('are as usual where the address is wrong, and the others count', () => {
    assert.deepEqual(settingsOfQuery<Asked>(shape, usual, '?weeks=99&mode=items&splits=perhaps'), {
      ...usual,
      mode: 'items',
    })
    assert.deepEqual(settingsOfQuery<Asked>(shape, usual, '?weeks=&x=1'), usual)
  })
})

describe('the data in an address', () => {
  it('come back, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async text => {
        const address = await packed({ text })
        assert.match(address ?? '', /^[\w-]+$/)
        assert.deepEqual(await unpacked(address ?? ''), { text })
      }),
    )
  })

  it('are left out where they would make the address too long, and the link says so', async () => {
    const random = Array.from({ length: 3000 }, (_, index) => Math.sin(index))
    assert.equal(await packed(random), undefined)
    assert.deepEqual(await linkTo({ ...usual, weeks: 8 }, usual, random), {
      query: '?weeks=8',
      hasData: false,
    })
    const { query, hasData } = await linkTo(usual, usual, 'a'.repeat(50_000))
    assert.ok(hasData && query.length < mostPacked)
  })

  it('are damaged where a part is missing, or where they are something else', async () => {
    const { query } = await linkTo(usual, usual, { text: '1\n2\n3' })
    const data = z.object({ text: z.string() })
    assert.deepEqual(await dataOfFragment(query, data), { data: { text: '1\n2\n3' } })
    assert.equal(await dataOfFragment(query.slice(0, -8), data), 'damaged')
    assert.equal(await dataOfFragment(query, z.object({ text: z.number() })), 'damaged')
    assert.equal(await dataOfFragment('#when-it-helps', data), undefined)
  })

  it('are refused where a short address would unpack to more than a megabyte', async () => {
    const bomb = await new Response(
      new Blob([`"${'a'.repeat(1_200_000)}"`]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer()
    assert.ok(bomb.byteLength < 2000)
    assert.equal(await unpacked(Buffer.from(bomb).toString('base64url')), undefined)
  })
})
