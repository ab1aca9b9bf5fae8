// `npm run build`: writes the finished export to out/. One program, from top to bottom.
import path from 'node:path'
import { facts } from '../data/facts'
import { redirects } from '../data/redirects'
import { site } from '../data/site'
import { buildIdOf } from '../tooling/build/build-id'
import { dropBrowserBuild, finishPages } from '../tooling/build/finish-pages'
import { writeOfflineFiles } from '../tooling/build/offline-files'
import { writeOwnDrawings } from '../tooling/build/owner-drawings'
import { makePublicFiles } from '../tooling/build/public-files'
import { runNext } from '../tooling/build/run-next'
import { writeSiteIcons } from '../tooling/build/site-icons'
import { sitePages } from '../tooling/build/site-pages'
import { refuseUnreadablePages } from '../tooling/build/unreadable-pages'
import { drawCards } from '../tooling/cards/page-cards'
import { notesInWords, openNotes } from '../tooling/check/content/owner-notes'
import { ownerNotesUnder } from '../tooling/check/content/read-pages'
import { buildLanguages } from '../tooling/translations/build-languages'
import { writeHostFiles } from '../tooling/hosts/host-files'
import { writeRedirects } from '../tooling/check/export/redirect-pages'
import { sizeOfExport } from '../tooling/check/export/size-of-export'
import { writeFeeds } from '../tooling/build/write-feeds'
import { hashOfInputs, stampBuild } from '../tooling/tasks/build-stamp'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { formatDuration } from '../tooling/tasks/format-duration.mjs'
import { timed } from '../tooling/tasks/timed'
import { writeSearchIndexes } from './search-index'

await runMain(async () => {
  const began = performance.now()
  const root = process.cwd()
  const out = path.join(root, 'out')

  // Next.js would notice this late, or not at all.
  refuseUnreadablePages(root)
  // Before the hash, since the export depends on these.
  await timed('Public files', () => makePublicFiles(root))
  // Before the build, so that edits during it count as changes.
  const hash = hashOfInputs(root)
  const buildId = buildIdOf(hash)

  // The cards need nothing from Next.js, which runs in its own process.
  const [cards] = await Promise.all([drawCards(root, sitePages(root), site), runNext(root, root, buildId)])
  dropBrowserBuild(out, buildId)
  await timed('Pages', () => finishPages(root, out, { buildId, settings: site }))
  await timed('Search', () => writeSearchIndexes(root, out, buildId))
  await timed('Drawings', () => writeOwnDrawings(out, site, facts))
  writeSiteIcons(out, site)
  cards.copyTo(out)
  await timed('Offline', () => writeOfflineFiles(out, { buildId, settings: site }))
  await timed('Feeds', () => writeFeeds(root, out, site))
  // Before the host files, which name every script and folder.
  await timed('Languages', () => buildLanguages({ packages: root, root, out, site }))
  await timed(
    'Hosts',
    () => `${writeRedirects(out, redirects, site.url)}, ${writeHostFiles(root, out, redirects, site)}`,
  )
  stampBuild(root, hash)

  const notes = openNotes(ownerNotesUnder(root), site)
  if (notes.length > 0) console.warn(`\nFor the owner, and not shown to readers:\n${notesInWords(notes)}`)
  const { pages, files, bytes } = sizeOfExport(out)
  const size = `${pages} pages, ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`
  console.log(`\nout/: ${size}, in ${formatDuration(performance.now() - began)}.`)
})
