import * as z from 'zod'
import {
  difficulties,
  focusAreas,
  questionScopes,
  type MultipleChoice,
  type Question,
  type QuestionSet,
  type SingleChoice,
  type TrueFalse,
} from '../../../lib/course/question'
import type { InvalidEntry, QuestionFile } from './content-site'
import { lineOfField } from './line-of-field'
import { schemaIssues } from './schema-issues'

type Fields<Type> = Record<keyof Type, z.ZodType>

const text = z.string()
const option = z.strictObject({ text, why: text }, "must be { text: '…', why: '…' }.")
const fourOptions = { a: option, b: option, c: option, d: option }
const optionsHint = "must be { a: { text: '…', why: '…' }, b: … }."

const base = {
  id: text,
  difficulty: z.literal(difficulties),
  stem: text,
  rests: z.optional(z.array(text, "must be a list of statements: ['sprint-4'].")),
  focusArea: z.optional(z.enum(focusAreas)),
  scope: z.optional(z.enum(questionScopes)),
}

const shapes: Readonly<Record<Question['kind'], z.ZodType>> = {
  single: z.strictObject({
    ...base,
    kind: text,
    options: z.strictObject(fourOptions, optionsHint),
    answer: text,
  } satisfies Fields<SingleChoice>),
  multiple: z.strictObject({
    ...base,
    kind: text,
    answers: z.array(text, "must be a list of letters: ['a', 'b']."),
    countStated: z.boolean(),
    options: z.strictObject({ ...fourOptions, e: z.optional(option), f: z.optional(option) }, optionsHint),
  } satisfies Fields<MultipleChoice>),
  'true-false': z.strictObject({
    ...base,
    kind: text,
    answer: z.boolean(),
    why: z.strictObject({ true: text, false: text }, "must be { true: '…', false: '…' }."),
  } satisfies Fields<TrueFalse>),
}

const kindOnly = z.looseObject(
  { kind: z.enum(['single', 'multiple', 'true-false'] satisfies Question['kind'][]) },
  'must be an object with id, kind, stem and the other fields of a question.',
)

const setShape = z.strictObject({
  topic: text,
  lesson: text,
  focusArea: z.enum(focusAreas),
  questions: z.array(z.unknown(), 'must be a list of questions: [ … ].'),
} satisfies Fields<QuestionSet>)

/** Without a valid kind, the other fields can't be checked. */
function issuesOfQuestion(question: unknown) {
  const { data } = kindOnly.safeParse(question)
  if (data?.kind === 'single' && 'answers' in data) {
    const { answers: _, ...rest } = data
    const message = `has kind: 'single' and answers: for two right answers write kind: 'multiple', for one write answer: 'a' instead of answers.`
    const others = schemaIssues(shapes.single, { answer: '', ...rest })
    return [...others, { path: ['answers'], message }]
  }
  if (data) return schemaIssues(shapes[data.kind], question)
  const { kind, stem } = (question ?? {}) as { kind?: unknown; stem?: unknown }
  // A misspelled key such as 'kinds' is reported by the shape that matches most fields.
  return kind === undefined && stem !== undefined
    ? schemaIssues(shapes.single, question)
    : schemaIssues(kindOnly, question)
}

/** A question's text in its file: from its id (or stem) to the next question. */
function rangeOf(raw: string, { id, stem }: { id?: unknown; stem?: unknown }): [from: number, end: number] {
  const said = typeof id === 'string' ? `'${id}'` : typeof stem === 'string' && stem.split(/['"\\]/)[0]
  const from = Math.max(0, said ? raw.indexOf(said) : 0)
  const next = raw.slice(from).search(/\n\s*id:/)
  return [from, next < 0 ? raw.length : from + next]
}

function invalidEntryOf(question: unknown, index: number, raw: string): InvalidEntry | undefined {
  const issues = issuesOfQuestion(question)
  if (issues.length === 0) return undefined
  const { id, stem } = (question ?? {}) as { id?: unknown; stem?: unknown }
  const isNamed = typeof id === 'string'
  return {
    ...(isNamed ? { id } : {}),
    problems: issues.map(({ path, message }) => ({
      line: lineOfField(raw, path, ...rangeOf(raw, { id, stem })),
      message: `question ${isNamed ? id : `${index + 1} of the file`}: ${message}`,
    })),
  }
}

/** Separates valid questions from invalid ones. */
function sorted(list: readonly unknown[], raw: string) {
  const checked = list.map((question, index) => ({ question, wrong: invalidEntryOf(question, index, raw) }))
  return {
    questions: checked.filter(({ wrong }) => !wrong).map(({ question }) => question as Question),
    invalid: checked.flatMap(({ wrong }) => wrong ?? []),
  }
}

/** A questions file by its exports. Rules get the valid questions; the rule 'data-fields' reports the others. */
export function questionFile(
  file: string,
  raw: string,
  exported: Partial<Record<'questions' | 'examOnly', unknown>>,
): QuestionFile {
  const { questions: set, examOnly } = exported
  if (typeof set !== 'object' || set === null) {
    if (!Array.isArray(examOnly)) return { file, raw, set: undefined }
    const { questions, invalid } = sorted(examOnly, raw)
    return { file, raw, set: undefined, examOnly: questions, invalid }
  }
  const problems = schemaIssues(setShape, set).map(({ path, message }) => ({
    line: lineOfField(raw, path),
    message,
  }))
  const { topic, lesson, questions: list } = set as Partial<Record<keyof QuestionSet, unknown>>
  const { questions, invalid } = sorted(Array.isArray(list) ? (list as unknown[]) : [], raw)
  const isSet = typeof topic === 'string' && typeof lesson === 'string' && Array.isArray(list)
  return {
    file,
    raw,
    problems,
    invalid,
    set: isSet ? ({ ...set, questions } as unknown as QuestionSet) : undefined,
    // The set is incomplete, but its questions are fine.
    ...(isSet ? {} : { examOnly: questions }),
  }
}
