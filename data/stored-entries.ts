import { courseCache, filesCache, pagesCache, workerPath } from '../lib/offline/offline-list'
import { prefix } from '../lib/storage/browser-storage'

/** Something the site may store in a browser, in the words of the Cookie Policy. */
export interface StoredEntry {
  name: string
  storage: 'local storage' | 'session storage' | 'cookie' | 'cache storage' | 'service workers'
  /** Content and purpose. */
  what: string
  /** What the reader does to trigger it. */
  when: string
  until: string
}

/** The settings that decide what is stored. */
interface StoringSettings {
  banner: { key: string; dismissible: boolean }
  darkMode: string | false
  exitIntent: 'at-once' | 'when-asked'
  locales: readonly unknown[]
  offline: boolean
}

const tabClosed = 'You close the tab'
const cleared = "You clear the site's data"

const always: readonly StoredEntry[] = [
  {
    name: `${prefix}progress`,
    storage: 'local storage',
    what: 'Your progress in the course and your study plan, as described below',
    when: 'You mark a lesson, answer a question, begin an exam, study a flashcard, make a study plan or load a saved file',
    until: "You reset it on the course's page, or clear the site's data",
  },
  {
    name: `${prefix}favorite-names`,
    storage: 'local storage',
    what: 'The names that you marked as favorites in the team name generator',
    when: 'You mark a name as a favorite',
    until: "You unmark the last of them, or clear the site's data",
  },
  ...(
    [
      ['tool-flow', 'the flow simulation', 'change its settings'],
      ['tool-forecast', 'the forecast', 'give it data or change its settings'],
      ['tool-metrics', 'the flow metrics', 'give it data or change its settings'],
      ['tool-retrospective', 'the retrospective board', 'write on it or change its settings'],
      ['tool-timer', 'the timer', 'start it or change its agenda or settings'],
    ] as const
  ).map(([key, tool, deed]): StoredEntry => ({
    name: `${prefix}${key}`,
    storage: 'local storage',
    what: `What you gave ${tool}, and your settings there`,
    when: `You ${deed}`,
    until: "You clear it there, or clear the site's data",
  })),
  {
    name: `${prefix}sidebar-folders`,
    storage: 'session storage',
    what: 'Which folders of the menu are open, so that a reload does not close them',
    when: 'You open or close a folder of the menu',
    until: tabClosed,
  },
  {
    name: `${prefix}exit-intent-shown`,
    storage: 'session storage',
    what: '`true`, so that the offer of the handbook does not appear again during this visit',
    when: 'Your mouse leaves the page through its top edge, and the offer appears',
    until: tabClosed,
  },
]

const secondPage = 'You open a second page in the same visit, or save the course'
const courseRemoved = "You remove it on the course's page, or clear the site's data"

/** For reading without a connection. */
const offlineEntries: readonly StoredEntry[] = [
  {
    name: workerPath,
    storage: 'service workers',
    what: 'The script that answers with kept pages when there is no connection',
    when: secondPage,
    until: cleared,
  },
  {
    name: pagesCache,
    storage: 'cache storage',
    what: 'Up to 60 of the pages that you opened or pointed at, so that you can read them without a connection',
    when: secondPage,
    until: cleared,
  },
  {
    name: filesCache,
    storage: 'cache storage',
    what: 'The pictures, scripts and styles of those pages',
    when: secondPage,
    until: cleared,
  },
  {
    name: courseCache('*'),
    storage: 'cache storage',
    what: 'The saved course; a version of the site stands in the place of `*`',
    when: 'You save the course',
    until: courseRemoved,
  },
  {
    name: `${prefix}saved-course`,
    storage: 'local storage',
    what: '`"begun"` or `"whole"`, so that the site can tell you if your browser removed the saved course',
    when: 'You save the course',
    until: courseRemoved,
  },
]

/** All that the site may store under these settings; tests/site/legal.spec.ts compares it with an export. */
export function storedEntries({
  banner,
  darkMode,
  exitIntent,
  locales,
  offline,
}: StoringSettings): StoredEntry[] {
  const entries = [...always, ...(offline ? offlineEntries : [])]
  if (banner.dismissible)
    entries.push({
      name: banner.key,
      storage: 'local storage',
      what: '`0`, so that the announcement at the top stays closed',
      when: 'You close the announcement',
      until: cleared,
    })
  if (exitIntent === 'when-asked')
    entries.push({
      name: `${prefix}handbook-offer`,
      storage: 'local storage',
      what: '`true`, because you asked for the offer of the handbook',
      when: 'You ask for the offer on this page',
      until: "You turn the offer off, or clear the site's data",
    })
  if (darkMode)
    entries.push({
      name: 'theme',
      storage: 'local storage',
      what: '`light`, `dark` or `system`',
      when: 'You use the theme switch',
      until: cleared,
    })
  if (locales.length > 1)
    entries.push({
      name: 'NEXT_LOCALE',
      storage: 'cookie',
      what: 'The code of a language, such as `en-US`, so that the host answers with that language',
      when: 'You use the language switch',
      until: 'One year later',
    })
  return entries
}
