import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import vm from 'node:vm'
import { filesUnder } from '../../../tooling/tasks/files-under'

const root = process.cwd()
const ONE_DAY = 24 * 60 * 60 * 1000

/** The code blocks of a page in one language, in their order. */
const codeOf = (page: string, language: string): string[] =>
  [...readFileSync(path.join(root, 'pages', page), 'utf8').matchAll(/^```(\w+).*\n([^]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code)

const forecast = 'scrum/psm-1/scrum-planning-estimation/release-planning.mdx'
const holds = 'extreme-programming-xp/overview.mdx'
const payments = 'sdlc/development.mdx'
const chain = 'scrum/psm-1/scrum-implementation/continuous-integration.mdx'

/** Runs code of a page together with what the page says exists around it; the names of its tests that fail. */
const failingTests = (code: string[], surroundings: Record<string, unknown>): string[] => {
  const failed: string[] = []
  const test = (name: string, body: () => void) => {
    try {
      body()
    } catch {
      failed.push(name)
    }
  }
  vm.runInNewContext(code.join('\n'), { ...surroundings, assert, test })
  return failed
}

it('every block of code in a page is run here', () => {
  const pages = filesUnder(root, 'pages').filter(
    file => file.endsWith('.mdx') && /^```(?!text\b)\w/m.test(readFileSync(file, 'utf8')),
  )
  assert.deepEqual(
    pages.map(file => path.relative('pages', file)).sort(),
    [forecast, holds, payments, chain].sort(),
    'Run the code of this page in tests/unit/pages/code-in-texts.test.ts, or mark it as `text`.',
  )
})

describe('the forecast of Release Planning', () => {
  it('prints what the page says', () => {
    const printed: string[] = []
    const [code = ''] = codeOf(forecast, 'js')
    vm.runInNewContext(code, { console: { log: (line: string) => printed.push(line) } })
    assert.equal(printed.length, 1)
    assert.ok(
      readFileSync(path.join(root, 'pages', forecast), 'utf8').includes(`prints \`${printed[0] ?? ''}\``),
      printed[0],
    )
  })
})

describe('the last day of a hold in Extreme Programming', () => {
  const [tests = '', code = ''] = codeOf(holds, 'js')
  const weekday = (day: number): number => new Date(day).getUTCDay()
  const surroundings = {
    ONE_DAY,
    HOLD_PERIOD: 10 * ONE_DAY,
    day: (text: string): number => Date.parse(text),
    isOpen: (_branch: number, day: number): boolean =>
      weekday(day) !== 0 && !['2026-12-25', '2026-12-26'].includes(new Date(day).toISOString().slice(0, 10)),
  }

  it('passes both tests', () => {
    assert.deepEqual(failingTests([code, tests], surroundings), [])
  })

  it('fails the second test with "if", as the story tells', () => {
    const before = code.replace('while (', 'if (')
    assert.notEqual(before, code)
    assert.deepEqual(failingTests([before, tests], surroundings), ['closed days in a row'])
  })
})

describe('the repeated message in Development', () => {
  /** A loan system that counts each request number once, behind code that chooses the number. */
  const system = (requestNumber: (reference: string) => string) => {
    const counted = new Set<string>()
    const cents = new Map<string, number>()
    const loanSystem = { centsReceived: 0 }
    return {
      loanSystem,
      startPayment: (payment: { cents: number }) => {
        cents.set('P-1', payment.cents)
        return { reference: 'P-1' }
      },
      onPaid: (reference: string) => {
        const number = requestNumber(reference)
        if (counted.has(number)) return
        counted.add(number)
        loanSystem.centsReceived += cents.get(reference) ?? 0
      },
    }
  }

  it('fails with 80 while each message has a new number, and passes with the reference', () => {
    let messages = 0
    const before = system(() => `R-${(messages += 1)}`)
    assert.equal(failingTests(codeOf(payments, 'js'), before).length, 1)
    assert.equal(before.loanSystem.centsReceived, 80)
    assert.deepEqual(
      failingTests(
        codeOf(payments, 'js'),
        system(reference => reference),
      ),
      [],
    )
  })
})

describe('the chain of Continuous Integration', () => {
  let folder = ''
  const git = (where: string, ...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agile-primer.example', ...words], {
      cwd: path.join(folder, where),
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const clone = (name: string): void => {
    git('.', 'clone', '--quiet', 'trunk.git', name)
    git(name, 'config', 'user.name', name)
    git(name, 'config', 'user.email', `${name}@agile-primer.example`)
  }
  const packageWith = (test: string): string => JSON.stringify({ name: 'rooms', scripts: { test } })

  /** Runs the page's lines in a clone. @returns Whether the whole chain succeeded. */
  const runsIn = (name: string): boolean => {
    try {
      execFileSync('bash', ['-c', codeOf(chain, 'bash').join('\n')], {
        cwd: path.join(folder, name),
        stdio: 'pipe',
      })
      return true
    } catch {
      return false
    }
  }

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'trunk-'))
    git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'trunk.git')
    clone('noor')
    writeFileSync(path.join(folder, 'noor/package.json'), packageWith('exit 0'))
    git('noor', 'checkout', '--quiet', '-B', 'main')
    git('noor', 'add', '-A')
    git('noor', 'commit', '--quiet', '-m', 'Start')
    git('noor', 'push', '--quiet', '-u', 'origin', 'main')
    clone('daniel')
  })
  after(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('pushes onto what others have pushed, and not after a failed test', () => {
    writeFileSync(path.join(folder, 'noor/rooms.txt'), 'by date\n')
    assert.ok(runsIn('noor'))
    writeFileSync(path.join(folder, 'daniel/users.txt'), 'by name\n')
    assert.ok(runsIn('daniel'))
    assert.equal(git('trunk.git', 'rev-list', '--count', 'main').trim(), '3')

    git('noor', 'pull', '--quiet')
    writeFileSync(path.join(folder, 'noor/package.json'), packageWith('exit 1'))
    assert.ok(!runsIn('noor'))
    assert.equal(git('trunk.git', 'rev-list', '--count', 'main').trim(), '3')
  })
})
