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
          why: "The moves show that people see different work in these three cards. A short talk about the three is enough; the other cards don't have to be sorted again.",
        },
        c: {
          text: 'They are of average size and belong in the middle.',
          why: 'The moves show that people see different work in these cards, so they have to talk about it first. An average between two ideas describes neither.',
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
          why: 'Sizes can be entered with or without a discussion. What is missing is the conversation, so misunderstandings about the other cards go unnoticed.',
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
          why: 'A random sample says something about the rest: if five of eight change, many other sizes are doubtful too. The vague cards have to be made clearer.',
        },
        b: {
          text: 'The first sizes were better, because no one influenced anyone.',
          why: 'The conversation added information, so the new sizes are more likely to be right.',
        },
        c: {
          text: 'They should have sized the items in hours.',
          why: "The cards were too vague, and hours would rest on the same vague cards. A different unit doesn't help until the cards are clearer.",
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
      countStated: true,
      stem: 'The Developers sort the items of the coming Sprints on a wall, by size. Which two of these items can stay off the wall? (Choose two.)',
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
          text: 'An item about whose size the Developers disagree',
          why: 'It belongs on the wall. When people disagree, the card is moved back and forth, and then they can talk about it.',
        },
        d: {
          text: 'An item that comes next and is too large for a Sprint',
          why: 'It belongs on the wall, since the session is for finding such items. This one ends up at the far right, and the team sees that it has to be split.',
        },
        e: {
          text: 'An item that a stakeholder asked for only this week',
          why: "It belongs on the wall: if it may be selected in a coming Sprint, the Developers can use its size. How long ago someone asked for it doesn't matter.",
        },
      },
      answers: ['a', 'b'],
      scope: 'course',
    },
  ],
}
