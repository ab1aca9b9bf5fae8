/** One process: `node --test` is 4× slower and finds no TS on Node 20. One file: `node --import tsx --test FILE`. */
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { filesUnder } from '../tooling/tasks/files-under'

for (const file of filesUnder(process.cwd(), 'tests/unit', '.test.ts')) {
  try {
    await import(pathToFileURL(path.resolve(file)).href)
  } catch (error) {
    // The other files still run; this one counts as failed.
    void test(`${file} can be read`, () => {
      throw error
    })
  }
}
