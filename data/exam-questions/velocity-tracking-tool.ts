import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'velocity-tracking-tool-2',
    kind: 'single',
    difficulty: 3,
    stem: "A team's average velocity is 20, so the Product Owner wants 20 points selected for the Sprint. What is right?",
    options: {
      a: {
        text: 'The Product Owner decides how much is selected.',
        why: 'The Product Owner orders the items and discusses the selection. The Developers select, since they can tell how much they can complete.',
      },
      b: {
        text: "The Scrum Master decides, after looking at the team's capacity.",
        why: 'The Scrum Master may facilitate the discussion. The Developers know their own capacity, so they select.',
      },
      c: {
        text: 'The Developers select, and the average is one input among others.',
        why: "They select in discussion with the Product Owner. Past performance makes them more confident in their forecast, but it doesn't decide.",
      },
      d: {
        text: 'The average decides, if it comes from at least three Sprints.',
        why: "The Developers select. An average helps them forecast, but it doesn't become a quota, however many Sprints it covers.",
      },
    },
    answer: 'c',
    rests: ['sprint-planning-11', 'sprint-planning-14'],
  },
  {
    id: 'velocity-tracking-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Of two Scrum Teams on one product, one notes 60 points a Sprint and the other 20. What may a manager conclude?',
    options: {
      a: {
        text: 'The first team gets three times as many items Done.',
        why: "The points don't show how many items are behind them. Each team has sizes of its own.",
      },
      b: {
        text: "The second team should adopt the first team's practices.",
        why: "Sizes mean something only within one team. The higher number doesn't show better work, so it isn't a reason to adopt anyone's practices.",
      },
      c: {
        text: 'The first team has three times as many people.',
        why: "The team's size doesn't follow from the points. Each team has sizes of its own.",
      },
      d: {
        text: 'Nothing, because each team has sizes of its own.',
        why: 'Sizes mean something only within one team. Nothing follows about which team achieves more.',
      },
    },
    answer: 'd',
    scope: 'near',
  },
  {
    id: 'velocity-tracking-tool-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A tool calls the sum of the selected points the "commitment" of the Sprint. How does this agree with the Scrum Guide?',
    options: {
      a: {
        text: "It doesn't: the commitment is the Sprint Goal.",
        why: 'The Developers commit to the Sprint Goal. Which items it takes may be renegotiated.',
      },
      b: {
        text: "It doesn't: in Scrum, no one commits to anything.",
        why: 'The selected items are only a forecast. But the Sprint Backlog has a commitment, the Sprint Goal.',
      },
      c: {
        text: 'It does: Developers commit to the items that they select.',
        why: 'This was the rule in the first Guides, until 2011. Today the items are a forecast, and the Developers commit to the Sprint Goal.',
      },
      d: {
        text: 'It does: the Sprint Backlog is a commitment of the whole team.',
        why: 'The Sprint Backlog has a commitment, but it is the Sprint Goal, to which the Developers commit. The selected items are a forecast.',
      },
    },
    answer: 'a',
    rests: ['artifacts-6'],
  },
  {
    id: 'velocity-tracking-tool-9',
    kind: 'single',
    difficulty: 2,
    stem: 'In eight Sprints, a team got 23, 20, 26, 19, 17, 24, 11 and 22 points Done; the 11 was due to an outage. What is the most honest forecast for the next?',
    options: {
      a: {
        text: '"About 22, as in the seven normal Sprints"',
        why: 'What will happen is unknown, so an honest forecast shows the spread. Leaving out the bad Sprint assumes that nothing will go wrong again.',
      },
      b: {
        text: '"From 17 to 24, as in six of eight Sprints"',
        why: 'It gives a range with its evidence. The range can be missed, as two of the eight Sprints show.',
      },
      c: {
        text: '"Exactly 20.25, the average of all Sprints"',
        why: 'What will happen is unknown, so an honest forecast shows the spread. An average hides it, and its decimals claim an exactness that no one has.',
      },
      d: {
        text: '"Up to 26, as in the best Sprint"',
        why: 'An honest forecast shows the spread of past results. One of eight Sprints reached 26, so naming only this number leaves out the other seven.',
      },
    },
    answer: 'b',
    scope: 'near',
  },
]
