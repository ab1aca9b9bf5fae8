import { readdirSync } from 'node:fs'
import type { ContentRule, Rule } from './content/content-site'

const folder = new URL('rules/', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.ts'))

/** Every content rule: each file of rules/ exports one and names it. */
export const allRules: readonly ContentRule[] = await Promise.all(
  files.map(async file => {
    const { rule } = (await import(new URL(file, folder).href)) as { rule: Rule }
    return { ...rule, name: file.replace(/\.ts$/, '') }
  }),
)
