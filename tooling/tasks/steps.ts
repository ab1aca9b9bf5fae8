// listr2 redraws its list, while logs need plain lines; p-limit would save six lines of this.
import { ClearError } from './clear-error.mjs'
import { formatDuration } from './format-duration.mjs'

export type Outcome = {
  /** Number of checks that passed and failed: tests of a test run, otherwise one per step. */
  passed: number
  failed: number
  /** Shown if something failed. */
  output: string
  /** Shows the output even on success, for its figures. */
  showOutput?: boolean
  /** A few words for the table, always shown. */
  note?: string
}

export type Step = {
  name: string
  run: () => Promise<Outcome>
}

export type StepResult = Outcome & {
  name: string
  milliseconds: number
  skipped: boolean
}

type StepsOptions = {
  /** How many run at the same time. */
  atOnce: number
  /** Where a step's line goes when it ends; the console by default. */
  say?: (line: string) => void
}

/** A step that couldn't run, and why; counts as neither passed nor failed. */
export function skipped(name: string, reason: string): StepResult {
  return { name, passed: 0, failed: 0, output: '', note: reason, milliseconds: 0, skipped: true }
}

/** The verdict in one word. */
export function verdict(result: StepResult): string {
  if (result.skipped) return 'skipped'
  return result.failed > 0 ? 'FAILED' : 'ok'
}

/** A clear error is a sentence for the user; anything else is a bug in the step and needs its stack. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof ClearError ? error.message : (error.stack ?? error.message)
}

async function runStep(step: Step): Promise<StepResult> {
  const began = performance.now()
  const outcome = await step
    .run()
    .catch((error: unknown): Outcome => ({ passed: 0, failed: 1, output: textOf(error) }))
  return { ...outcome, name: step.name, milliseconds: performance.now() - began, skipped: false }
}

/** Runs the steps in order, some at the same time; results are in the order of the steps. */
export async function runSteps(steps: Step[], options: StepsOptions): Promise<StepResult[]> {
  const say = options.say ?? console.log
  const results: StepResult[] = []
  const queue = [...steps.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, step] = next
      const result = await runStep(step)
      results[index] = result
      const note = result.note ? `  ${result.note}` : ''
      say(`${verdict(result).padEnd(7)} ${result.name} (${formatDuration(result.milliseconds)})${note}`)
      if (result.failed > 0 || result.showOutput) say(indent(result.output.trim()))
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, worker))
  return results
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ')
}
