import { factsInOrder, factsUnder, type Facts } from '../../lib/example/fact-texts'
import { definitionOfDone } from './definition-of-done'
import { factsOfHelpDesk } from './facts-of-help-desk'
import { factsOfSeries } from './facts-of-series'
import { factsOfSprints } from './facts-of-sprints'
import { helpDeskPeople } from './help-desk'
import { productGoal, systems } from './product'
import {
  addedByDay,
  daysForEvents,
  daysForRefinement,
  daysLeftByEvening,
  daysLeftOpen,
  plannedDays,
  workedByDay,
} from './reading-rooms'
import { appTeamHours, developers, eventHours } from './team'

const readingRooms: Facts = {
  ...factsUnder('readingRooms', {
    planned: plannedDays,
    leftOpen: daysLeftOpen,
    capacity: plannedDays + daysLeftOpen,
    events: daysForEvents,
    refinement: daysForRefinement,
  }),
  ...factsInOrder('readingRooms.left.evening', daysLeftByEvening, 0),
  ...factsInOrder('readingRooms.worked.day', workedByDay),
  ...factsInOrder('readingRooms.added.day', addedByDay),
}

/** Every fact of the example, which pages write as {example.name}; the name says where it comes from. */
export const exampleFacts: Facts = {
  ...factsOfSprints,
  ...factsOfSeries,
  ...factsOfHelpDesk,
  ...readingRooms,
  productGoal,
  ...Object.fromEntries(definitionOfDone.map(({ text }, index) => [`done.line${index + 1}`, text])),
  ...factsUnder('team', { developers, dailyScrum: appTeamHours.dailyScrum }),
  ...factsUnder('team.hours', eventHours),
  'helpDesk.people': String(helpDeskPeople),
  'build.minutes': String(systems.buildMinutes),
  ...factsUnder('tests', systems.tests),
}
