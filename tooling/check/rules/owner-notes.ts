import { problem, type Rule } from '../content/content-site'
import { ownerNotes, settingAt } from '../content/owner-notes'

/** A note to the owner names an existing setting. */
export const rule: Rule = {
  why: 'A note that waits for a missing setting would be shown to the owner forever.',
  *check({ pages, settings }) {
    for (const note of pages.flatMap(ownerNotes)) {
      const { line, setting } = note
      if (setting === undefined || !settings || settingAt(settings.values, setting) !== undefined) continue
      const message = `the note to the owner waits for '${setting}', which isn't a setting in data/site.ts: correct the name, or remove ', until … is set'.`
      yield problem(note, line, message)
    }
  },
}
