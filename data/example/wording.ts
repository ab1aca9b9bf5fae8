/** Words that contradict the running example, with what to write instead. */

export interface WrongWording {
  pattern: RegExp
  instead: string
  /** The wording is wrong only in sentences that also match this. */
  onlyWith?: RegExp
}

export const wrongWordings: readonly WrongWording[] = [
  { pattern: /\bbranch heads?\b/gi, instead: "'branch manager'" },
  { pattern: /\bheads? of reader services\b/gi, instead: "'head of patron services'" },
  {
    pattern: /\blibrary(?:['’]s)? IT\b/g,
    instead: "'the city's IT office' and 'the head of IT': the library has no IT office",
  },
  {
    pattern: /\bvolunteers?\b/gi,
    instead: "'the library's two van drivers', who bring the books of the round",
    onlyWith:
      /\bround\b|\bhome service\b|\b(?:bring|brings|brought|deliver|delivers|delivered)\b[^.]*\bbooks?\b|\bbring them\b/i,
  },
]
