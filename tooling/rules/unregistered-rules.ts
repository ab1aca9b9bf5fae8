import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from './run-rules'

const folder = 'tooling/rules'
const registry = 'all-rules.ts'

/** The files beside the registry that export a rule which it does not run: written, perhaps tested, and idle. */
export function unregisteredRules(root: string): Finding[] {
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8')
  const registered = read(registry)
  return readdirSync(path.join(root, folder))
    .filter(file => file.endsWith('.ts') && /^export const rule\b/m.test(read(file)))
    .map(file => file.replace(/\.ts$/, ''))
    .filter(name => !registered.includes(`from './${name}'`))
    .map(name => ({
      file: `${folder}/${name}.ts`,
      line: 1,
      message: `is a rule that nothing runs: import it in ${folder}/${registry} and add it to the list there.`,
      rule: 'registry',
    }))
}
