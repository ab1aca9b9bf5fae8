import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { beginsAt, fold, stem, wordsOf } from '../../../../lib/search/languages/ar'
import { searchIn, type SamplePage } from './engine-in'

const pages: SamplePage[] = [
  [
    '/daily',
    'السكرم اليومي: خمس عشرة دقيقة لخطة جديدة',
    { 'من يحضر؟': 'يلتقي المطوّرون كل يوم في الوقت نفسه.' },
    ['كم مدة السكرم اليومي', 'من يدير الاجتماع اليومي'],
  ],
  [
    '/retrospective',
    'استرجاع السبرنت',
    { 'خطة لساعة': 'يكتب كل واحد ما أعاقه، ثم يختار الفريق تحسينا واحدا.' },
  ],
  ['/events', 'أحداث سكرم', { 'ما فائدتها؟': 'كل حدث فرصة للفحص والتكيف.' }],
  ['/product-owner', 'مالك المنتج: شخص واحد يقرر الترتيب', { 'ماذا يفعل': 'يرتب قائمة أعمال المنتج.' }],
  ['/increment', 'الزيادة وتعريف الإنجاز', { 'متى يكتمل العنصر؟': 'يكتمل العنصر حين يحقق تعريف الإنجاز.' }],
  ['/kanban', 'مقدمة إلى كانبان', { 'حدود العمل الجاري': 'ثلاث بطاقات على الأكثر في كل عمود.' }],
  ['/pillars', 'الركائز الثلاث: الشفافية والفحص والتكيف', { الشفافية: 'ما هو مخفي لا يمكن فحصه.' }],
]

describe('the letters and words of Arabic', () => {
  it('have one form of alif, yaa, and taa marbuta, and keep every position', () => {
    const text = 'إدارة المسؤوليّات، ٢٠٢٠'
    assert.equal(fold(text).length, text.length)
    assert.equal(fold('أحداث إلى مدرسة'), 'احداث الي مدرسه')
    assert.match(fold(text), /2020/)
  })

  it('lose vowel marks and the article with what is written together with it', () => {
    assert.deepEqual(wordsOf(fold('المُنتَج والمنتج بالمنتج للمنتج منتج')), Array(5).fill('منتج'))
    assert.deepEqual(wordsOf(fold('الى ألم')), ['الي', 'الم'])
  })

  it('have one stem in singular and plural', () => {
    assert.equal(new Set(['مطورون', 'مطورين', 'مطور'].map(stem)).size, 1)
  })

  it('begin after the article', () => {
    const folded = fold('هذا المنتج')
    assert.equal(beginsAt(folded, folded.indexOf('منتج')), true)
    assert.equal(beginsAt(folded, folded.indexOf('نتج')), false)
  })
})

describe('the search in Arabic', () => {
  let find: Awaited<ReturnType<typeof searchIn>>
  before(async () => {
    find = await searchIn('ar', pages)
  })
  for (const [query, title] of [
    ['أحداث', 'أحداث سكرم'],
    ['الاحداث', 'أحداث سكرم'],
    ['السكرم اليومي', 'السكرم اليومي: خمس عشرة دقيقة لخطة جديدة'],
    ['سكرم يومي', 'السكرم اليومي: خمس عشرة دقيقة لخطة جديدة'],
    ['كم مدة الاجتماع اليومي', 'السكرم اليومي: خمس عشرة دقيقة لخطة جديدة'],
    ['سبرينت', 'استرجاع السبرنت'],
    ['ما هو مالك المنتج', 'مالك المنتج: شخص واحد يقرر الترتيب'],
    ['منتج', 'مالك المنتج: شخص واحد يقرر الترتيب'],
    ['تعريف الانجاز', 'الزيادة وتعريف الإنجاز'],
    ['بطاقة', 'مقدمة إلى كانبان'],
    ['شفافية', 'الركائز الثلاث: الشفافية والفحص والتكيف'],
    ['الشفافيه', 'الركائز الثلاث: الشفافية والفحص والتكيف'],
  ] as const)
    it(`answers '${query}' with ${title}`, () => assert.equal(find(query)[0]?.title, title))

  it('marks a word after its article', () => {
    assert.match(find('منتج')[0]?.excerpt ?? '', /المنتج|منتج/)
  })
})
