import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { siteNames, type SiteName } from './builds'

/** What `npm run bench -- …` was asked for. */
export interface Options {
  /** Sites to build and measure. */
  only: SiteName[]
  runs: number
  /** Whether what was built last is measured again. */
  skipBuild: boolean
  taps: boolean
  kinds: boolean
  grow: boolean
  /** Whether it is measured how soon `npm run dev` tells of what is saved. */
  writing: boolean
  /** How many pages are generated, with `grow`. */
  sizes: number[]
}

const usage = `npm run bench -- [--only=ours,starlight,nextra] [--runs=3] [--skip-build]
npm run bench -- --taps | --kinds [--skip-build] [--runs=3]
npm run bench -- --grow [--sizes=115,1000,5000]
npm run bench -- --writing [--runs=3]`

function numbersOf(name: string, value: string): number[] {
  const numbers = value.split(',').map(Number)
  if (numbers.every(number => Number.isInteger(number) && number > 0)) return numbers
  throw new ClearError(`--${name}=${value} must be a whole number above 0.\n${usage}`)
}

const isSite = (value: string): value is SiteName => siteNames.some(name => name === value)

/** Reads the arguments; a wrong one ends in a sentence that names it. */
export function readOptions(args: readonly string[]): Options {
  const options: Options = {
    only: [...siteNames],
    runs: 3,
    skipBuild: false,
    taps: false,
    kinds: false,
    grow: false,
    writing: false,
    sizes: [115, 1000, 5000],
  }
  for (const arg of args) {
    const [, name = '', value = ''] = /^--([\w-]+)(?:=(.+))?$/.exec(arg) ?? []
    if (name === 'runs') [options.runs = 3] = numbersOf(name, value)
    else if (name === 'sizes') options.sizes = numbersOf(name, value)
    else if (name === 'only') {
      options.only = value.split(',').filter(isSite)
      if (options.only.length < value.split(',').length)
        throw new ClearError(`${arg}: the sites are ${siteNames.join(', ')}.\n${usage}`)
    } else if (name === 'skip-build') options.skipBuild = true
    else if (name === 'taps' || name === 'kinds' || name === 'grow' || name === 'writing')
      options[name] = true
    else throw new ClearError(`${arg} is no option.\n${usage}`)
  }
  return options
}
