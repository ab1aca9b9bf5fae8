/** A note in a page's source for the site's owner, invisible to readers. */
export interface OwnerNote {
  file: string
  line: number
  text: string
  /** Path of the setting that settles it, such as 'operator.host'; undefined if the note holds until deleted. */
  setting?: string
}

const pattern = /\{\/\*\s*For the owner(?:, until ([\w.]+) is set)?: ([\s\S]*?)\s*\*\/\}/g

/** The notes to the owner in a page: `{/* For the owner, until operator.host is set: name the host. *\/}`. */
export function ownerNotes({ file, raw }: { file: string; raw: string }): OwnerNote[] {
  return [...raw.matchAll(pattern)].map(({ index, 1: setting, 2: text = '' }) => ({
    file,
    line: raw.slice(0, index).split('\n').length,
    text: text.replace(/\s+/g, ' '),
    ...(setting ? { setting } : {}),
  }))
}

/** The value at a dotted path of the settings, or undefined. */
export function settingAt(settings: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      settings,
    )
}

/** Notes for the terminal, one per line. */
export const notesInWords = (notes: readonly OwnerNote[]): string =>
  notes
    .map(
      ({ file, line, text, setting }) =>
        `${file}:${line}  ${text}${setting ? ` (data/site.ts: ${setting})` : ''}`,
    )
    .join('\n')

/** The open notes: those whose setting is empty, and those without a setting. */
export function openNotes(notes: readonly OwnerNote[], settings: unknown): OwnerNote[] {
  return notes.filter(({ setting }) => setting === undefined || !settingAt(settings, setting))
}
