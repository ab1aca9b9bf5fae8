/** A package of which the registry has a newer version. */
export interface PackageBehind {
  name: string
  current: string
  latest: string
}

/** What `npm outdated --json` says; empty if nothing is behind or the registry did not answer. */
export function packagesBehind(output: string): PackageBehind[] {
  if (!output.trim().startsWith('{')) return []
  const found = JSON.parse(output) as Record<string, { current?: string; latest: string }>
  return Object.entries(found)
    .flatMap(([name, { current, latest }]) => (current ? [{ name, current, latest }] : []))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const majorOf = (version: string) => version.split('.')[0]

/** The list for the terminal, with what to do next. */
export function behindInWords(packages: readonly PackageBehind[], patched: readonly string[]): string {
  if (packages.length === 0) return 'No package is behind, or the registry did not answer.'
  const lines = packages.map(({ name, current, latest }) => {
    const notes = [
      ...(majorOf(current) === majorOf(latest) ? [] : ['another major version']),
      ...(patched.includes(name) ? ['patched: see docs/decisions/patches.md'] : []),
    ]
    return `${name} ${current} → ${latest}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
  })
  const first = packages[0]?.name ?? ''
  return [...lines, '', `Try some in a copy, with the whole suite: npm run upgrade -- ${first}`].join('\n')
}
