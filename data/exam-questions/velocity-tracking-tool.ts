import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'velocity-tracking-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Two Scrum Teams work on one product. Team East notes 60 points a Sprint, Team West 20. What may a manager conclude?',
    options: {
      a: {
        text: 'East finishes three times as many Product Backlog items.',
        why: 'How many items lie behind the points is not known. Each team has sizes of its own.',
      },
      b: {
        text: 'Nothing about which team achieves more.',
        why: "Sizes mean something only within one team. Another team's 5 rests on other reference items.",
      },
      c: {
        text: 'West should adopt the practices of East.',
        why: 'That takes the higher number for better work, which it does not show.',
      },
      d: {
        text: 'The two should agree on one scale, since a shared Definition of Done requires it.',
        why: 'A shared Definition of Done concerns quality. It says nothing about sizes.',
      },
    },
    answer: 'b',
    guideSection: 'Complementary practice',
  },
  {
    id: 'velocity-tracking-tool-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A team grants itself part credit for unfinished items. Which two effects does that have on its record? (Choose two.)',
    options: {
      a: {
        text: 'A Sprint in which little got Done looks ordinary.',
        why: 'The credit fills the gap, and the alarm comes a Sprint late.',
      },
      b: {
        text: 'The total over many Sprints doubles, since items are counted twice.',
        why: 'If the credit is subtracted later, the total of finished items stays the same.',
      },
      c: {
        text: 'Credit for an item that is later dropped stays as if it had been of use.',
        why: 'The points were noted for something that never got Done, and nothing takes them out again.',
      },
      d: {
        text: 'The mean over many Sprints falls, which makes forecasts too cautious.',
        why: 'What is credited early is missing later, so the mean does not fall. An item that is dropped even leaves it too high.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Complementary practice',
  },
  {
    id: 'velocity-tracking-tool-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A tool draws a gray bar named "Commitment": the sum of the sizes that were selected for the Sprint. How does this agree with the Scrum Guide?',
    options: {
      a: {
        text: 'It agrees, as long as the Developers chose the items without pressure.',
        why: 'Even freely chosen items are a forecast. Pressure or not, the commitment is given to the goal.',
      },
      b: {
        text: 'It agrees, since the Sprint Backlog carries a commitment and the items are part of it.',
        why: 'The Sprint Backlog does carry one: the Sprint Goal. The set of items is not it.',
      },
      c: {
        text: 'It does not: the Product Owner commits to items, and the Developers to their sizes.',
        why: 'No one commits to items or sizes in Scrum.',
      },
      d: {
        text: 'It does not: the selected items are a forecast, and the commitment is the Sprint Goal.',
        why: 'The Developers commit to the Sprint Goal. Which items it takes may be renegotiated.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'velocity-tracking-tool-9',
    kind: 'single',
    difficulty: 3,
    stem: 'In its last eight Sprints a team got 23, 20, 26, 19, 17, 24, 11 and 22 points Done. The 11 came from an outage. A stakeholder asks what the next Sprint will bring. Which answer is the most honest?',
    options: {
      a: {
        text: 'Between 17 and 24, as in six of the eight, with worse possible.',
        why: 'It gives a range with its evidence and admits that the range can be missed.',
      },
      b: {
        text: 'About 22, because an outage is not a Sprint and is left out of the average.',
        why: 'The next bad Sprint will have a reason as well. A single number also hides the spread.',
      },
      c: {
        text: '20.25, because that is the exact average of all eight Sprints.',
        why: 'No Sprint had it, and the decimals claim an exactness that no one has.',
      },
      d: {
        text: '26, because the team has shown that it can, and people rise to a challenge.',
        why: 'That takes the best of eight Sprints for the usual one.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
  },
]
