import { formatDuration } from './format-duration.mjs'

/** Runs a step and logs what it made and how long it took. */
export async function timed(name: string, work: () => string | Promise<string>): Promise<void> {
  const began = performance.now()
  const note = await work()
  console.log(`${name} (${formatDuration(performance.now() - began)})  ${note}`)
}
