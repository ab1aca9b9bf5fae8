/** What a column of a tracker's export is for. */
export const roles = ['key', 'title', 'created', 'started', 'done', 'points'] as const
export type Role = (typeof roles)[number]

/** The column of each role, from 0; -1 if the export lacks it. */
export type Columns = Readonly<Record<Role, number>>

export const noColumns: Columns = { key: -1, title: -1, created: -1, started: -1, done: -1, points: -1 }

/**
 * Names of columns in exports, in small letters, the surest first: Jira (Issue key, Summary, Created, Resolved, Story Points),
 * Azure DevOps (ID, Title, Created Date, Activated Date, Closed Date, Effort), GitHub (number, created_at, closed_at),
 * Trello (Card ID, Card Name), and what people call them in their own sheets.
 */
const names: Readonly<Record<Role, readonly string[]>> = {
  key: [
    'issue key',
    'key',
    'work item id',
    'card id',
    'issue id',
    'item id',
    'id',
    'number',
    'no',
    'card number',
    'card',
    'item',
    'issue',
    'ticket',
    'url',
  ],
  title: ['summary', 'title', 'card name', 'name', 'subject', 'story', 'description'],
  created: [
    'created',
    'created date',
    'created at',
    'date created',
    'creation date',
    'asked',
    'requested',
    'opened',
    'opened at',
    'added',
  ],
  started: [
    'started',
    'started at',
    'start date',
    'date started',
    'activated date',
    'in progress',
    'in progress date',
    'first in progress',
    'actual start',
    'start',
    'begun',
    'doing',
    'committed',
  ],
  done: [
    'done',
    'done date',
    'date done',
    'finished',
    'finish date',
    'completed',
    'completed at',
    'completed date',
    'completion date',
    'closed date',
    'closed at',
    'closed',
    'resolved',
    'resolved date',
    'resolution date',
    'actual end',
    'end date',
    'end',
    'merged at',
  ],
  points: ['story points', 'story point estimate', 'points', 'effort', 'estimate', 'size', 'estimation'],
}

/** A column's name without capitals, signs, and what Jira puts around its own fields: 'Custom field (Story Points)'. */
const plainName = (name: string): string =>
  name
    .replace(/^custom field \((.+)\)$/i, '$1')
    // 'closedAt' is two words
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/#/g, 'number')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The columns that a header names, each with at most one role; -1 for a role that no name fits. */
export function recognizeColumns(header: readonly string[]): Columns {
  const plain = header.map(plainName)
  const found = roles.map((role): [Role, number] => {
    for (const name of names[role]) {
      const column = plain.indexOf(name)
      if (column !== -1) return [role, column]
    }
    return [role, -1]
  })
  return { ...noColumns, ...Object.fromEntries(found) }
}
