// Started by tooling/build/ahead.ts beside a build that has nothing to take from an earlier one.
import os from 'node:os'
import { site } from '../data/site'
import { sitePages } from '../tooling/build/site-pages'
import { drawCards } from '../tooling/cards/page-cards'

const root = process.cwd()
// In what the compiler leaves free; the threads have this priority, too.
os.setPriority(os.constants.priority.PRIORITY_LOW)
await drawCards(root, sitePages(root), site)
