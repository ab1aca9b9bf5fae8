// `npm run complete-lock`, after an `npm install` from a registry that lacks the packages of other systems.
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock } from '../tooling/tasks/complete-lock.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const added = completeLock(lock)
if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added.length} packages of other systems added.`)
