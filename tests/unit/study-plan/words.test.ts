import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noProgress } from '../../../lib/progress/progress'
import { dayOfMoment, parseDay } from '../../../lib/example/days'
import { amounts, cardsWords, doneWords, notes, summary, taskText } from '../../../lib/study-plan/words'
import { duration, listed } from '../../../lib/words'
import { answersTo, entriesOf, noon, planOf, readLessons, settingsOf } from './support'

describe('a plan in words', () => {
  it('says how long it is and what is in it', () => {
    const plan = planOf(settingsOf(28, 60))
    assert.match(
      summary(plan),
      /^\d+ days of study before Sunday, December 20, \d+ h( \d+ min)? in all: 18 lessons, \d+ rounds of practice, 2 practice exams and flashcards\.$/,
    )
  })

  it('counts a task in parts once', () => {
    const tasks = entriesOf(planOf(settingsOf(200, 5))).map(({ task }) => task)
    assert.match(amounts(tasks), /^18 lessons, 14 rounds of practice and 1 practice exam$/)
  })

  it('says what is done today, and nothing where nothing is', () => {
    const at = noon.toISOString()
    const done = { ...noProgress, lessons: readLessons([0, 1], at), answers: answersTo(2, 1, 0, at) }
    assert.equal(
      doneWords(planOf(settingsOf(9, 60), done)),
      'Done today: 2 lessons and 1 question, about 18 min.',
    )
    assert.equal(doneWords(planOf(settingsOf(9, 60))), '')
  })

  it('names the part of a task that takes several days', () => {
    const part = entriesOf(planOf(settingsOf(200, 5))).find(({ task }) => task.id === 'lesson:/lesson-1')
    assert.equal(part && taskText(part), 'Read Lesson 1 (part 1 of 2)')
  })

  it('says how many questions each part of a round has, in as many minutes as these take', () => {
    const parts = entriesOf(planOf(settingsOf(200, 5))).filter(
      ({ task, part }) => part && task.kind === 'round',
    )
    assert.ok(parts.length > 0)
    for (const { task, questions = 0, minutes } of parts) {
      assert.ok('each' in task && questions < 10)
      assert.equal(minutes, Math.ceil((questions * task.each) / 60))
    }
    const one = parts.filter(({ task }) => task.id === parts[0]?.task.id)
    assert.equal(
      one.reduce((sum, { questions = 0 }) => sum + questions, 0),
      10,
    )
    assert.match(parts[0] ? taskText(parts[0]) : '', /^4 questions: .*\(part 1 of 3\)$/)
  })

  it('says how many cards are new: these come up twice', () => {
    const { rooms } = planOf(settingsOf(28, 60))
    const [cards] = rooms.flatMap(room => room.cards ?? [])
    assert.deepEqual(cards, { cards: 10, fresh: 10, minutes: 7 })
    assert.equal(cardsWords(cards).before, '10 cards, 10 new: ')
    assert.equal(cardsWords({ ...cards, fresh: 0 }).before, '10 cards: ')
  })

  it('says nothing of a longer day where the plan has none', () => {
    for (const plan of [planOf(settingsOf(1, 30)), planOf(settingsOf(28, 60))])
      assert.doesNotMatch(notes(plan).join(' '), /takes longer/)
  })

  it('writes times and lists as people do', () => {
    assert.deepEqual([0, 59, 60, 135].map(duration), ['0 min', '59 min', '1 h', '2 h 15 min'])
    assert.deepEqual([listed([]), listed(['a']), listed(['a', 'b', 'c'])], ['', 'a', 'a, b and c'])
  })
})

describe('a day', () => {
  it('is that of the reader, whatever the hour', () => {
    assert.equal(dayOfMoment(new Date(2026, 0, 5, 0, 1)), '2026-01-05')
    assert.equal(dayOfMoment(new Date(2026, 0, 5, 23, 59)), '2026-01-05')
  })

  it('is read only where there is one', () => {
    assert.equal(parseDay('2028-02-29'), '2028-02-29')
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-5', '', '2026-01-05T00:00'])
      assert.equal(parseDay(text), undefined)
  })
})
