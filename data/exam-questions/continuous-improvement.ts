import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-improvement-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Halfway through the Sprint the Developers want to introduce a new build tool. It would take two of them three days, and the Sprint Goal is already uncertain. What should guide the decision?',
    options: {
      a: {
        text: 'Whether the Scrum Master agrees to the change',
        why: "A tool of the Developers doesn't need the Scrum Master's approval.",
      },
      b: {
        text: 'Whether the change would pay off in later Sprints',
        why: "The benefit may be large, but it doesn't outweigh a Sprint Goal that is put in danger now.",
      },
      c: {
        text: 'Whether the change would endanger the Sprint Goal',
        why: 'No change may endanger the Sprint Goal. When the goal is already uncertain, losing three days is a danger.',
      },
      d: {
        text: 'Whether the stakeholders approve of the change',
        why: "The Developers don't need the stakeholders' consent to how they work. The question is what the change does to the Sprint Goal.",
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
  },
  {
    id: 'continuous-improvement-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A director doubts that Scrum asks a team to improve its way of working. Which two passages of the Guide show that it does? (Choose two.)',
    options: {
      a: {
        text: 'The tenth of each Sprint reserved for improvement',
        why: "The Guide doesn't reserve a share of the time for improvement.",
      },
      b: {
        text: 'The stated purpose of the Sprint Retrospective',
        why: 'The event exists to plan ways to increase quality and effectiveness.',
      },
      c: {
        text: "The yearly rating of a team's level of maturity",
        why: 'The Guide contains neither levels nor dates by which a team is mature.',
      },
      d: {
        text: 'The expectation that a team adapts when it learns',
        why: 'The Guide expects a team to adapt as soon as it learns something, not only at an event.',
      },
      e: {
        text: 'The required improvement in each Sprint Backlog',
        why: 'The 2017 edition required one. Since 2020, improvements may be added.',
      },
    },
    answers: ['b', 'd'],
    guideSection: 'Adaptation',
  },
  {
    id: 'continuous-improvement-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A director likes a chart in which a team counts bugs found by users, and wants to make it a target for every team. What is the most useful thing that a Scrum Master can do?',
    options: {
      a: {
        text: 'Announce the target and let the teams find the way.',
        why: 'That treats the Scrum Master as a messenger and leaves the misunderstanding where it is.',
      },
      b: {
        text: 'Accept the target and use it to compare the teams.',
        why: "Different products and people can't be compared, and a target invites people to name bugs differently.",
      },
      c: {
        text: 'Explain the chart and how a target would distort it.',
        why: 'Helping stakeholders enact an empirical approach is a service of the Scrum Master. A number that is punished stops being transparent.',
      },
      d: {
        text: 'Withdraw the chart and keep the count within the team.',
        why: 'Those who receive the work need to see its state, too. Hiding the chart lowers transparency.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
  },
  {
    id: 'continuous-improvement-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A team finds that most of its delays come from a company rule that only one department may install test devices. Which next step fits Scrum best?',
    options: {
      a: {
        text: "The Scrum Master shows the delays to the rule's owners.",
        why: 'This works toward removing an impediment and shows the organization what the rule costs.',
      },
      b: {
        text: 'The Scrum Team stops trying to have the rule changed.',
        why: 'The Scrum Master serves the organization, too. A cause outside the team can still be removed.',
      },
      c: {
        text: 'The Product Owner adds the rule to the Product Backlog.',
        why: "The Product Backlog lists what is needed to improve the product. A company rule isn't an item there.",
      },
      d: {
        text: 'The Developers have their own technician install devices.',
        why: 'Self-management works within the limits that the organization has set. Working around the rule hides the problem.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
  },
  {
    id: 'continuous-improvement-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Without asking anyone outside the team, a Scrum Team may drop a practice that it chose for itself two Sprints ago.',
    answer: true,
    why: {
      true: "The team manages how it works, so it may end a practice of its own that neither the framework nor the organization's standards require.",
      false:
        'No one outside needs to be asked about a practice that the team chose for itself. Only the framework and the standards of the organization bind it.',
    },
    guideSection: 'Scrum Team',
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'continuous-improvement-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "A team's Retrospectives are lively but lead to no changes. What should the Scrum Team do about it? (Choose the best two.)",
    options: {
      a: {
        text: 'Extend the event and leave room for more topics',
        why: 'The talks are lively already. More topics would add inspection, but adaptation is what is missing.',
      },
      b: {
        text: 'Send the minutes to managers and await a decision',
        why: 'The team can change its own way of working. Handing the decision over delays it.',
      },
      c: {
        text: 'Pick a helpful change and start on it soon',
        why: 'The improvements with the most impact come as soon as possible. Inspection pays off when something changes.',
      },
      d: {
        text: 'Look at the next Sprint and judge the change',
        why: 'Looking at what the change brought makes the next decision an informed one.',
      },
      e: {
        text: 'Rotate the facilitator and vary the format',
        why: "This may keep the event fresh, but the talks aren't the problem.",
      },
    },
    answers: ['c', 'd'],
    guideSection: 'Inspection',
    focusArea: 'Empiricism',
  },
  {
    id: 'continuous-improvement-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team collects 25 figures in every Sprint. Over a year, only five of them have ever influenced a decision. What fits the foundations of Scrum best?',
    options: {
      a: {
        text: 'Keep the figures for another year of data',
        why: "A year has shown that most of them don't guide a decision. More of the same data is waste.",
      },
      b: {
        text: 'Keep the figures that managers know best',
        why: "Being well known isn't the same as being useful. The figures should serve inspection and adaptation.",
      },
      c: {
        text: 'Keep the figures that took the most effort',
        why: "Past effort doesn't make a figure useful. What counts is whether it helps in decisions.",
      },
      d: {
        text: 'Keep the five figures that guide decisions',
        why: 'Decisions rest on what is observed, and the five figures serve that. Lean thinking leaves out the rest.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Theory',
    focusArea: 'Empiricism',
  },
]
