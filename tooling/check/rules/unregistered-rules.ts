import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lineOfText } from '../content/content-site'
import type { Finding } from './run-rules'

const folder = 'tooling/check/rules'
const registry = `${folder}/all-rules.ts`

/** What keeps a rule from being run, or found by name. */
function faultOf(name: string, rule: string, registered: string): Omit<Finding, 'rule'> | undefined {
  const file = `${folder}/${name}.ts`
  const imported = new RegExp(`^import \\{ rule as (\\w+) \\} from '\\./${name}'`, 'm').exec(registered)
  const [line = '', asName = ''] = imported ?? []
  if (!imported) {
    const message = `isn't run: import it in ${registry} and add it to the list there.`
    return { file, line: 1, message }
  }
  const list = registered.slice(registered.indexOf('export const allRules'))
  if (!new RegExp(`\\b${asName}\\b`).test(list)) {
    const message = `imports the rule of ${file} without running it: add ${asName} to the list allRules.`
    return { file: registry, line: lineOfText(registered, line), message }
  }
  const [said = '', called] =
    /^ {2}name: '([^']*)'/m.exec(rule.slice(rule.search(/^export const rule\b/m))) ?? []
  if (called === undefined || called === name) return undefined
  const message = `names its rule '${called}': write name: '${name}', like the file.`
  return { file, line: lineOfText(rule, said), message }
}

/** Rules of the folder that aren't registered, or aren't named like their file. */
export function unregisteredRules(root: string): Finding[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const registered = read(registry)
  return readdirSync(path.join(root, folder))
    .filter(file => file.endsWith('.ts'))
    .map(file => ({ name: file.replace(/\.ts$/, ''), raw: read(`${folder}/${file}`) }))
    .filter(({ raw }) => /^export const rule\b/m.test(raw))
    .flatMap(({ name, raw }) => faultOf(name, raw, registered) ?? [])
    .map(found => ({ ...found, rule: 'registry' }))
}
