import * as v from 'valibot'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Valibot's own record takes an array for one, and would give back what is none of ours as an empty one. */
const recordOf = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
) => v.pipe(v.custom<Record<string, unknown>>(isObject), v.record(key, value))

/** Times are compared, and the pattern alone lets some through that Date cannot read, such as an offset of +05. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(text => Number.isFinite(Date.parse(text))),
)
/** JSON writes what is not finite as null, which could not be read again. */
const finite = v.pipe(v.number(), v.finite())
const route = v.pipe(v.string(), v.startsWith('/'))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const milliseconds = v.pipe(finite, v.minValue(0))
const questionIds = v.pipe(
  v.array(v.string()),
  v.minLength(1),
  v.check(ids => new Set(ids).size === ids.length),
)
/** Id of a question → keys of the options that were chosen. */
const chosen = recordOf(v.string(), v.array(v.string()))

/** What exams did not keep at first. */
const laterFields = {
  /** Of the order in which options are shown; where there is none, they are shown as they are written. */
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** All the time that it has; where it is missing, that of the whole exam. */
  time: v.optional(milliseconds),
  /** Without pauses and ways back. */
  isStrict: v.optional(v.boolean()),
  /** Id of a question → the time for which it was shown. */
  times: v.optional(recordOf(v.string(), milliseconds)),
  /** How often the reader stopped its clock. */
  pauses: v.optional(count),
}

/** An exam under way. Its clock runs only while it is open: `spent` grows by what one tab has measured. */
const attempt = v.pipe(
  v.looseObject({
    id: v.string(),
    /** By the device's clock, for the history alone; no time is reckoned from it. */
    startedAt: time,
    questions: questionIds,
    answers: chosen,
    /** Ids of questions marked for a second look. */
    flagged: v.array(v.string()),
    /** Place in `questions`, from 0. */
    at: count,
    spent: milliseconds,
    /** Which opening of the page may answer and count time; the last that took it over. */
    holder: v.optional(v.string()),
    ...laterFields,
    /** When something of it was kept last, by the device's clock: a strict exam's time runs on from there. */
    keptAt: v.optional(time),
  }),
  v.check(({ at, questions }) => at < questions.length),
)

/** An exam that has ended. */
const examResult = v.pipe(
  v.looseObject({
    id: v.string(),
    startedAt: time,
    endedAt: time,
    spent: milliseconds,
    questions: questionIds,
    answers: chosen,
    right: count,
    /** Focus area → its questions in this exam. */
    areas: recordOf(v.string(), v.looseObject({ right: count, asked: count })),
    /** Ids of questions that were marked for a second look when it ended. */
    flagged: v.optional(v.array(v.string())),
    ...laterFields,
  }),
  v.check(({ right, questions }) => right <= questions.length),
)

/** The last answer to a question, wherever it was asked. */
const lastAnswer = v.looseObject({ right: v.boolean(), at: time })

/** A flashcard as ts-fsrs schedules it, its times in ISO 8601; lib/flashcards/schedule.ts adds `begun` to it. */
const card = v.looseObject({
  due: time,
  stability: finite,
  difficulty: finite,
  scheduled_days: finite,
  learning_steps: count,
  reps: count,
  lapses: count,
  state: v.picklist([0, 1, 2, 3]),
  last_review: v.optional(time),
})

/**
 * What the course remembers of a reader, on the reader's own device. Fields that are not named here, of a later
 * version of the site, are kept as they are; those of parts that were added later may be missing in what was kept.
 */
export const progressShape = v.looseObject({
  /** Route of each lesson that was marked as read, and when (ISO 8601, UTC). */
  lessons: recordOf(route, time),
  /** Route of the lesson whose mark was set or taken back last. */
  last: v.optional(route),
  /** Id of a question → its last answer. */
  answers: v.optional(recordOf(v.string(), lastAnswer), {}),
  exam: v.optional(attempt),
  /** In the order in which they ended. */
  exams: v.optional(v.array(examResult), []),
  /** Id of a flashcard → when it is due. */
  cards: v.optional(recordOf(v.string(), card), {}),
})

export type Progress = v.InferOutput<typeof progressShape>
export type Attempt = v.InferOutput<typeof attempt>
export type ExamResult = v.InferOutput<typeof examResult>
export type CardState = v.InferOutput<typeof card>
