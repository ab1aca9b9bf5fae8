import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-improvement-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Halfway through the Sprint the Developers want to introduce a new build tool. It would take two of them three days, and the Sprint Goal is already uncertain. What should guide the decision?',
    options: {
      a: {
        text: 'The consent of the Scrum Master to the change',
        why: "A tool of the Developers doesn't need the Scrum Master's approval.",
      },
      b: {
        text: 'The benefit of the change in later Sprints',
        why: "The benefit may be large, but it doesn't outweigh a Sprint Goal that is put in danger now.",
      },
      c: {
        text: 'The effect of the change on the Sprint Goal',
        why: 'No change may endanger the Sprint Goal. With an uncertain goal, three days are a danger.',
      },
      d: {
        text: 'The view of the stakeholders on the change',
        why: "How the Developers work doesn't need the stakeholders' consent. The question is what it does to the Sprint Goal.",
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
        text: 'The reserve of a tenth of the Sprint for improvement',
        why: "The Guide doesn't reserve a share of the time for improvement.",
      },
      b: {
        text: 'The purpose that is given for the Sprint Retrospective',
        why: 'The event exists to plan ways to increase quality and effectiveness.',
      },
      c: {
        text: 'The yearly rating of the team on a scale of maturity',
        why: 'The Guide contains neither levels nor dates by which a team is mature.',
      },
      d: {
        text: 'The expectation of adapting once something is learned',
        why: "The Guide expects a team to adapt at the moment of learning, which isn't tied to a single event.",
      },
      e: {
        text: 'The required entry of an improvement in a Sprint Backlog',
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
    stem: 'A director likes a chart in which a team counts bugs found by users, and wants it as a target for every team. What is the most useful thing that a Scrum Master can do?',
    options: {
      a: {
        text: 'Announce the target and leave the way to the teams.',
        why: 'That treats the Scrum Master as a messenger and leaves the misunderstanding where it is.',
      },
      b: {
        text: 'Accept the target and compare the teams by it.',
        why: "Different products and people can't be compared, and a target invites people to name bugs differently.",
      },
      c: {
        text: "Explain the chart's use and a target's effect on it.",
        why: 'Helping stakeholders enact an empirical approach is a service of the Scrum Master. A number that is punished stops being transparent.',
      },
      d: {
        text: 'Withdraw the chart and keep its count in the team.',
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
        text: "The Scrum Master takes the figures to the rule's owners.",
        why: 'That causes the removal of an impediment and shows the organization what the rule costs.',
      },
      b: {
        text: 'The Scrum Team takes the rule off its list of changes.',
        why: 'The Scrum Master serves the organization, too. A cause outside the team can still be removed.',
      },
      c: {
        text: 'The Product Owner takes the rule into the Product Backlog.',
        why: "The Product Backlog lists what is needed to improve the product. A company rule isn't an item there.",
      },
      d: {
        text: 'The Developers take the devices to their own technician.',
        why: 'Self-management works inside what the organization has set. Working around the rule hides the problem.',
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
      true: 'The team manages how it works. A practice of its own, inside the framework and the standards of the organization, is its own to end.',
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
    stem: "A team's Retrospectives lead to lively talks but to no changes. What should the Scrum Team do about it? (Choose the best two.)",
    options: {
      a: {
        text: 'Extend the event and leave room for more topics',
        why: 'The talks are lively already. More topics would add inspection, and adaptation is what is missing.',
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
        text: 'Compare the next Sprint and judge the change',
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
    stem: 'A Scrum Team collects 25 figures in every Sprint. In a year, no decision has depended on more than five of them. What fits the foundations of Scrum best?',
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
        text: 'Keep the figures that took most effort',
        why: "Past effort doesn't make a figure useful. What counts is whether it helps in decisions.",
      },
      d: {
        text: 'Keep the five figures that guide decisions',
        why: 'Decisions rest on what is observed, and lean thinking leaves out what serves no purpose. The five do both.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Theory',
    focusArea: 'Empiricism',
  },
]
