/** A turn of phrase that reads as translated, dated, or British, and what an American editor writes. */
export interface PlainWord {
  /** Global and case-insensitive; matched against a sentence. */
  pattern: RegExp
  /** Completes 'write …'. */
  instead: string
}

const weekday = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
/** Written things, which in English don't 'stand' somewhere. */
const written =
  '(?:sentence|word|rule|figure|number|list|answer|name|text|term|line|date|question|statement|definition|it|they|that|this|nothing|none|which)s?'

/** From reviews by American readers; the minimum, not the goal. */
export const plainWords: readonly PlainWord[] = [
  { pattern: /\bnobody(?:'s)?\b/gi, instead: "'no one', or better, say who does it" },
  {
    pattern:
      /(?<!\bthere )(?<!\bhere )(?<!\banswer )\b(?:is|are|was|were) no (?!longer\b|one\b|more\b|less\b|fewer\b|different\b|better\b|worse\b|further\b|other\b|doubt\b|such\b|bigger\b|larger\b|smaller\b|later\b|earlier\b|good\b|use\b)[a-z]/gi,
    instead: "'is not a …' or 'isn't …'",
  },
  { pattern: /\b(?:knows?|knew|asks for) no\b/gi, instead: "'has no …' or 'does not …'" },
  { pattern: /\bwho(?:so)?ever\b/gi, instead: "'anyone who', 'the person who', or 'if you'" },
  { pattern: /\bbeside\b/gi, instead: "'next to', 'along with' or 'besides'" },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: "'fix' or 'repair'" },
  {
    pattern: /\b(?<!at )(?<!find )(?<!finds )faults?\b(?! tolerance)/gi,
    instead: "'bug', 'defect' or 'mistake'",
  },
  { pattern: /\bin place of\b/gi, instead: "'instead of'" },
  { pattern: /\bneed(?:s|ed)? not\b|\bneedn't\b/gi, instead: "'does not have to' or 'does not need to'" },
  {
    pattern: new RegExp(
      `\\b${written} (?:also |still |now )?(?:stands?|stood) (?:in|on|at|above|below|under|there|here)\\b`,
      'gi',
    ),
    instead: "'is in', 'is below', or 'the Guide says'",
  },
  { pattern: /\bof (?:its|their|his|her|your|our) own accord\b/gi, instead: "'on its own'" },
  {
    pattern: new RegExp(
      `\\ba week on ${weekday}|\\b${weekday} week\\b|\\ba fortnight|\\bfortnight\\w*`,
      'gi',
    ),
    instead: "'next Friday', a date, or 'two weeks'",
  },
  { pattern: /\bsit(?:s|ting)? (?:an|the|your|this|that) (?:\w+ )?exam/gi, instead: "'take the exam'" },
  { pattern: /\b(?:ring|rings|rang) (?:up|us|them|him|her|the)\b/gi, instead: "'call'" },
  { pattern: /\bby (?:the )?spring\b(?! of)/gi, instead: "the month: 'by March'" },
  { pattern: /\breckon(?:s|ed|ing)?\b/gi, instead: "'calculate', 'count' or 'think'" },
  { pattern: /\bat the latest\b/gi, instead: "'no later than'" },
  { pattern: /\bonce more\b/gi, instead: "'again'" },
  { pattern: /\bhence\b/gi, instead: "'so'" },
  { pattern: /\bas often as not\b/gi, instead: "'often'" },
  { pattern: /\bsums\b(?! (?:up|to)\b)/gi, instead: "'numbers', 'totals' or 'calculations'" },
  { pattern: /\bautumn\b/gi, instead: "'fall'" },
  { pattern: /\bbranch(?:es')? heads?\b|\bheads of branch(?:es)?\b/gi, instead: "'branch manager'" },
  {
    pattern: /\b(?:the |a )?developer who (?:mostly|mainly) \w+|\bthe one who (?:mostly|mainly) \w+/gi,
    instead: "'one of the Developers', or 'a tester on the team'",
  },
  {
    pattern:
      /\breaders? (?:who |that |can |could |may |must )?(?:borrow|reserve|renew|return|book|order|pick|own|owe)(?:s|ed|ing)?\b|\bhomebound readers?\b|\breaders? at (?:the|a) (?:desk|branch)/gi,
    instead: "'patron' for someone who uses the library; the reader is who reads the page",
  },
  {
    pattern: /\b(?:is|are) told (?:in|on|under)\b/gi,
    instead: 'a link that says what the other page is about',
  },
  { pattern: /\bhave you an?\b/gi, instead: "'do you have a …'" },
]

/** The same for code comments, messages, and documents, where readers' texts have legitimate uses for these. */
export const plainCodeWords: readonly PlainWord[] = [
  { pattern: /\banew\b/gi, instead: "'again', or a verb with re-" },
  { pattern: /\b(?:of ours|of others)\b/gi, instead: "'our own', 'third-party'" },
  { pattern: /(?<!there )\b(?:is|are|was|were) none\b/gi, instead: "'isn't one'" },
  { pattern: /\bas ever\b/gi, instead: "'as usual'" },
  { pattern: /\bto the letter\b/gi, instead: "'exactly' or 'verbatim'" },
  {
    pattern: /\b(?:stands?|stood|lies?) (?:in|on|at|above|below|under|behind|there|here)\b/gi,
    instead: "'is'",
  },
  { pattern: /\b(?:what of|who then|of which there)\b/gi, instead: 'two short sentences' },
  { pattern: /\b(?:take|takes|taking|taken) (?:it|this|that|them) out\b/gi, instead: "'remove'" },
  { pattern: /\bmisspelt\b/gi, instead: "'misspelled'" },
  {
    pattern: /\bas (?:is|are) (?:said|told|known)\b|\bsay(?:s)? of\b/gi,
    instead: "'say about', or name the source",
  },
]
