import type { Facts } from '../lib/example/fact-texts'
import { examFacts } from '../lib/exam/exam-facts'
import { examRules } from '../lib/exam/exam-rules'
import { mixFacts } from '../lib/exam/mix-facts'
import { formatMonth } from '../lib/site/format-day'
import { settingTexts } from '../lib/site/setting-texts'
import { exampleFacts } from './example/facts'
import { site } from './site'

const under = (name: string, texts: Facts): Facts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text]))

/** All facts that a page may write in braces: {example.sprint16.done}, {site.brand}, {exam.pass}. */
export const facts: Facts = {
  ...under('example', exampleFacts),
  ...under('site', settingTexts(site)),
  ...under('exam', { ...examFacts, ...mixFacts, asOf: formatMonth(examRules.asOf) }),
}
