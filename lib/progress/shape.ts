import * as z from 'zod/mini'

const time = z.iso.datetime({ offset: true })
const route = z.string().check(z.startsWith('/'))
const count = z.int().check(z.gte(0))
const milliseconds = z.number().check(z.gte(0))
const questionIds = z
  .array(z.string())
  .check(z.minLength(1))
  .check(z.refine(ids => new Set(ids).size === ids.length))
/** Question id → keys of the chosen options. */
const chosen = z.record(z.string(), z.array(z.string()))

/** How sure the reader was of an answer. */
const confidence = z.enum(['sure', 'unsure', 'guess'])

/** Fields that early exams lack. */
const laterFields = {
  /** What kind of exam it is; without it, a whole or a short one by its number of questions. */
  mode: z.optional(z.string()),
  /** Question id → how sure the reader was. */
  confidence: z.optional(z.record(z.string(), confidence)),
  /** Question id → how often a complete answer was changed. */
  changes: z.optional(z.record(z.string(), count)),
  /** Question id → the first complete answer, if it was changed. */
  before: z.optional(chosen),
  /** Seed of the options' order; without it, they stay as written. */
  seed: z.optional(z.int()),
  /** The exam's time limit; the full exam's if missing. */
  time: z.optional(milliseconds),
  /** No pauses, no going back. */
  isStrict: z.optional(z.boolean()),
  /** Question id → how long it was shown. */
  times: z.optional(z.record(z.string(), milliseconds)),
  /** How often the reader paused the clock. */
  pauses: z.optional(count),
}

/** An exam under way. Its clock runs only while it is open: `spent` grows by what one tab measured. */
const attempt = z
  .looseObject({
    id: z.string(),
    /** By the device's clock, for the history only. */
    startedAt: time,
    questions: questionIds,
    answers: chosen,
    /** Ids of flagged questions. */
    flagged: z.array(z.string()),
    /** Index in `questions`. */
    at: count,
    spent: milliseconds,
    /** The page session that may answer and count time: the last one to take over the exam. */
    holder: z.optional(z.string()),
    ...laterFields,
    /** When it was last stored, by the device's clock: a strict exam's time continues from there. */
    keptAt: z.optional(time),
  })
  .check(z.refine(({ at, questions }) => at < questions.length))

/** An exam that has ended. */
const examResult = z
  .looseObject({
    id: z.string(),
    startedAt: time,
    endedAt: time,
    spent: milliseconds,
    questions: questionIds,
    answers: chosen,
    right: count,
    /** Focus area → its questions in this exam. */
    areas: z.record(z.string(), z.looseObject({ right: count, asked: count })),
    /** Ids of questions flagged at the end. */
    flagged: z.optional(z.array(z.string())),
    ...laterFields,
  })
  .check(z.refine(({ right, questions }) => right <= questions.length))

/** More options than any question has. */
const mostChosen = 8

/** The latest answer to a question, wherever it was asked. */
const lastAnswer = z.looseObject({
  right: z.boolean(),
  at: time,
  /** Keys of the options chosen at the end of a lesson, until the reader tries again there. */
  chosen: z.optional(z.array(z.string()).check(z.maxLength(mostChosen))),
  confidence: z.optional(confidence),
  /** The first answer ever given, which shows what the reader knew before seeing the reasons. */
  first: z.optional(z.looseObject({ right: z.boolean(), at: time })),
})

/** A flashcard as ts-fsrs schedules it, with times in ISO 8601; lib/flashcards/schedule.ts adds `begun`. */
const card = z.looseObject({
  due: time,
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: z.number(),
  learning_steps: count,
  reps: count,
  lapses: count,
  state: z.literal([0, 1, 2, 3]),
  last_review: z.optional(time),
})

/** A reader's progress on their device. Later versions' fields are preserved; fields added later may be missing. */
export const progressShape = z.looseObject({
  /** Route of each lesson marked as read → when (ISO 8601, UTC). */
  lessons: z.record(route, time),
  /** Route of the lesson marked or unmarked last. */
  last: z.optional(route),
  /** Question id → its latest answer. */
  answers: z._default(z.record(z.string(), lastAnswer), {}),
  exam: z.optional(attempt),
  /** In the order they ended. */
  exams: z._default(z.array(examResult), []),
  /** Flashcard id → its schedule. */
  cards: z._default(z.record(z.string(), card), {}),
  /** Question id → the reader's note on it; an empty text is a deleted note. */
  notes: z.optional(z.record(z.string(), z.looseObject({ text: z.string(), at: time }))),
})

export type Progress = z.infer<typeof progressShape>
export type Attempt = z.infer<typeof attempt>
export type ExamResult = z.infer<typeof examResult>
export type Confidence = z.infer<typeof confidence>
export type CardState = z.infer<typeof card>
