import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from '../tasks/clear-error.mjs'

/** Where the export names the licenses of code in it that others wrote. */
export const licensesFile = 'third-party-licenses.txt'

/** Licenses (SPDX) that ask for no more than that their text goes along. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
])

/** Packages that draw the pages' HTML and style sheet, which no bundle names. */
const drawing = ['next', 'nextra', 'nextra-theme-docs']

const fieldsOf = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version: string; license?: string; homepage?: string }

/** Where a package is installed: a test's site is in a folder of the project that has it. */
function folderOf(root: string, name: string): string {
  const folder = path.join(root, 'node_modules', name)
  const parent = path.dirname(root)
  return existsSync(folder) || parent === root ? folder : folderOf(parent, name)
}

function textOfLicense(root: string, name: string): string {
  const folder = folderOf(root, name)
  const { version, license = 'no license', homepage } = fieldsOf(path.join(folder, 'package.json'))
  if (!allowed.has(license))
    throw new ClearError(
      `${name} ${version} is under ${license}, which tooling/build/shipped-licenses.ts does not allow in what readers get: replace the package, or add the license there after reading it.`,
    )
  const file = readdirSync(folder).find(each => /^license(?:\.\w+)?$/i.test(each))
  const text =
    file && existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8').trim() : ''
  return [
    `${name} ${version} (${license})`,
    ...(homepage ? [homepage] : []),
    ...(text ? ['', text] : []),
  ].join('\n')
}

/**
 * The licenses of everything that readers' browsers get, as a text file.
 * @param packages names of the packages in the bundles
 * @throws ClearError if one is under a license that isn't allowed
 */
export const shippedLicenses = (root: string, packages: readonly string[]): string =>
  `${[...new Set([...packages, ...drawing])]
    .sort()
    .map(name => textOfLicense(root, name))
    .join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
