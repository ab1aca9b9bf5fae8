import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sameFacts } from '../data/same-facts'
import type { Question, QuestionSet } from '../lib/course/question'
import { bankOf } from '../lib/exam/bank-of'
import type { Bank } from '../lib/exam/score'

const root = path.resolve(import.meta.dirname, '..')

async function exportsOf<T>(folder: string): Promise<[topic: string, T][]> {
  const directory = path.join(root, 'data', folder)
  const files = existsSync(directory) ? readdirSync(directory).sort() : []
  return Promise.all(
    files.map(async (file): Promise<[string, T]> => [
      path.basename(file, '.ts'),
      (await import(pathToFileURL(path.join(directory, file)).href)) as T,
    ]),
  )
}

/** What the lessons of the site ask at their ends. */
export async function realSets(): Promise<QuestionSet[]> {
  const lessons = await exportsOf<{ questions: QuestionSet }>('questions')
  return lessons.map(([, { questions }]) => questions)
}

/** The questions of the site, read as Node.js reads them: data/question-bank.ts is for webpack. */
export async function realBank(): Promise<Bank> {
  const exam = await exportsOf<{ examOnly: readonly Question[] }>('exam-questions')
  return bankOf(
    await realSets(),
    Object.fromEntries(exam.map(([topic, { examOnly }]) => [topic, examOnly])),
    sameFacts,
  )
}
