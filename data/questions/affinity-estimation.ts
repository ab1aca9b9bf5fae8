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
      stem: 'After the silent sorting of forty cards, three of them have been moved back and forth several times. What does that tell the team?',
      options: {
        a: {
          text: 'They are the largest and have to be split next.',
          why: 'A card of any size can be disputed. The moves show that people see different work in it.',
        },
        b: {
          text: 'They were sorted aloud and must be sorted again.',
          why: 'People can disagree in silence. The technique is meant to show exactly these moves.',
        },
        c: {
          text: 'They are average and belong in the middle.',
          why: 'If two people think of different work, the average describes neither idea.',
        },
        d: {
          text: 'They mean different work to different people.',
          why: 'Silent sorting shows where people disagree. Those cards are the ones most worth a short conversation.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'affinity-estimation-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A team sorts forty items on a wall and discusses only five of them. What is the main risk?',
      options: {
        a: {
          text: 'The sizes on the wall never reach the Product Backlog.',
          why: 'The sizes can be entered with or without a discussion. Scrum has no rule against it.',
        },
        b: {
          text: 'Misunderstandings about most of the cards go unnoticed.',
          why: 'Most cards get no conversation. Misunderstandings have to be found by checking a few cards and in later refinement.',
        },
        c: {
          text: 'The order on the wall binds the Product Owner.',
          why: 'The wall sorts the cards by size. The Product Owner is accountable for the order of the Product Backlog.',
        },
        d: {
          text: 'The first person at the wall decides for the others.',
          why: "Every Developer may move any card, even after someone has placed it, so being first isn't an advantage.",
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'affinity-estimation-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team is sizing items on a wall. Which two of these are in line with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The Developers who will do the work place and move the cards.',
          why: 'They are responsible for the sizing, whatever technique they use.',
        },
        b: {
          text: 'The Scrum Master who leads the session sets disputed sizes.',
          why: 'The Scrum Master may facilitate. The Developers who will do the work are responsible for the sizing.',
        },
        c: {
          text: 'The Product Owner who orders the items corrects the sizes.',
          why: "The Product Owner orders the items and explains them, but doesn't correct their sizes.",
        },
        d: {
          text: 'The stakeholder who pays for the items moves the large cards.',
          why: "Stakeholders can ask for a different item or a different order. They don't size the work.",
        },
        e: {
          text: 'The Product Owner who knows the need rewrites unclear cards.',
          why: 'Helping the Developers understand an item is how the Product Owner may influence the sizing.',
        },
      },
      answers: ['a', 'e'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'affinity-estimation-7',
      kind: 'single',
      difficulty: 2,
      stem: 'A week after a silent sorting, the Developers draw eight cards at random, discuss them and size them again. Five of the eight move by two sizes or more. What should they conclude?',
      options: {
        a: {
          text: 'The cards were too vague, so the rest need checking.',
          why: 'A random sample says something about the rest. Make the cards clearer, and then sort again those that are needed soon.',
        },
        b: {
          text: 'The cards were sized aloud, so the first sizes are better.',
          why: 'The conversation added information, so the new sizes are more likely to be right.',
        },
        c: {
          text: 'The cards were only compared, so hours would be better.',
          why: 'Hours would rest on the same vague cards. The unit is not the problem.',
        },
        d: {
          text: 'The cards were too few, so the old sizes can stay.',
          why: 'Keeping the old sizes in spite of what was learned misleads everyone who plans with them.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'affinity-estimation-8',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'The Developers meet to size the items of coming Sprints on a wall, and to find those that are unclear or too large. Which of these items can stay off the wall? (Choose all that apply.)',
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
          text: "An item that half of the Developers can't yet explain",
          why: 'The meeting is for finding such items. People who read this one differently will move it back and forth, and then they can talk about it.',
        },
        d: {
          text: 'An item that is next in order and too large for a Sprint',
          why: 'The meeting is for finding such items. This one will end up at the far right, and the team will know that it has to be split.',
        },
        e: {
          text: 'An item that a stakeholder wants in the coming Sprints',
          why: 'If it may be selected soon, the Developers can size it like the others.',
        },
      },
      answers: ['a', 'b'],
      guideSection: 'Product Backlog',
      scope: 'course',
    },
  ],
}
