/** The facts of the series by name: record.items.total, renewals.week3, supplier.sprint10.sum … */
import { dayInWords } from '../../lib/example/days'
import { factsInOrder, factsOfRow, factsUnder, figure, type Facts } from '../../lib/example/fact-texts'
import { bugCounts, daysForBugs, oldPhoneBugsInSprint42 } from './bugs'
import { arriveADay, before, limitAgreedOn, workInProgressLimit } from './help-desk'
import { waitLimit, waitsInSprint31, waitsInSprint36 } from './notices'
import { entriesInFebruary, entriesLeft, entriesTakenOut } from './product-backlog'
import { recordDays, recordFeatures, recordItems, recordPoints, recordSprints } from './record'
import { renewalQuestions, renewalQuestionsHopedFor } from './renewals'
import { calendarDays, daysInSprint6, lateCheckDays, screensBuilt, screensToFix, testDays } from './screens'
import { skillCounts } from './skills'
import { readingWaits, supplierWaits } from './waiting'
import { itemsInAll, itemsInOrder, programItemsDone, programItemsDropped } from './winter-program'

const record: Facts = {
  'record.sprints': `${recordSprints[0]} to ${recordSprints.at(-1)}`,
  ...factsOfRow('record.items', recordItems),
  ...factsOfRow('record.features', recordFeatures),
  ...factsOfRow('record.points', recordPoints),
  ...factsOfRow('record.days', recordDays),
}

const waits: Facts = {
  'waits.limit': figure(waitLimit),
  ...factsInOrder('waits.sprint31.day', waitsInSprint31),
  ...factsInOrder('waits.sprint36.day', waitsInSprint36),
  'waits.sprint31.highest': figure(Math.max(...waitsInSprint31)),
  'waits.sprint36.highest': figure(Math.max(...waitsInSprint36)),
}

/** Days of waiting, one series per Sprint. */
const waiting = (name: string, bySprint: Readonly<Record<number, readonly number[]>>): Facts =>
  Object.assign(
    {},
    ...Object.entries(bySprint).map(([sprint, days]) => factsOfRow(`${name}.sprint${sprint}`, days)),
  ) as Facts

const bugs: Facts = {
  'bugs.daysASprint': figure(daysForBugs),
  'bugs.oldPhones.sprint42': figure(oldPhoneBugsInSprint42),
  ...factsUnder(
    'bugs.oldPhones',
    Object.fromEntries(bugCounts.map(each => [`sprint${each.sprint}`, each.oldPhones])),
  ),
  ...factsUnder(
    'bugs.others',
    Object.fromEntries(bugCounts.map(each => [`sprint${each.sprint}`, each.otherBugs])),
  ),
}

/** 'loan system' as a name: 'loanSystem'. */
const asName = (words: string): string => words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

const skills: Facts = Object.assign(
  {},
  ...skillCounts.map(({ skill, inSprint31, inSprint35 }) =>
    factsUnder(`skills.${asName(skill)}`, { sprint31: inSprint31, sprint35: inSprint35 }),
  ),
) as Facts

export const factsOfSeries: Facts = {
  ...record,
  ...waits,
  ...waiting('supplier', supplierWaits),
  ...waiting('reading', readingWaits),
  ...bugs,
  ...skills,
  'renewals.hopedFor': figure(renewalQuestionsHopedFor),
  ...factsInOrder('renewals.week', renewalQuestions),
  'helpDesk.limitAgreed': dayInWords(limitAgreedOn),
  ...factsUnder('helpDesk', { limit: workInProgressLimit, arriveADay, ...before }),
  ...factsUnder('backlog', { february: entriesInFebruary, april: entriesLeft, ...entriesTakenOut }),
  ...factsUnder('winterProgram', { all: itemsInAll, ...itemsInOrder, dropped: programItemsDropped }),
  ...factsInOrder('winterProgram.sprint', programItemsDone, 21),
  ...factsOfRow('screens', screensBuilt),
  ...factsUnder('screens', {
    toFix: screensToFix,
    calendarDays,
    testDays,
    lateCheckDays,
    daysInSprint6,
  }),
}
