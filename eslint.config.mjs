import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import tseslint from 'typescript-eslint'

const root = path.dirname(fileURLToPath(import.meta.url))

const ours = ['browser', 'components', 'data', 'lib', 'pages', 'scripts', 'styles', 'tests', 'tooling']

/** Where the build is put together for next.config.mjs, and the rules that hold the pages against the data. */
const dataReaders = [
  'tooling/build/**',
  'tooling/check/*.ts',
  'tooling/check/rules/**',
  'tooling/dev/site-on-demand.ts',
]

/**
 * An import of one of our folders, by a path from wherever the file lies or by its alias.
 *
 * @param {string[]} folders
 */
const folderPattern = folders => `^(\\.{1,2}/)+(${folders.join('|')})(/|$)|^@(${folders.join('|')})/`

const noNode = {
  regex: '^node:',
  message: 'This file also runs in browsers: what needs Node.js belongs to a script or to the build.',
}

/**
 * Imports go one way: pages, browser → components → data, lib; scripts → tooling → data, lib; data → lib; lib → nothing of ours.
 *
 * @param {string[]} files
 * @param {string[]} allowed
 * @param {{ browser?: boolean, ignores?: string[], note?: string }} [options]
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
function importDirection(files, allowed, { browser = false, ignores = [], note = '' } = {}) {
  const forbidden = ours.filter(folder => !allowed.includes(folder))
  const patterns = [
    {
      regex: folderPattern(forbidden),
      message: `${files[0]} may import only ${allowed.join(', ') || 'lib'}.${note}`,
    },
  ]
  if (browser) patterns.push(noNode)
  return { files, ignores, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } }
}

/** What no file of ours is written with. */
const forbiddenSyntax = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports: a default has a name in every file but its own.',
  },
  { selector: 'TSEnumDeclaration', message: 'A union of literals, derived from the data.' },
  {
    selector: `JSXText[value=/['"]/]`,
    message:
      'Curly quotes: the build sets those of pages (tooling/build/finish-text.ts), but React compares those of apps.',
  },
]

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'out/',
      '.next/',
      '.cache/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      'max-lines': ['error', { max: 250 }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...forbiddenSyntax],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `const { dropped, ...kept }` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Code points are what is wanted of `[...text]` here; no text of the site splits an emoji.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }, 'string'] },
      ],
      // A number in a message is no mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `type` and `interface` both read well; forcing one makes diffs without a gain.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // `||` is wanted where an empty string means 'not given', as it does for every environment variable,
      // and between conditions one of which may be left out.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // `onClick={() => setOpen(true)}` is how React is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React takes an async event handler's promise and drops it, which is what is meant.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },

  importDirection(['pages/**/*.tsx', 'theme.config.tsx'], ['components', 'data', 'lib', 'styles'], {
    browser: true,
  }),
  importDirection(['browser/**'], ['browser', 'components', 'data', 'lib'], { browser: true }),
  importDirection(['components/**'], ['components', 'data', 'lib'], { browser: true }),
  // A chart's numbers may be computed; only its drawing reaches a browser.
  importDirection(['data/charts/**'], ['data', 'lib', 'tooling']),
  importDirection(['data/**'], ['data', 'lib'], { browser: true, ignores: ['data/charts/**'] }),
  importDirection(['lib/**'], ['lib'], { browser: true }),
  importDirection(['tooling/**'], ['lib', 'tooling'], {
    ignores: dataReaders,
    note: ' What it needs of data/ is handed to it.',
  }),
  importDirection(dataReaders, ['data', 'lib', 'tooling']),
  importDirection(['scripts/**'], ['data', 'lib', 'scripts', 'tooling']),

  {
    files: ['**/*.tsx', 'components/**/*.ts'],
    plugins: { ...reactHooks.configs.flat.recommended.plugins, ...next.configs['core-web-vitals'].plugins },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      // The export has no image server, so next/image would be an <img> with a script.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // What authors may use in MDX checks its props as it renders: tsc does not see MDX, so a prop may
    // well be missing that its type promises.
    files: ['components/authoring/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
    },
  },
  {
    // The framework or the tool that reads these wants a default export.
    files: ['pages/**/*.tsx', 'theme.config.tsx', '*.config.ts', '*.config.mjs', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Pure data: its length is its content's.
    files: ['data/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // In node:test, describe and it return promises that don't have to be awaited.
    files: ['tests/{firefox,unit}/**'],
    ignores: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax,
        {
          selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each)?$/]',
          message:
            'All unit tests run in one process (scripts/unit-tests.ts), where a hook outside describe runs with each of them: move it into the describe that needs it.',
        },
      ],
    },
  },
  {
    // Plain JavaScript stands outside tsconfig.json, so nothing that needs types; Node.js provides its globals.
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
)
