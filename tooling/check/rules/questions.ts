import { choicesOf, type Question } from '../../../lib/course/question'
import {
  lineOfText,
  questionsIn,
  type ContentRule,
  type ContentSite,
  type Problem,
  type QuestionFile,
} from '../content/content-site'
import { partsNamed } from './page-parts'

const fewest = 3
const most = 5

/** A problem, and a text to find its line. */
interface QuestionFault {
  near: string
  message: string
}

/** The source text of the file's questions; apostrophes may be escaped. */
const startOf = (text: string): string => text.split(/['"\\]/)[0] ?? text

/** Options that repeat the words of an earlier one. */
function* repeatedOptions(question: Question): Generator<QuestionFault> {
  const first = new Map<string, string>()
  for (const { key, text } of choicesOf(question)) {
    const words = text.trim().toLowerCase()
    const other = first.get(words)
    if (other === undefined) first.set(words, key)
    // Empty options are reported separately.
    else if (words)
      yield {
        near: question.id,
        message: `question ${question.id} offers one option twice, as ${other} and as ${key} ('${text.trim()}'): reword one of them.`,
      }
  }
}

function* faultsOfQuestion(question: Question, topic: string): Generator<QuestionFault> {
  const near = question.id
  if (!question.id.startsWith(`${topic}-`))
    yield { near, message: `id '${near}' must start with the topic: '${topic}-…'.` }
  if (!question.stem.trim()) yield { near, message: `question ${near} asks nothing: write its stem.` }
  for (const choice of choicesOf(question)) {
    if (!choice.text.trim())
      yield { near, message: `question ${near}: option ${choice.key} is empty; write it.` }
    if (!choice.why.trim())
      yield {
        near,
        message: `question ${near}: option ${choice.key} has no why; say what the page teaches about it.`,
      }
  }
  yield* repeatedOptions(question)
}

const examFolder = 'data/exam-questions/'

function* faultsOfExamFile({ file, examOnly }: QuestionFile, site: ContentSite): Generator<QuestionFault> {
  const topic = file.slice(examFolder.length, -'.ts'.length)
  if (!examOnly) {
    yield {
      near: '',
      message: 'exports no examOnly: write `export const examOnly: readonly Question[] = …`.',
    }
    return
  }
  if (!site.questionFiles?.some(other => other.file === `data/questions/${topic}.ts`))
    yield {
      near: '',
      message: `there is no data/questions/${topic}.ts, whose lesson teaches the answers: correct the file's name.`,
    }
  for (const question of examOnly) yield* faultsOfQuestion(question, topic)
}

function* faultsOfFile(questionFile: QuestionFile, site: ContentSite): Generator<QuestionFault> {
  const { file, set, faults = [], invalid = [] } = questionFile
  // The rule 'data-fields' names what is not there.
  if (!set && faults.length > 0) return
  if (file.startsWith(examFolder)) {
    yield* faultsOfExamFile(questionFile, site)
    return
  }
  if (!set) {
    yield { near: '', message: 'exports no questions: write `export const questions: QuestionSet = …`.' }
    return
  }
  const { topic, lesson, questions } = set
  const count = questions.length + invalid.length
  if (file !== `data/questions/${topic}.ts`)
    yield { near: 'topic:', message: `topic '${topic}' must be the file's name.` }
  if (count < fewest || count > most)
    yield { near: 'questions:', message: `asks ${count} questions: a lesson asks ${fewest} to ${most}.` }
  const page = site.pages.find(candidate => candidate.route === lesson)
  if (!page)
    yield {
      near: 'lesson:',
      message: `lesson ${lesson} isn't a page: correct the route or write the lesson.`,
    }
  else if (
    !page.unreadable &&
    !partsNamed(page, 'CheckYourself').some(part => part.attribute('topic') === topic)
  ) {
    yield {
      near: 'lesson:',
      message: `${page.file} does not ask these: add <CheckYourself topic="${topic}" /> there.`,
    }
  }
  for (const question of questions) yield* faultsOfQuestion(question, topic)
}

/** Ids and stems already used by an earlier question of any file. */
function repeated(files: readonly QuestionFile[]): Problem[] {
  const first = new Map<string, string>()
  return files.flatMap(({ file, raw, ...lists }) =>
    questionsIn({ file, raw, ...lists }).flatMap(({ id, stem }) =>
      [id, stem].flatMap(text => {
        const other = first.get(text)
        if (other === undefined) first.set(text, file)
        if (other === undefined || !text) return []
        const line = lineOfText(raw, startOf(text))
        return [
          {
            file,
            line,
            message: `'${text}' is also in ${other}: each question needs its own id and stem.`,
          },
        ]
      }),
    ),
  )
}

/** Each lesson asks three to five complete questions, with ids unique across the site. */
export const rule: ContentRule = {
  name: 'questions',
  why: "Readers' progress is stored under the ids, and a wrong answer teaches only if it says why.",
  check: site => {
    const files = site.questionFiles ?? []
    const faults = files.flatMap(questions =>
      [...faultsOfFile(questions, site)].map(({ near, message }) => ({
        file: questions.file,
        line: lineOfText(questions.raw, near),
        message,
      })),
    )
    return [...faults, ...repeated(files)]
  },
}
