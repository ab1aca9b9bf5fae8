import { stepLabel, timedSteps, totalSeconds, type TimerData } from './agenda'
import type { Run } from './run'
import { lengthInWords, minutesInWords } from './words'

/** 'Daily Scrum, 15 min'. */
export const headingOf = ({ title, steps }: Pick<TimerData, 'title' | 'steps'>): string =>
  `${title.trim() || 'Agenda'}, ${lengthInWords(totalSeconds(timedSteps(steps)))}`

/** Text of a table's cell in Markdown that shows as it was typed. */
const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([\\`*_[\]<>#|~])/g, '\\$1')

/** Minutes since the beginning: '0', '7.5'. */
const minute = (seconds: number) => `${Math.round(seconds / 6) / 10}`

/** A row of the agenda on paper and in Markdown. */
export interface AgendaLine {
  /** '0–2'. */
  minutes: string
  name: string
  say: string
}

/** The agenda by minutes since its beginning. */
export function linesOf(steps: TimerData['steps']): AgendaLine[] {
  let passed = 0
  return timedSteps(steps).map(({ name, say, seconds }) => {
    const from = passed
    passed += seconds
    return { minutes: `${minute(from)}–${minute(passed)}`, name, say }
  })
}

/** The agenda as a table in Markdown. */
export const markdownOf = (data: TimerData): string =>
  `${[
    `# ${cell(headingOf(data))}`,
    '',
    '| Minutes | Step | Say |',
    '| --- | --- | --- |',
    ...linesOf(data.steps).map(({ minutes, name, say }) => `| ${minutes} | ${cell(name)} | ${cell(say)} |`),
  ].join('\n')}\n`

/** How long each step took, once the timer is at its end: a row is step, planned, and taken. */
export const takenOf = (run: Run): [label: string, planned: string, taken: string][] =>
  run.steps.map(({ name, seconds }, index) => [
    stepLabel({ name }, index),
    lengthInWords(seconds),
    minutesInWords(run.used[index] ?? 0),
  ])
