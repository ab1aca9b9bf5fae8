import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleTimer } from '../../../data/example/timer-agenda'
import {
  longestText,
  mostSteps,
  problemsOf,
  secondsOf,
  timedSteps,
  timerShape,
  type Step,
} from '../../../lib/timer/agenda'
import {
  addStep,
  chooseAgenda,
  chooseWeeks,
  editStep,
  newAgenda,
  removeStep,
  shiftStep,
} from '../../../lib/timer/edits'
import { linesOf, markdownOf, takenOf } from '../../../lib/timer/export'
import { next, start } from '../../../lib/timer/run'
import { sharedPart, withQueryBefore } from '../../../lib/timer/settings'
import { sheetSize } from '../../../lib/timer/sheet'

const step = (about: Partial<Step>): Step => ({ id: 1, name: 'Plan', minutes: '5', say: '', ...about })
const daily = newAgenda('daily-scrum', 2)

describe('minutes as typed', () => {
  it('may be decimals, with a point or a comma', () => {
    assert.deepEqual(['5', ' 1.5 ', '1,5', '.5', '480'].map(secondsOf), [300, 90, 90, 30, 28_800])
  })

  it('are refused unless they are a number above 0 and up to 480', () => {
    for (const typed of ['', '0', '-5', '1000', '481', 'five', '5 min', '1e2', '0.001', 'Infinity', '.'])
      assert.equal(secondsOf(typed), undefined, typed)
  })
})

describe('an agenda that can’t run', () => {
  it('names the step and what is wrong with it', () => {
    assert.deepEqual(
      problemsOf([
        step({ minutes: '-5' }),
        step({ minutes: 'ten' }),
        step({ minutes: '1000' }),
        step({ minutes: ' ' }),
        step({ name: ' ', minutes: '' }),
        step({ name: '' }),
        step({ say: 'x'.repeat(longestText + 1) }),
      ]),
      [
        'Step 1, “Plan”, takes -5 minutes. Enter a number above 0, such as 5.',
        'Step 2, “Plan”, has “ten” as its minutes, which isn’t a number. Enter one, such as 5 or 1.5.',
        'Step 3, “Plan”, takes 1000 minutes, more than 8 hours. Enter 480 or fewer, or split the step.',
        'Step 4, “Plan”, has no minutes. Enter a number, such as 5.',
        'Step 5 has no minutes. Enter a number, such as 5.',
        'Step 6 has no name. Say in a few words what happens in it.',
        'Step 7, “Plan”, is longer than 300 characters, too long to read across a room. Shorten it.',
      ],
    )
  })

  it('has no steps, or too many', () => {
    assert.match(problemsOf([]).join(), /no steps yet/)
    assert.match(problemsOf(Array.from({ length: mostSteps + 1 }, () => step({}))).join(), /41 steps/)
  })

  it('is kept as typed', () => {
    const data = { ...daily, steps: [step({ minutes: '-5' }), step({ id: 2, name: '', minutes: 'ten' })] }
    assert.deepEqual(timerShape.parse(JSON.parse(JSON.stringify(data))), data)
  })
})

describe('changes of an agenda', () => {
  it('edit, add, remove and move steps', () => {
    const [a, b] = [step({ name: 'A' }), step({ id: 2, name: 'B' })]
    assert.deepEqual(editStep([a, b], 2, { minutes: '7' }), [a, { ...b, minutes: '7' }])
    assert.deepEqual(addStep([a, b])[2], { id: 3, name: '', minutes: '5', say: '' })
    assert.deepEqual(removeStep([a, b], 1), [b])
    assert.deepEqual(shiftStep([a, b], 2, -1), [b, a])
    assert.deepEqual(shiftStep([a, b], 2, 1), [a, b])
    const full = Array.from({ length: mostSteps }, (_, index) => step({ id: index + 1 }))
    assert.equal(addStep(full), full)
  })

  it('choose another agenda, and keep the reader’s switches', () => {
    const chosen = chooseAgenda({ ...daily, goesOn: true, hasSound: false }, 'sprint-review', 4)
    assert.equal(chosen.title, 'Sprint Review')
    assert.equal(chosen.steps[1]?.minutes, '50')
    assert.deepEqual([chosen.goesOn, chosen.hasSound], [true, false])
  })

  it('don’t touch changed steps for another length of the Sprint', () => {
    const review = newAgenda('sprint-review', 2)
    assert.equal(chooseWeeks(review, 1).steps[1]?.minutes, '13')
    const changed = { ...review, steps: editStep(review.steps, 2, { minutes: '20' }) }
    assert.equal(chooseWeeks(changed, 1).steps[1]?.minutes, '20')
    assert.equal(chooseWeeks(changed, 1).weeks, 1)
  })
})

describe('an address', () => {
  const withQuery = withQueryBefore(exampleTimer)

  it('asks for an agenda and a length of the Sprint', () => {
    assert.equal(withQuery('', daily), daily)
    assert.deepEqual(withQuery('?agenda=sprint-planning&weeks=4', daily), newAgenda('sprint-planning', 4))
    assert.deepEqual(withQuery('?agenda=sprint-planning', daily), newAgenda('sprint-planning', 2))
    assert.equal(withQuery('?agenda=nonsense&weeks=99', daily), daily)
  })

  it('leaves the reader’s own agenda of that kind, but not the example', () => {
    const own = { ...daily, steps: editStep(daily.steps, 1, { minutes: '1' }) }
    assert.equal(withQuery('?agenda=daily-scrum', own), own)
    assert.deepEqual(withQuery('?agenda=daily-scrum', exampleTimer), daily)
  })

  it('doesn’t have the timer that runs', () => {
    const run = start(timedSteps(daily.steps), { goesOn: false }, 0)
    assert.deepEqual(sharedPart({ ...daily, run }), daily)
  })
})

describe('an agenda to take along', () => {
  it('is a table in Markdown, by minutes', () => {
    const steps = [step({ name: 'A | *b*', minutes: '1.5', say: 'Why?' }), step({ id: 2, minutes: '10' })]
    assert.equal(
      markdownOf({ ...daily, title: 'Ours', steps }),
      [
        '# Ours, 11 min 30 s',
        '',
        '| Minutes | Step | Say |',
        '| --- | --- | --- |',
        '| 0–1.5 | A \\| \\*b\\* | Why? |',
        '| 1.5–11.5 | Plan |  |',
        '',
      ].join('\n'),
    )
    assert.deepEqual(
      linesOf(daily.steps).map(({ minutes }) => minutes),
      ['0–2', '2–5', '5–9', '9–13', '13–15'],
    )
  })

  it('says what each step took', () => {
    const run = start(timedSteps([step({}), step({ id: 2 })]), { goesOn: false }, 0)
    assert.deepEqual(takenOf(next(next(run, 240_000), 600_000)), [
      ['Step 1, “Plan”', '5 min', '4 min'],
      ['Step 2, “Plan”', '5 min', '6 min'],
    ])
  })

  it('is smaller on the sheet the more it says', () => {
    const long = Array.from({ length: mostSteps }, (_, index) =>
      step({ id: index + 1, say: 'x'.repeat(longestText) }),
    )
    assert.equal(sheetSize(daily.steps), 13)
    assert.ok(sheetSize(newAgenda('lean-coffee', 2).steps) >= 11)
    assert.ok(sheetSize(long) < 7.5)
    assert.ok(sheetSize(long) >= 4)
  })
})
