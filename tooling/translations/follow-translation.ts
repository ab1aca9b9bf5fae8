import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { watchFiles } from '../dev/watch-files'
import { overlayOf } from '../tasks/translation-files'
import { layOutLanguage } from './lay-out'

/** Of a translation and of the site: what its pages are made of. */
const folders = ['browser', 'components', 'data', 'lib', 'pages', 'public', 'styles']

/** Files of the project that it makes itself. */
const made = new Set(['data/site.ts', 'lib/search/language.ts'])

/**
 * Lays out a language as `npm run build` does, and goes on copying what changes, from the translation and, where it has
 * no file of its own, from the site. A new page joins the menu when the server starts again.
 */
export async function followTranslation(
  root: string,
  locale: string,
): Promise<{ project: string; close: () => void }> {
  const project = await layOutLanguage(root, locale)
  const server = 'scripts/dev.ts'
  cpSync(path.join(root, server), path.join(project, server))
  const overlay = overlayOf(locale)
  const update = (from: string, to: string) => {
    if (existsSync(path.join(root, from))) cpSync(path.join(root, from), path.join(project, to))
    else rmSync(path.join(project, to), { force: true })
  }
  const own = watchFiles(path.join(root, overlay), ['.'], files => {
    for (const file of files) update(path.join(overlay, file), file)
  })
  const others = watchFiles(root, folders, files => {
    // Pages that a language lacks stay away.
    const copied = files.filter(file => !made.has(file) && existsSync(path.join(project, file)))
    for (const file of copied) if (!existsSync(path.join(root, overlay, file))) update(file, file)
  })
  return {
    project,
    close() {
      own.close()
      others.close()
    },
  }
}
