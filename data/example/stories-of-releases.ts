/** Stories of the release 'Fines by phone', what followed, and the systems and offices around it. */
import type { Story } from '../../lib/example/sprint'
import { pages } from './story-pages'

export const storiesOfReleases: readonly Story[] = [
  {
    id: 'fines-by-phone',
    summary:
      "'Fines by phone' takes 60 days of work until February 5, 2026, and 29 more until the end of July; in January a requirement is reopened that the city's report still calls closed.",
    toldOn: pages.sdlcOverview,
    who: ['Amara', 'Victor', 'Ravi'],
    when: 'September 2025 to July 2026',
  },
  {
    id: 'six-techniques',
    summary:
      'Six techniques find eight of ten requirements; 70% would pay by phone, and in March 27% of payments are.',
    toldOn: pages.requirementsGathering,
    who: ['Amara', 'Mei'],
    sprints: [18, 19],
  },
  {
    id: 'sixty-seconds',
    summary:
      "'At once' becomes 'within 60 seconds' on October 9, and 'can see' becomes 'is shown' on January 16.",
    toldOn: pages.requirements,
    who: ['Amara', 'Tomas'],
    sprints: [19, 20, 27],
  },
  {
    id: 'three-turns',
    summary: 'Three tests from October 2 to November 20 take 4.2 days, the second one in the easiest place.',
    toldOn: pages.spiral,
    who: ['Amara', 'Mei', 'Tomas'],
    sprints: [19, 20, 21, 23],
  },
  {
    id: 'letter-with-a-code',
    summary:
      "A pilot of 50 letters finds a code in the fold; in February 26 people take its 'PIN' for another one.",
    toldOn: pages.waterfall,
    who: ['Ruth', 'Mei'],
    when: 'October 2025 to June 2026',
  },
  {
    id: 'three-unanswered-cases',
    summary:
      'On October 27 three of nine cases change a specification: a refund, midnight, and an empty day.',
    toldOn: pages.vModelVsWaterfall,
    who: ['Tomas'],
    sprints: [21],
  },
  {
    id: 'payment-record',
    summary:
      'On December 4 the team chooses a record of its own for payments; a note at the desk joins it in January.',
    toldOn: pages.design,
    who: ['Ravi', 'Tomas', 'Amara'],
    sprints: [24, 27],
  },
  {
    id: 'seventeen-problems',
    summary:
      "Of 95 cases, nine at people's own desks find 5 of 17 problems; all 95 miss two that patrons meet.",
    toldOn: pages.testing,
    who: ['Tomas', 'Daniel'],
    sprints: [24, 25, 26],
  },
  {
    id: 'repeated-message',
    summary: 'A question on a last day at work, January 2, shows that 40 cents would count twice.',
    toldOn: pages.development,
    who: ['Daniel'],
    sprints: [26],
  },
  {
    id: 'handover-in-four-sessions',
    summary:
      'Four sessions leave three of 14 questions open, one about a switch; no one asks about a mailbox for alarms.',
    toldOn: pages.development,
    sprints: [25, 26],
  },
  {
    id: 'first-payment',
    summary:
      "The way back takes eleven minutes, then four; on January 8 the help desk's line is checked 40 minutes too early.",
    toldOn: pages.deployment,
    who: ['Ravi', 'Tomas', 'Amara'],
    sprints: [26],
  },
  {
    id: 'paid-twice',
    summary: 'On January 14 the second wave is switched off after 26 hours: three patrons paid twice.',
    toldOn: pages.phasedDeployment,
    who: ['Ravi', 'Amara'],
    sprints: [26, 27],
  },
  {
    id: 'you-owe-nothing',
    summary:
      'In the outage of January 15, 31 patrons read that they owe nothing before the text is changed at 10:45 am.',
    toldOn: pages.maintenance,
    sprints: [27],
  },
  {
    id: 'objections-in-three-rounds',
    summary:
      'Objections that need a follow-up go from 55% to 29%, then 31%, and the team stops after three rounds.',
    toldOn: pages.iterative,
    who: ['Ravi', 'Amara'],
    sprints: [27, 28, 29, 30],
  },
  {
    id: 'loan-gateway',
    summary:
      'One module replaces nine ways to the loan system; on March 3, three of 48 answers differ. On July 7 an addition that no preview showed breaks renewals.',
    toldOn: pages.legacySystems,
    who: ['Ravi', 'Noor'],
    sprints: [27, 28, 29, 30],
  },
  {
    id: 'half-past-two',
    summary:
      "The night on which the clocks change has no 2:30 am, so a job doesn't run and the clerk's list is missing.",
    toldOn: pages.maintenance,
    who: ['Daniel'],
    when: 'March 8 and 9, 2026',
  },
  {
    id: 'closing-the-day',
    summary:
      "The treasurer's clerk closes 118 of 121 days in seven steps; the other three have causes of their own.",
    toldOn: pages.definedProcess,
    who: ['Daniel'],
    when: 'February to July 2026',
  },
  {
    id: 'no-minimum',
    summary:
      'The director twice refuses a minimum of $5.00 for payments; in March, 640 of them averaged $2.60.',
    toldOn: pages.maintenance,
    who: ['Ruth'],
    when: 'October 2025 and April 2026',
  },
  {
    id: 'rented-terminal',
    summary:
      'One terminal at branch 5 costs $240 and takes 11 payments a week instead of 25, so six are not bought.',
    toldOn: pages.spiralVsWaterfall,
    when: 'March 12 to April 30, 2026',
  },
  {
    id: 'six-wishes-in-two-orders',
    summary:
      'On April 9 six wishes are ordered by value and by risk, and the next day two calls cross out two of them.',
    toldOn: pages.spiralVsAgile,
    who: ['Amara', 'Mei', 'Tomas'],
    sprints: [33],
  },
  {
    id: 'fines-on-closed-days',
    summary: 'A rule takes six cases and one pass until July 7, and its explanation takes three rounds.',
    toldOn: pages.vModelVsIterative,
    who: ['Ravi', 'Mei'],
    when: 'April to August 2026',
  },
  {
    id: 'two-tests-missing',
    summary: 'A week before an auditor comes, on June 16, tests are missing for two of ten requirements.',
    toldOn: pages.vModelVsAgile,
    who: ['Tomas', 'Noor'],
    sprints: [37, 38],
  },
  {
    id: 'payment-service',
    summary:
      'Two of 26 deployments failed and were recovered in 14 and 40 minutes; since August three phones are tried.',
    toldOn: pages.devops,
    who: ['Sofia', 'Tomas'],
    when: 'February 6 to July 31, 2026',
  },
  {
    id: 'changes-after-the-launch',
    summary:
      'Six months bring 23 changes in 29 days, 7 of them for corrections; five of six dates had been announced.',
    toldOn: pages.maintenance,
    who: ['Daniel', 'Amara'],
    when: 'February to July 2026',
  },
  {
    id: 'text-without-a-link',
    summary:
      'Nine of 20 patrons take a text for fraud; without a link, three do, and it is sent from September 14.',
    toldOn: pages.spiralVsIterative,
    who: ['Mei', 'Amara', 'Victor'],
    sprints: [43, 44],
  },
  {
    id: 'keep-and-wrap',
    summary:
      'On October 14 the loan system gets 24 for value and 15 for condition, and is kept and wrapped until 2028.',
    toldOn: pages.legacyAssessment,
    who: ['Ruth', 'Victor', 'Jonas'],
    sprints: [46],
  },
  {
    id: 'rule-for-renewals',
    summary: 'Writing a test with a librarian adds six words to the rule for renewals before there is code.',
    who: ['Ravi'],
    toldOn: pages.vModel,
    when: 'not dated',
  },
]
