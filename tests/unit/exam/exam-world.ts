import assert from 'node:assert/strict'
import { examRules, examTime, wholeExam } from '../../../lib/exam/exam-rules'
import type { ExamAction } from '../../../lib/exam/attempt'
import { isComplete } from '../../../lib/exam/complete'
import { startClock } from '../../../lib/exam/clock'
import { beginExam, endExam, holdExam, stepExam } from '../../../lib/exam/exam-progress'
import { randomFrom } from '../../../lib/exam/random'
import type { Bank } from '../../../lib/exam/score'
import { parseProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'
import { rightKeys } from './support'

/** What a reader, a browser or a device may do. `tab` is one of two. */
export type Deed =
  | { do: 'begin'; tab: number }
  | { do: 'continue'; tab: number }
  | { do: 'end'; tab: number }
  | { do: 'reload'; tab: number }
  | { do: 'answer'; tab: number; question: number; keys: readonly string[] }
  | { do: 'go'; tab: number; question: number }
  | { do: 'flag'; tab: number; question: number; flagged: boolean }
  | { do: 'wait'; tab: number; milliseconds: number; looks: number }
  | { do: 'set-clock'; to: number }

/** A clock that ignores the device's. */
const paused = { ...wholeExam, clock: 'pauses' } as const

/** Invariants, computed independently of the program. */
interface Expected {
  answers: Map<string, readonly string[]>
  spent: number
}

function actionOf(deed: Extract<Deed, { do: 'answer' | 'flag' }>, question: string): ExamAction {
  if (deed.do === 'answer') return { kind: 'answer', question, keys: deed.keys }
  return { kind: 'flag', question, flagged: deed.flagged }
}

/** A device with two tabs and a store; what happens in it is compared with what must be so. */
export class ExamWorld {
  private kept = '{"lessons":{}}'
  private wallClock = 1_790_000_000_000
  private monotonic = 0
  private openings = 0
  private readonly random
  /** Exams that ended because their time was out. */
  timedOut = 0
  private readonly tabs: { holder: string; clock: ReturnType<typeof startClock> }[]
  private expected: Expected | undefined

  constructor(
    private readonly bank: Bank,
    seed: number,
  ) {
    this.random = randomFrom(seed)
    this.tabs = [this.openTab(), this.openTab()]
  }

  get progress(): Progress {
    const progress = parseProgress(JSON.parse(this.kept))
    assert.ok(progress, 'what was kept can be read')
    return progress
  }

  does(deed: Deed): void {
    if (deed.do === 'set-clock') {
      this.wallClock = deed.to
    } else if (deed.do === 'reload') {
      this.tabs[deed.tab] = this.openTab()
    } else if (deed.do === 'wait') {
      for (let look = 0; look < deed.looks; look += 1) this.wait(deed.tab, deed.milliseconds)
    } else {
      const before = this.progress
      this.acts(deed, before)
      this.compare(before)
    }
  }

  private openTab() {
    this.openings += 1
    return { holder: `opening-${this.openings}`, clock: startClock(() => this.monotonic) }
  }

  private tab(number: number) {
    const tab = this.tabs[number]
    assert.ok(tab)
    return { ...tab, moment: { holder: tab.holder, at: new Date(this.wallClock).toISOString() } }
  }

  private keep(progress: Progress): void {
    this.kept = JSON.stringify(progress)
  }

  private wait(number: number, milliseconds: number): void {
    const tab = this.tab(number)
    tab.clock.take()
    this.monotonic += milliseconds
    const before = this.progress
    if (before.exam?.holder === tab.holder && this.expected)
      this.expected.spent += Math.min(milliseconds, 90_000)
    this.keep(stepExam(before, this.bank, tab.moment, tab.clock.take()))
    this.compare(before)
  }

  private acts(deed: Exclude<Deed, { do: 'set-clock' | 'wait' | 'reload' }>, before: Progress): void {
    const { moment, holder } = this.tab(deed.tab)
    const holds = before.exam?.holder === holder
    const id = 'question' in deed ? before.exam?.questions[deed.question] : undefined
    if (deed.do === 'begin') {
      this.keep(beginExam(before, this.bank, this.random, moment, paused))
      this.expected ??= { answers: new Map(), spent: 0 }
    } else if (deed.do === 'continue') this.keep(holdExam(before, holder))
    else if (deed.do === 'end') this.keep(holds ? endExam(before, this.bank, moment.at) : before)
    else if (deed.do === 'go')
      this.keep(stepExam(before, this.bank, moment, 0, { kind: 'go', to: deed.question }))
    else if (id !== undefined) {
      this.keep(stepExam(before, this.bank, moment, 0, actionOf(deed, id)))
      if (holds && deed.do === 'answer') {
        if (deed.keys.length > 0) this.expected?.answers.set(id, deed.keys)
        else this.expected?.answers.delete(id)
      }
    }
  }

  private compare(before: Progress): void {
    const { exam, exams } = this.progress
    assert.deepEqual(exams.slice(0, before.exams.length), before.exams, 'earlier exams stay as they were')
    if (exam) {
      assert.ok(this.expected, 'an exam is under way only when one was begun')
      assert.equal(exam.questions.length, examRules.questions)
      assert.equal(new Set(exam.questions).size, exam.questions.length, 'no question twice')
      assert.deepEqual(new Map(Object.entries(exam.answers)), this.expected.answers, 'no answer lost')
      assert.equal(exam.spent, this.expected.spent)
      assert.ok(exam.spent < examTime)
    }
    if (exams.length > before.exams.length) this.compareResult(before)
    if (!exam) this.expected = undefined
  }

  private compareResult(before: Progress): void {
    const { exam, exams, answers } = this.progress
    const result = exams.at(-1)
    assert.ok(result && this.expected && before.exam && !exam)
    assert.equal(exams.length, before.exams.length + 1)
    assert.deepEqual(result.questions, before.exam.questions)
    assert.deepEqual(
      new Map(Object.entries(result.answers)),
      this.expected.answers,
      'no answer lost at the end',
    )
    assert.equal(result.spent, Math.min(this.expected.spent, examTime))
    if (result.spent === examTime) this.timedOut += 1
    const right = result.questions.filter(id => {
      const question = this.bank.get(id)
      const keys = this.expected?.answers.get(id) ?? []
      const isRight = question && [...keys].sort().join() === rightKeys(question).join()
      if (question && isComplete(question, keys))
        assert.equal(answers[id]?.right, Boolean(isRight), `what is remembered of ${id}`)
      return isRight
    })
    assert.equal(result.right, right.length, 'the score')
    const areas = Object.values(result.areas)
    assert.equal(
      areas.reduce((sum, area) => sum + area.asked, 0),
      result.questions.length,
    )
    assert.equal(
      areas.reduce((sum, area) => sum + area.right, 0),
      result.right,
    )
    const last = before.exams.at(-1)?.questions ?? []
    const again = result.questions.filter(id => last.includes(id))
    assert.deepEqual(again, [], 'nothing that the last exam asked')
  }
}
