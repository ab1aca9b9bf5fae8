/** Stories of the help desk, other teams, and learners, and pages that say their cases are made up. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesElsewhere: readonly Story[] = [
  {
    id: 'help-desk-limit',
    summary:
      'The help desk starts nothing new until eight work items are open, and answers in three days instead of seven.',
    toldOn: pages.wipLimits,
    who: [],
    when: 'September 26, 2025',
  },
  {
    id: 'test-first-day',
    summary:
      "Noor and Daniel fix a wrong date test-first; it clashes with another pair's rule, Amara settles it, and Daniel finds a case no test had.",
    toldOn: pages.xpOverview,
    who: ['Noor', 'Daniel', 'Amara'],
    sprints: [49],
  },
  {
    id: 'returns-release',
    summary:
      "Ruth takes an unchanged burndown of the loans team's 'Returns' release for a Sprint without results; a burn-up shows four items Done and four added.",
    toldOn: pages.burndownTool,
    who: ['Ruth'],
    when: '2026',
  },
  {
    id: 'done-at-events',
    summary:
      "The events team's workshop adds four lines to the two that Victor explains, and leaves out a test with 2,000 visitors; a line that two Developers answer differently is reworded.",
    toldOn: pages.definitionOfDoneTool,
    who: ['Victor'],
    when: 'spring 2026',
  },
  {
    id: 'second-scrum-master',
    summary:
      "The loans team's second Scrum Master counts 21 of 25 turns of a week spoken to her, changes the Daily Scrum by email for a day, then shows the count, which falls to 2; in week 13 she learns that two Developers avoid each other.",
    toldOn: pages.firstNinetyDays,
    who: [],
    when: 'June to August 2026',
  },
  {
    id: 'looking-for-a-scrum-master',
    summary:
      "On the panel for the loans team's second Scrum Master, Jonas rates a candidate 'excellent' who makes the team's decisions for it, and takes it back; the other one, who asks who knows, gets the job after a second round.",
    toldOn: pages.interviewQuestions,
    who: ['Jonas'],
    when: 'May 2026',
  },
  {
    id: 'from-project-manager',
    summary:
      "The events team's Scrum Master was the department's project manager: questions for his decision fall from 22 to 11 a week, he rearranges the Sprint Backlog in week 4 and takes it down, and in week 6 there are four.",
    toldOn: pages.masterOrProjectManager,
    who: [],
    when: 'spring 2026',
  },
  {
    id: 'parking-velocity',
    summary:
      "With a target of 24, the city's parking team gets more points, about as many items, and more bugs.",
    toldOn: pages.velocityMyths,
    who: [],
    when: 'July to December 2025',
  },
  {
    id: 'new-catalog',
    summary:
      "The new catalog's odds fall, two must-haves wait, and three more months aren't ordered at odds of 6 in 100.",
    toldOn: pages.projectManagement,
    who: ['Ruth'],
    when: '2026',
  },
  {
    id: 'missing-discs',
    summary:
      "Amara has all messages go through her, and Mei builds a report that a librarian didn't want; Jonas counts nine questions, and the branches may call again.",
    toldOn: pages.antiPatterns,
    who: ['Amara', 'Mei', 'Jonas'],
    when: 'August and September 2026',
  },
  {
    id: 'remote-team',
    summary:
      "A thought experiment: split between New York and Berlin, the team shares three hours a day; Mei can't use Noor's first note, and Noor misses Amara's answer to the second.",
    toldOn: pages.remoteTeams,
    who: ['Noor', 'Mei', 'Amara'],
    when: 'made up',
  },
  {
    id: 'designer-learns',
    summary:
      "Mei gets 29 of 40 practice questions right and, after Jonas's question, sorts her 11 mistakes: six times she answered what the team does; a week later it is 36 of 40.",
    toldOn: pages.introPsm1,
    who: ['Mei', 'Jonas'],
    when: 'spring 2026',
  },
  {
    id: 'accounts-developer-learns',
    summary:
      'Daniel gets 66 of 80 and wants to read the Guide and pay again; Jonas has him note what made him unsure, 11 of 19 notes are about reading and time, and he passes two weeks later.',
    toldOn: pages.examFormat,
    who: ['Daniel', 'Jonas'],
    when: 'summer 2026',
  },
  {
    id: 'tester-learns',
    summary: 'Tomas passes PSM I with 71 of 80, and has had two interviews and no offer so far.',
    toldOn: pages.agileCertifications,
    who: ['Tomas', 'Jonas'],
    when: 'fall 2026',
  },
]
