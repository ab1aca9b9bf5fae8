/**
 * Begins tasks before they are asked for: who then asks for the very same task gets what comes of it.
 *
 * @template {object} Task
 * @template Made
 * @param {(task: Task) => Promise<Made>} make
 */
export function madeAhead(make) {
  /** By all that the task says. @type {Map<string, Promise<Made>>} */
  const begun = new Map()
  return {
    /** @param {Task} task */
    begin(task) {
      const key = JSON.stringify(task)
      if (begun.has(key)) return
      const made = make(task)
      // Whoever asks for it hears of it.
      made.catch(() => undefined)
      begun.set(key, made)
    },
    /** @param {Task} task */
    take: task => begun.get(JSON.stringify(task)) ?? make(task),
  }
}
