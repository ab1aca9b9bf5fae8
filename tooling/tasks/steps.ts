// listr2 draws its list anew, where a log wants lines that it can be counted by; p-limit would save six lines of this.
import { ClearError } from './clear-error.mjs'
import { sayTime } from './say-time.mjs'

export type Outcome = {
  /** Single checks that held and that did not: tests of a test run, otherwise one a step. */
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
  /** Shows the output also when all is well: it holds numbers worth knowing. */
  showOutput?: boolean
  /** A few words for the table, shown always. */
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
  /** How many run beside each other. */
  atOnce: number
  /** Where a step's line goes when it ends; the console without it. */
  say?: (line: string) => void
}

/** A step that could not run, and why; counts neither as passed nor as failed. */
export function skipped(name: string, reason: string): StepResult {
  return { name, passed: 0, failed: 0, output: '', note: reason, milliseconds: 0, skipped: true }
}

/** The result in one word. */
export function verdict(result: StepResult): string {
  if (result.skipped) return 'skipped'
  return result.failed > 0 ? 'FAILED' : 'ok'
}

/** A clear error is a sentence for the reader; anything else is a fault of the step, so its stack is wanted. */
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

/** Runs the steps in their order, some at once; results come in the order of the steps. */
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
      say(`${verdict(result).padEnd(7)} ${result.name} (${sayTime(result.milliseconds)})${note}`)
      if (result.failed > 0 || result.showOutput) say(indent(result.output.trim()))
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, worker))
  return results
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ')
}
