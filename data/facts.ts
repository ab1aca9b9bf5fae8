import type { Facts } from '../lib/canon/fact-texts'
import { examFacts } from '../lib/exam/exam-facts'
import { settingTexts } from '../lib/site/setting-texts'
import { canonFacts } from './canon/facts'
import { site } from './site'

const under = (name: string, texts: Facts): Facts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text]))

/** All that a page may write between braces: {canon.sprint16.done}, {site.brand}, {exam.pass}. */
export const facts: Facts = {
  ...under('canon', canonFacts),
  ...under('site', settingTexts(site)),
  ...under('exam', examFacts),
}
