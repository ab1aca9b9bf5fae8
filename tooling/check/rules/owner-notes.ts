import type { ContentRule } from '../content/content-site'
import { ownerNotes, settingAt } from '../content/owner-notes'

/** A note to the owner names an existing setting. */
export const rule: ContentRule = {
  name: 'owner-notes',
  why: 'A note that waits for a missing setting would be shown to the owner forever.',
  check: ({ pages, settings }) =>
    pages.flatMap(page =>
      ownerNotes(page).flatMap(({ file, line, setting }) =>
        setting === undefined || !settings || settingAt(settings.values, setting) !== undefined
          ? []
          : [
              {
                file,
                line,
                message: `the note to the owner waits for '${setting}', which isn't a setting in data/site.ts: correct the name, or remove ', until … is set'.`,
              },
            ],
      ),
    ),
}
