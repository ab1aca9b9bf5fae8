import { minutesFor } from './study-facts'
import type { Task } from './tasks'

/** What a task can be parted into: its questions, or minutes. */
export const amountOf = (task: Task): number => ('each' in task ? task.questions : task.minutes)

/** The minutes of so much of a task. */
export const minutesOfAmount = (task: Task, amount: number): number =>
  'each' in task ? minutesFor(amount, task.each) : amount

const secondsPerMinute = 60

/** How much of a task fits into so many minutes. */
export const amountIn = (task: Task, minutes: number): number =>
  Math.min(amountOf(task), 'each' in task ? Math.floor((minutes * secondsPerMinute) / task.each) : minutes)
