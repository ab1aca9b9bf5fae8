import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withQuestionCards } from '../../../lib/repetition/question-cards'
import { isDue } from '../../../lib/flashcards/queue'
import { answerGraded, graded } from '../../../lib/repetition/schedule'
import { cardsToday } from '../../../lib/flashcards/today'
import { judged } from '../../../lib/repetition/judged'
import { noProgress, parseProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'
import { kept, later, noon, perDay } from '../flashcards/support'

const answered = (
  right: boolean,
  at: Date,
  confidence?: 'sure' | 'unsure' | 'guess',
  before: Progress = noProgress,
) => judged(before, 'events-1', { right, at: at.toISOString(), confidence })
const cardOf = ({ cards }: Progress) => cards['question:events-1'] ?? assert.fail()
const daysUntilDue = (progress: Progress) => (Date.parse(cardOf(progress).due) - noon.getTime()) / 86_400_000

describe('the card of a question', () => {
  it('is due at once after a wrong answer anywhere, and days later after a right one', () => {
    assert.equal(isDue(cardOf(answered(false, noon)), later(noon, 2)), true)
    assert.ok(daysUntilDue(answered(true, noon)) >= 2)
  })

  it('comes back sooner the less sure the reader was', () => {
    const sure = daysUntilDue(answered(true, noon, 'sure'))
    const guess = daysUntilDue(answered(true, noon, 'guess'))
    assert.ok(guess >= 1 && guess < sure)
    assert.equal(daysUntilDue(answered(true, noon, 'unsure')), guess)
  })

  it('stays in the deck after a right answer, later each time', () => {
    const second = answered(true, later(noon, 3 * perDay), 'sure', answered(true, noon))
    assert.ok(daysUntilDue(second) > 3 + daysUntilDue(answered(true, noon)))
    assert.equal(cardOf(second).reps, 2)
  })

  it('can be read again as it was written', () => {
    const progress = answered(true, noon, 'guess')
    assert.deepEqual(parseProgress(JSON.parse(JSON.stringify(progress))), progress)
  })

  it('is made of the last answer where an earlier version stored no card, or an older one', () => {
    const at = noon.toISOString()
    const old: Progress = { ...noProgress, answers: { 'events-1': { right: false, at } } }
    const expected = answerGraded(undefined, 'Again', noon)
    assert.deepEqual(withQuestionCards(old)['question:events-1'], expected)
    const cards = { 'question:events-1': kept() }
    const behind = { ...old, cards }
    assert.deepEqual(withQuestionCards(behind)['question:events-1'], answerGraded(kept(), 'Again', noon))
    const fresh = answered(true, noon)
    assert.equal(withQuestionCards(fresh), fresh.cards)
  })

  it('knows of the earlier answer when the next is given', () => {
    const at = later(noon, -perDay).toISOString()
    const old: Progress = { ...noProgress, answers: { 'events-1': { right: false, at } } }
    assert.equal(cardOf(answered(true, noon, 'sure', old)).reps, 2)
  })
})

describe('what is due today', () => {
  const guide = ['term:a', 'term:b', 'term:c']
  const today = (progress: Progress, now = noon) => cardsToday(progress, guide, () => true, now)

  it('is new terms, as many as the reader wants a day, until they were begun', () => {
    assert.equal(today(noProgress).fresh, 3)
    assert.equal(today({ ...noProgress, decks: { newADay: 2 } }).fresh, 2)
    const cards = { 'term:a': graded(undefined, 'Good', noon), 'term:b': graded(undefined, 'Good', noon) }
    const begun = today({ ...noProgress, cards, decks: { newADay: 2 } })
    assert.deepEqual([begun.fresh, begun.unseen, begun.begun], [0, 1, 2])
  })

  it('is no longer a card that was graded, unless it is due again today', () => {
    const once = graded(undefined, 'Good', noon)
    const twice = graded(once, 'Good', later(noon, 10))
    const done = (card: typeof once) => today({ ...noProgress, cards: { 'term:a': card } }).done
    assert.deepEqual([once, twice, graded(undefined, 'Easy', noon)].map(done), [0, 1, 1])
  })

  it('is every card that falls due today but for what is gone, and questions missed, which are practiced', () => {
    const terms = { ...noProgress, cards: { 'term:a': kept(), 'term:gone': kept() } }
    const dueToday = (progress: Progress) => cardsToday(progress, guide, id => id !== 'term:gone', noon)
    const right = dueToday(answered(true, later(noon, -5 * perDay), 'guess', terms))
    assert.deepEqual(right.due, ['2026-11-21', '2026-11-21'])
    assert.deepEqual(dueToday(answered(false, later(noon, -5), undefined, terms)).due, ['2026-11-21'])
    const now = dueToday(answered(true, noon, 'sure', terms))
    assert.equal(now.done, 0, 'an answer in an exam is no card studied')
  })
})
