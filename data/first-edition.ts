/**
 * Pages, questions and drawings that still have the text of the first edition: the rules 'canon', 'guide-quotations' and
 * 'plain-english' pass over them. The rule 'first-edition' finds a file that needs no place here anymore.
 */
export const firstEdition: readonly string[] = []
