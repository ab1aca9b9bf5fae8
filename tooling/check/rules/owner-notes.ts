import type { ContentRule } from '../content/content-site'
import { ownerNotes, settingAt } from '../content/owner-notes'

/** A note to the owner names a setting that there is. */
export const rule: ContentRule = {
  name: 'owner-notes',
  why: 'A note that waits for a setting that does not exist would be shown to the owner for ever.',
  check: ({ pages, settings }) =>
    pages.flatMap(page =>
      ownerNotes(page).flatMap(({ file, line, setting }) =>
        setting === undefined || !settings || settingAt(settings.values, setting) !== undefined
          ? []
          : [
              {
                file,
                line,
                message: `the note to the owner waits for '${setting}', which is no setting of data/site.ts: correct the name, or leave ', until … is set' out.`,
              },
            ],
      ),
    ),
}
