import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import tseslint from 'typescript-eslint'
import { bareTexts } from './tooling/check/bare-texts.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

const ours = ['browser', 'components', 'data', 'lib', 'pages', 'scripts', 'styles', 'tests', 'tooling']

/** Files that may import all of data/: parts of the build, and rules that compare pages with data. */
const dataReaders = [
  'tooling/build/**',
  'tooling/check/*.ts',
  'tooling/check/rules/**',
  'tooling/dev/site-on-demand.ts',
]

/**
 * Matches an import of one of our folders, by a relative path or by its alias. The texts of the interface, data/words, are for all.
 *
 * @param {string[]} folders
 */
const folderPattern = folders =>
  `^(\\.{1,2}/)+(?!data/words/)(${folders.join('|')})(/|$)|^@(?!data/words/)(${folders.join('|')})/`

const noNode = {
  regex: '^node:',
  message: 'This file also runs in browsers: move what needs Node.js to a script or to the build.',
}

/**
 * Imports go one way: pages, browser → components → data, lib; scripts → tooling → data, lib; data → lib; lib → the texts of data/words alone.
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

/** Syntax that none of our files use. */
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

/** Parts of the interface whose texts are in data/words. */
const translatedParts = [
  'components/{article,authoring,controls,course,engagement,exam,flashcards,home,offline,progress,related,search,site,study-plan}/**/*.{ts,tsx}',
  'browser/**/*.ts',
  'lib/{course,flashcards,interview,newsletter,offline,progress,search,share,study-plan}/**/*.ts',
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
      // `const { dropped, ...kept }` leaves out a field.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // `[...text]` is meant to split a text into code points; no text of the site has an emoji that it would break.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }, 'string'] },
      ],
      // Numbers are fine in a message.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `type` and `interface` both read well; forcing one makes diffs without a gain.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // `||` is right where an empty string means 'not given', as in environment variables.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // `onClick={() => setOpen(true)}` is idiomatic React.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React ignores the promise of an async event handler.
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
  importDirection(['translations/**'], ['data', 'lib'], { browser: true }),
  importDirection(['tooling/**'], ['lib', 'tooling'], {
    ignores: dataReaders,
    note: ' Pass in what it needs from data/.',
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
    // tsc doesn't check MDX, so a required prop may be missing: these components check their props when they render.
    files: ['components/authoring/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
    },
  },
  {
    files: translatedParts,
    // For authors; the Guide's headings are keys (data/words/guide.ts).
    ignores: ['browser/development.ts', 'lib/course/question.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax, ...bareTexts] },
  },
  {
    // The framework or tool that reads these files requires a default export.
    files: ['pages/**/*.tsx', 'theme.config.tsx', '*.config.ts', '*.config.mjs', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Data may be as long as it needs to be.
    files: ['data/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Languages have no-break spaces of their own.
    files: ['translations/**'],
    rules: { 'max-lines': 'off', 'no-irregular-whitespace': ['error', { skipTemplates: true }] },
  },
  {
    // In node:test, describe and it return promises that don't have to be awaited.
    files: ['tests/{hosts,unit,ways}/**'],
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
    // Plain JavaScript isn't in tsconfig.json, so rules that need types are off; its globals are those of Node.js.
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
)
