import { sayTime } from './say-time.mjs'

/** Runs a step and logs what it made and how long it took. */
export async function timed(name: string, work: () => string | Promise<string>): Promise<void> {
  const began = performance.now()
  const note = await work()
  console.log(`${name} (${sayTime(performance.now() - began)})  ${note}`)
}
