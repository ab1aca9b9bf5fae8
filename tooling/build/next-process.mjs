// The process of Next.js in a build: it loads while the one that started it still finds out what there is to build, and
// builds as soon as it hears that.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { warmUp } from './mdx-loader.mjs'

const root = process.cwd()
const require = createRequire(path.join(root, 'package.json'))
const nextProgram = require.resolve('next/dist/bin/next')

/** What a build needs of Next.js, in the order in which it would ask for it. */
const early = [
  'next/dist/server/require-hook',
  'next/dist/cli/next-build.js',
  'next/dist/export',
  'next/dist/build/webpack-build/impl',
]

/** Loads all that can be loaded without knowing what is to be built. What cannot be, Next.js says itself, when it asks for it. */
async function loadEarly() {
  try {
    for (const name of early) require(name)
    await import(pathToFileURL(path.join(root, 'next.config.mjs')).href)
    warmUp()
  } catch {
    return
  }
}

// Nothing more to do here: the process that started this one has failed, or was ended.
const leave = () => process.exit(1)
process.once('disconnect', leave)
const told = once(process, 'message')
await loadEarly()
const [{ args, env }] = await told
process.removeListener('disconnect', leave)
Object.assign(process.env, env)
process.argv = [process.execPath, nextProgram, ...args]
require(nextProgram)
