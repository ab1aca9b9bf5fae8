import { examRules, shortExam, shortRound } from './exam-rules'
import { leastOfEachArea, mixOf, mostNearTheGuide } from './quotas'
import { countedAnswers, fewestAnswers } from './readiness'

const { questions } = examRules
const kinds = mixOf('kind', questions)
const levels = mixOf('level', questions)
const parts = mixOf('part', questions)

const numbers = {
  singleChoice: kinds.single,
  severalRight: kinds.multiple,
  trueOrFalse: kinds['true-false'],
  easy: levels[1],
  medium: levels[2],
  hard: levels[3],
  onTheory: parts['Theory and pillars'],
  onValues: parts.Values,
  onTeam: parts['Team and accountabilities'],
  onEvents: parts.Events,
  onArtifacts: parts['Artifacts and commitments'],
  onTheRest: parts['The rest'],
  /** At least so many of each focus area. */
  ofEachArea: leastOfEachArea(questions),
  /** At most so many near the Guide rather than in it. */
  nearTheGuide: mostNearTheGuide(questions),
  /** Questions of the short exam. */
  inShortExam: shortExam,
  /** Questions of the first look. */
  inFirstLook: shortRound,
  /** Answers from which readiness is estimated, and those that count. */
  fewestAnswers,
  countedAnswers,
}

/** How the practice exam is made, for use in pages: {exam.easy}. Not in exam-facts.ts, which readers' browsers load. */
export const mixFacts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(numbers).map(([name, number]) => [name, String(number)]),
)
