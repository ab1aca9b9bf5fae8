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
    summary: 'A day of tests that come first, from the first failing one to the release.',
    toldOn: pages.xpOverview,
    sprints: [49],
  },
  {
    id: 'returns-release',
    summary: "The loans team's 'Returns' release, followed by burndown and burn-up.",
    toldOn: pages.burndownTool,
    when: '2026',
  },
  {
    id: 'done-at-events',
    summary: 'The events team makes its Definition of Done in a workshop.',
    toldOn: pages.definitionOfDoneTool,
    when: 'spring 2026',
  },
  {
    id: 'second-scrum-master',
    summary: "The first 90 days of the loans team's second Scrum Master.",
    toldOn: pages.firstNinetyDays,
    when: 'June to August 2026',
  },
  {
    id: 'looking-for-a-scrum-master',
    summary: 'The loans team asks candidates for its second Scrum Master seven questions.',
    toldOn: pages.interviewQuestions,
    when: 'May 2026',
  },
  {
    id: 'from-project-manager',
    summary: "The events team's Scrum Master was the department's project manager.",
    toldOn: pages.masterOrProjectManager,
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
    summary: 'The catalog team replaces the catalog.',
    toldOn: pages.projectManagement,
    when: '2026',
  },
  {
    id: 'nine-product-owners',
    summary: 'Nine imagined Product Owners, one after the other.',
    toldOn: pages.antiPatterns,
    when: 'made up',
  },
  {
    id: 'remote-team',
    summary: 'A thought experiment on eighty hours without an office.',
    toldOn: pages.remoteTeams,
    when: 'made up',
  },
  {
    id: 'designer-learns',
    summary: "The team's designer reaches 29, then 36 of 40.",
    toldOn: pages.introPsm1,
    when: 'spring 2026',
  },
  {
    id: 'accounts-developer-learns',
    summary: 'The Developer for patron accounts reaches 66 of 80, then passes.',
    toldOn: pages.examFormat,
    when: 'summer 2026',
  },
  {
    id: 'tester-learns',
    summary: 'The tester reaches 71 of 80.',
    toldOn: pages.agileCertifications,
    when: 'fall 2026',
  },
]
