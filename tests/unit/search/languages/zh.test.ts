import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { fold, wordsOf } from '../../../../lib/search/languages/zh'
import { searchIn, type SamplePage } from './engine-in'

const pages: SamplePage[] = [
  [
    '/daily',
    '每日站会：用十五分钟重新安排一天',
    { 谁参加: '开发人员每天在同一时间、同一地点碰头。' },
    ['每日站会开多久', '站会由谁主持'],
  ],
  [
    '/retrospective',
    '回顾会议：让团队变得更好',
    { 一小时的议程: '每个人写下受阻的事，然后团队选出一项改进。' },
  ],
  ['/events', 'Scrum 事件', { 为什么需要它们: '每个事件都是检视和适应的机会。' }],
  ['/product-owner', '产品负责人：由一个人决定顺序', { 他做什么: '他给产品待办列表排序，并对价值负责。' }],
  ['/increment', '增量与完成的定义', { 什么时候算完成: '符合完成的定义，一个条目才算完成。' }],
  ['/kanban', '看板入门', { 限制在制品: '每一列最多放三张卡片。' }],
  ['/pillars', '三大支柱：透明、检视、适应', { 透明: '看不见的东西无法检视。' }],
]

describe('the characters and words of Chinese', () => {
  it('have ASCII for letters of full width, and keep every position', () => {
    const text = '《Ｓｃｒｕｍ 指南》，２０２０ 年版。'
    assert.equal(fold(text).length, text.length)
    assert.match(fold(text), / scrum 指南 ,2020 年版 /)
  })

  it('are cut without spaces', () => {
    assert.deepEqual(wordsOf(fold('产品负责人决定顺序')), ['产品', '负责', '人', '决定', '顺序'])
  })
})

describe('the search in Chinese', () => {
  let find: Awaited<ReturnType<typeof searchIn>>
  before(async () => {
    find = await searchIn('zh', pages)
  })
  for (const [query, title] of [
    ['每日站会', '每日站会：用十五分钟重新安排一天'],
    ['站会多久', '每日站会：用十五分钟重新安排一天'],
    ['产品负责人', '产品负责人：由一个人决定顺序'],
    ['负责人做什么', '产品负责人：由一个人决定顺序'],
    ['什么是回顾会议', '回顾会议：让团队变得更好'],
    ['改进', '回顾会议：让团队变得更好'],
    ['ｓｃｒｕｍ 事件', 'Scrum 事件'],
    ['完成的定义', '增量与完成的定义'],
    ['在制品', '看板入门'],
    ['看板', '看板入门'],
    ['透明', '三大支柱：透明、检视、适应'],
    ['三大支柱', '三大支柱：透明、检视、适应'],
  ] as const)
    it(`answers '${query}' with ${title}`, () => assert.equal(find(query)[0]?.title, title))

  it('marks what was found, and nothing around it', () => {
    assert.match(find('卡片')[0]?.excerpt ?? '', /三张\|卡片\|/)
  })
})
