import { focusAreas, type FocusArea } from '../course/question'
import { decoded, encoded } from '../nav/address-text'

/** Address for practice and exams. */
export const practicePage = '/scrum/psm-1/psm1-exam-preparation/practice-exam'

/** What an address asks the exam's page for. */
export type AskedRound =
  | { kind: 'area'; area: FocusArea; questions: number }
  | { kind: 'missed'; questions: number }
  /** The name of an exam. */
  | { kind: 'exam'; mode: string }

const most = 100

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined
}

/** Reads '#practice=area:Events:10', '#practice=missed:10', or '#exam=psm-1'; undefined for any other hash. */
export function askedRound(hash: string): AskedRound | undefined {
  const [, name, value = ''] = /^#(exam|practice)=(.+)$/.exec(decoded(hash)) ?? []
  if (name === 'exam') return { kind: 'exam', mode: value }
  const [kind, ...parts] = value.split(':')
  const questions = numberOf(parts.at(-1))
  if (questions === undefined) return undefined
  if (kind === 'missed' && parts.length === 1) return { kind, questions }
  const area = focusAreas.find(each => each === parts[0])
  return kind === 'area' && area && parts.length === 2 ? { kind, area, questions } : undefined
}

/** The address of a round. */
export function roundAddress(asked: AskedRound): string {
  if (asked.kind === 'exam') return `${practicePage}#exam=${encoded(asked.mode)}`
  const area = asked.kind === 'area' ? `${encoded(asked.area)}:` : ''
  return `${practicePage}#practice=${asked.kind}:${area}${asked.questions}`
}
