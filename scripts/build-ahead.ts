// Started by tooling/build/ahead.ts beside a build that has nothing to take from an earlier one.
import os from 'node:os'
import { site } from '../data/site'
import { pageDigest } from '../tooling/build/page-digest'
import { sitePages } from '../tooling/build/site-pages'
import { drawCards } from '../tooling/cards/page-cards'
import { pageFiles } from '../tooling/content/read-pages'

const root = process.cwd()
// The build goes the other way; what one has made, the other takes.
for (const file of pageFiles(root).reverse()) pageDigest(root, file)
// In what the compiler leaves free. Threads that are started from here on have this priority, too.
os.setPriority(os.constants.priority.PRIORITY_LOW)
await drawCards(root, sitePages(root), site)
