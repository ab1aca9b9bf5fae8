/** A section of the Scrum Guide as readers know it, by its English heading. */
export function sectionName(heading: string): string {
  return heading
}

/** Before the Guide's words, around the name of the section: 'Scrum Guide 2020, Sprint Planning:' */
export const source = 'Scrum Guide 2020, '
export const sourceEnd = ':'

/** Around the Guide's own words. */
export const quote = '“'
export const quoteEnd = '”'

/** Behind them, around a link to where the course teaches it. */
export const taught = ' (taught under '
export const taughtEnd = ')'

/** A focus area of the exam, by its English name. */
export function areaName(english: string): string {
  return english
}
