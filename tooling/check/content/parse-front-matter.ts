import matter from 'gray-matter'
import type { Facts } from '../../../lib/example/fact-texts'
import { withFacts } from './fact-expressions'
import type { Fault, RawFrontMatter } from './page'

interface YamlError extends Error {
  reason?: string
  mark?: { line: number }
}

/** Line of each top-level key between the two rulers. */
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

/** The value as it was typed: YAML turns a date into a Date, which forgets the offset and mends '2026-02-31'. */
function asTyped(raw: string, line: number | undefined): string {
  const text = raw.split('\n')[(line ?? 1) - 1] ?? ''
  return text
    .replace(/^[^:]*:\s*/, '')
    .replace(/\s+#.*$/, '')
    .trim()
}

/** Reads the YAML at the top of a page and puts facts in; dates stay the strings that the author typed. */
export function parseFrontMatter(raw: string, facts: Facts = {}): RawFrontMatter {
  const lines = keyLines(raw)
  try {
    // The empty options keep gray-matter from its cache, which answers a second reading of bad YAML with {}.
    const data = matter(raw, {}).data as Record<string, unknown>
    const faults: Fault[] = []
    const filled = (key: string, value: unknown): unknown => {
      if (typeof value !== 'string') return value
      const { text, faults: found } = withFacts(value, facts)
      faults.push(...found.map(message => ({ line: lines[key] ?? 1, message })))
      return text
    }
    const values = Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        value instanceof Date ? asTyped(raw, lines[key]) : filled(key, value),
      ]),
    )
    return { values, lines, ...(faults.length > 0 ? { faults } : {}) }
  } catch (error) {
    const { reason, message, mark } = error as YamlError
    return { values: {}, lines, error: { line: (mark?.line ?? 0) + 1, message: reason ?? message } }
  }
}
