import path from 'node:path'

/** The tools' own files, started with this Node.js: no shell or `npx` needed on any system. */
const files = {
  cspell: 'cspell/bin.mjs',
  'dependency-cruiser': 'dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
}

/** The path of a tool's program below the project's root. */
export function toolFile(root: string, tool: keyof typeof files): string {
  return path.join(root, 'node_modules', files[tool])
}
