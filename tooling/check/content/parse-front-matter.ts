import matter from 'gray-matter'
import type { Facts } from '../../../lib/example/fact-texts'
import { withFacts } from './fact-expressions'
import type { PageProblem, RawFrontMatter } from './page'

interface YamlError extends Error {
  reason?: string
  mark?: { line: number }
}

/** The line of each top-level key. */
function keyLines(raw: string): Record<string, number> {
  const lines: Record<string, number> = {}
  if (!raw.startsWith('---')) return lines
  for (const [index, line] of raw.split('\n').entries()) {
    if (index > 0 && line.startsWith('---')) break
    const key = /^([\w-]+)\s*:/.exec(line)?.[1]
    if (key) lines[key] ??= index + 1
  }
  return lines
}

/** The value as written: as a Date, it would lose its offset, and '2026-02-31' would be March 3. */
function asTyped(raw: string, line: number | undefined): string {
  const text = raw.split('\n')[(line ?? 1) - 1] ?? ''
  return text
    .replace(/^[^:]*:\s*/, '')
    .replace(/\s+#.*$/, '')
    .trim()
}

/** Parses a page's front matter and fills in facts; dates stay the author's strings. */
export function parseFrontMatter(raw: string, facts: Facts = {}): RawFrontMatter {
  const lines = keyLines(raw)
  try {
    // The empty options bypass gray-matter's cache, which returns {} when bad YAML is parsed again.
    const data = matter(raw, {}).data as Record<string, unknown>
    const problems: PageProblem[] = []
    const filled = (key: string, value: unknown): unknown => {
      if (typeof value !== 'string') return value
      const { text, problems: found } = withFacts(value, facts)
      problems.push(...found.map(message => ({ line: lines[key] ?? 1, message })))
      return text
    }
    const values = Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        value instanceof Date ? asTyped(raw, lines[key]) : filled(key, value),
      ]),
    )
    return { values, lines, ...(problems.length > 0 ? { problems } : {}) }
  } catch (error) {
    const { reason, message, mark } = error as YamlError
    return { values: {}, lines, error: { line: (mark?.line ?? 0) + 1, message: reason ?? message } }
  }
}
