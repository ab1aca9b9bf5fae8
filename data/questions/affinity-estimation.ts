import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'affinity-estimation',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'affinity-estimation-1',
      kind: 'single',
      difficulty: 2,
      stem: 'After a silent sorting of forty cards, three cards have been moved back and forth several times. What does that tell the team?',
      options: {
        a: {
          text: 'They are the largest items and have to be split next.',
          why: 'A card of any size can be disputed. The moves show that people see different work in it.',
        },
        b: {
          text: 'The team has to repeat the sorting and talk this time.',
          why: 'Nothing went wrong: people can disagree in silence, and the technique is meant to show exactly these moves.',
        },
        c: {
          text: 'They are of average size and belong in the middle.',
          why: 'If two people think of different work, the average describes neither idea.',
        },
        d: {
          text: 'People see different work in these cards.',
          why: 'Silent sorting shows where people disagree. Those cards are the ones most worth a short conversation.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
    {
      id: 'affinity-estimation-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A team sorts forty items on a wall and discusses only five of them. What is the main risk?',
      options: {
        a: {
          text: 'The sizes on the wall never get into the Product Backlog.',
          why: "They can be entered with or without a discussion. Where the sizes end up doesn't depend on how many cards are discussed.",
        },
        b: {
          text: 'The first person at the wall decides for all the others.',
          why: "Every Developer may move any card, even after someone has placed it, so being first isn't an advantage.",
        },
        c: {
          text: 'The Product Owner has to follow the order on the wall.',
          why: 'The wall sorts the cards by size. The Product Owner is accountable for the order of the Product Backlog.',
        },
        d: {
          text: 'Misunderstandings about the other cards go unnoticed.',
          why: 'Most cards get no conversation. Misunderstandings have to be found by checking a few cards and in later refinement.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
    {
      id: 'affinity-estimation-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team is sizing items on a wall. Which three of these are in line with Scrum? (Choose three.)',
      options: {
        a: {
          text: 'The Developers place and move the cards.',
          why: 'The Developers who will do the work are responsible for the sizing, whatever technique they use.',
        },
        b: {
          text: "The Scrum Master facilitates the session at the team's request.",
          why: 'Facilitating is a service to the team. It leaves the sizes to the Developers who will do the work.',
        },
        c: {
          text: 'The Product Owner corrects the sizes that seem too large.',
          why: 'The Product Owner may explain items and trade-offs. Sizes come from those who will do the work.',
        },
        d: {
          text: 'The stakeholder who pays for the items moves the cards that seem too large.',
          why: "Stakeholders bring their needs to the Product Owner. They don't size the work, even if they pay for it.",
        },
        e: {
          text: 'The Product Owner explains unclear cards and the trade-offs in them.',
          why: 'Helping the Developers understand an item is how the Product Owner may influence the sizing.',
        },
      },
      answers: ['a', 'b', 'e'],
      rests: ['product-backlog-8', 'product-backlog-9'],
    },
    {
      id: 'affinity-estimation-7',
      kind: 'single',
      difficulty: 2,
      stem: 'A week after a silent sorting, the Developers draw eight cards at random, discuss them and size them again. Five change by two sizes or more. What should they conclude?',
      options: {
        a: {
          text: 'Eight cards are too few to conclude anything.',
          why: 'Five of eight is far more than chance. Keeping the old sizes misleads everyone who plans with them.',
        },
        b: {
          text: 'The first sizes were better, because no one influenced anyone.',
          why: 'The conversation added information, so the new sizes are more likely to be right.',
        },
        c: {
          text: 'They should have sized the items in hours.',
          why: 'Hours would rest on the same vague cards. The unit is not the problem.',
        },
        d: {
          text: 'The cards were too vague, and the rest need checking too.',
          why: 'A random sample says something about the rest. Make the cards clearer, and then sort again those that are needed soon.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
    {
      id: 'affinity-estimation-8',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'The Developers sort the items of the coming Sprints on a wall, by size. Which of these items can stay off the wall? (Choose all that apply.)',
      options: {
        a: {
          text: 'An item that the Developers have begun in this Sprint',
          why: "It has been selected and started, so it doesn't belong to a coming Sprint.",
        },
        b: {
          text: 'An item that says the same as another on the wall',
          why: 'The other card gets the size. A duplicate takes up time and makes the list look longer.',
        },
        c: {
          text: "An item that half of the Developers can't explain yet",
          why: 'The session is for finding such items. This one will be moved back and forth, and then people can talk about it.',
        },
        d: {
          text: 'An item that comes next and is too large for a Sprint',
          why: 'The session is for finding such items. This one ends up at the far right, and the team sees that it has to be split.',
        },
        e: {
          text: 'An item that a stakeholder asked for only this week',
          why: 'If it may be selected soon, the Developers can size it like the others.',
        },
      },
      answers: ['a', 'b'],
      scope: 'course',
    },
  ],
}
