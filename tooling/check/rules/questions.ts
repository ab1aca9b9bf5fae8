import { choicesOf, type Question } from '../../../lib/course/question'
import { problemAt, questionsIn, type Problem, type QuestionFile, type Rule } from '../content/content-site'
import type { Page } from '../content/page'
import { partsNamed } from '../content/page-parts'

const fewest = 3
const most = 5

/** A text near a problem, to find its line, and the problem. */
type PageProblem = readonly [near: string, message: string]

function* problemsOfQuestion(question: Question, topic: string): Generator<PageProblem> {
  const { id } = question
  if (!id.startsWith(`${topic}-`)) yield [id, `id '${id}' must start with the topic: '${topic}-…'.`]
  if (!question.stem.trim()) yield [id, `question ${id} asks nothing: write its stem.`]
  const first = new Map<string, string>()
  for (const { key, text, why } of choicesOf(question)) {
    const words = text.trim()
    const other = first.get(words.toLowerCase())
    if (!words) yield [id, `question ${id}: option ${key} is empty; write it.`]
    else if (other === undefined) first.set(words.toLowerCase(), key)
    else
      yield [
        id,
        `question ${id} offers one option twice, as ${other} and as ${key} ('${words}'): reword one of them.`,
      ]
    if (!why.trim())
      yield [id, `question ${id}: option ${key} has no why; say what the page teaches about it.`]
  }
}

const examFolder = 'data/exam-questions/'

function* problemsOfExamFile(
  { file, examOnly }: QuestionFile,
  files: readonly QuestionFile[],
): Generator<PageProblem> {
  const topic = file.slice(examFolder.length, -'.ts'.length)
  if (!examOnly) yield ['', 'exports no examOnly: write `export const examOnly: readonly Question[] = …`.']
  else if (!files.some(other => other.file === `data/questions/${topic}.ts`))
    yield [
      '',
      `there is no data/questions/${topic}.ts, whose lesson teaches the answers: correct the file's name.`,
    ]
  for (const question of examOnly ?? []) yield* problemsOfQuestion(question, topic)
}

function* problemsOfFile(
  { file, set, invalid = [] }: QuestionFile,
  pages: readonly Page[],
): Generator<PageProblem> {
  if (!set) {
    yield ['', 'exports no questions: write `export const questions: QuestionSet = …`.']
    return
  }
  const { topic, lesson, questions } = set
  const count = questions.length + invalid.length
  if (file !== `data/questions/${topic}.ts`) yield ['topic:', `topic '${topic}' must be the file's name.`]
  if (count < fewest || count > most)
    yield ['questions:', `asks ${count} questions: a lesson asks ${fewest} to ${most}.`]
  const page = pages.find(({ route }) => route === lesson)
  const asks = page && partsNamed(page, 'CheckYourself').some(part => part.attribute('topic') === topic)
  if (!page) yield ['lesson:', `lesson ${lesson} isn't a page: correct the route or write the lesson.`]
  else if (!page.unreadable && !asks)
    yield ['lesson:', `${page.file} does not ask these: add <CheckYourself topic="${topic}" /> there.`]
  for (const question of questions) yield* problemsOfQuestion(question, topic)
}

/** The lowest id of a topic above all that any file uses. */
function nextFreeId(files: readonly QuestionFile[], id: string): string {
  const topic = id.replace(/\d+$/, '')
  const numbers = files
    .flatMap(questionsIn)
    .flatMap(question => (question.id.startsWith(topic) ? Number(question.id.slice(topic.length)) || 0 : []))
  return `${topic}${Math.max(0, ...numbers) + 1}`
}

/** Ids already used by an earlier question of any file; the rule 'question-bank' compares stems. */
function* repeated(files: readonly QuestionFile[]): Generator<Problem> {
  const seen = new Map<string, Problem & { at: number }>()
  for (const file of files)
    for (const { id } of questionsIn(file)) {
      const near = `'${id}'`
      const other = seen.get(id)
      const from = other?.file === file.file ? other.at + 1 : 0
      const message = `'${id}' is also in ${other?.file}:${other?.line}: the next free id is '${nextFreeId(files, id)}'.`
      const found = problemAt(file, near, message, from)
      seen.set(id, { ...found, at: file.raw.indexOf(near, from) })
      if (other) yield found
    }
}

/** Each lesson asks three to five complete questions, with ids unique across the site. */
export const rule: Rule = {
  why: "Readers' progress is stored under the ids, and a wrong answer teaches only if it says why.",
  *check({ questionFiles: files = [], pages }) {
    for (const file of files) {
      // The rule 'data-fields' names what is not there.
      if (!file.set && (file.problems ?? []).length > 0) continue
      const isExam = file.file.startsWith(examFolder)
      const problems = isExam ? problemsOfExamFile(file, files) : problemsOfFile(file, pages)
      for (const [near, message] of problems) yield problemAt(file, near, message)
    }
    yield* repeated(files)
  },
}
