import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'affinity-estimation',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'affinity-estimation-1',
      kind: 'single',
      difficulty: 1,
      stem: 'On a wall of forty sorted cards, three have been pushed to and fro several times. What does that tell the team?',
      options: {
        a: {
          text: 'Those three are the largest items and should be split before anything else is done.',
          why: 'A disputed card may be small. The dispute shows different ideas of it, whatever its size.',
        },
        b: {
          text: 'Somebody has broken the rule of silence, and the sorting must begin again from the start.',
          why: 'Moving cards is allowed in silence. Movement is the signal that the technique produces.',
        },
        c: {
          text: 'People see different work in those three, so they deserve the little time there is for talk.',
          why: 'Silent sorting makes disagreement visible. That is where a conversation pays.',
        },
        d: {
          text: 'The average of all places should be taken, which is as good as an agreement.',
          why: 'An average of two different ideas of the work describes neither.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'affinity-estimation-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Product Owner proposes to size all 300 items of the Product Backlog on a wall before the first Sprint. What is the best reply in the spirit of Scrum?',
      options: {
        a: {
          text: 'Do it: a Product Backlog must be completely sized before Sprint Planning can take place.',
          why: 'No such rule exists. Items are ready when they can be Done within one Sprint; the rest may stay rough.',
        },
        b: {
          text: 'Do it, but without the Developers, who should not be kept from the first Sprint by it.',
          why: 'Those who will do the work size it. Without them the wall shows wishes.',
        },
        c: {
          text: 'Put it into a Sprint 0, so that the sizing does not lower the velocity of the first Sprint.',
          why: 'Scrum has no Sprint 0. Refinement is an ongoing activity inside Sprints.',
        },
        d: {
          text: 'Size what may be selected soon: the list emerges, and many of the 300 will change or vanish.',
          why: 'The Product Backlog is emergent. Sizing what nobody will select for a year is waste.',
        },
      },
      answer: 'd',
      guideSection: 'Product Backlog',
    },
    {
      id: 'affinity-estimation-3',
      kind: 'single',
      difficulty: 2,
      stem: 'What does a team give up when it sorts forty items on a wall in place of discussing each of them?',
      options: {
        a: {
          text: 'Misunderstandings about cards that nobody moved twice remain undiscovered for now.',
          why: 'Most items get no word. A sample, and later refinement, must find what the silence hid.',
        },
        b: {
          text: 'The sizes cannot be used in a Product Backlog, since they were not agreed aloud.',
          why: 'A size may come from any technique that those doing the work have chosen.',
        },
        c: {
          text: 'The Product Owner loses the order of the items, because the wall puts them in another.',
          why: 'The wall sorts by size. The order of the Product Backlog stays with the Product Owner.',
        },
        d: {
          text: 'The Developers give up their say, because a wall follows whoever is quickest.',
          why: 'Everyone may move any card. Rank and voice count for less than in talk.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'affinity-estimation-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Who should place and move the cards, and what may others do? (Choose two.)',
      options: {
        a: {
          text: 'The Developers who will do the work place and move the cards.',
          why: 'Responsibility for sizing is theirs, on a wall too.',
        },
        b: {
          text: 'The Product Owner makes the final correction, being accountable for the backlog.',
          why: 'The Product Owner orders items. The sizing is not corrected from there.',
        },
        c: {
          text: 'The Product Owner answers what a card means, and may rewrite one that is unclear.',
          why: 'Clear items are part of effective Product Backlog management, and understanding is the influence that is wanted.',
        },
        d: {
          text: 'A stakeholder who paid for the items may move those that seem too expensive.',
          why: 'A stakeholder can argue for a different item or order, and not for a different size.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'affinity-estimation-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'As part of its ongoing refinement, a Scrum Team may sort Product Backlog items silently for an hour in one Sprint and not do so in the next.',
      answer: true,
      why: {
        true: 'Refinement is an ongoing activity and no event. Which form it takes, and how often, is up to the team.',
        false:
          'Only the five events recur by rule: the Sprint and the four inside it. Refinement is none of them.',
      },
      guideSection: 'Product Backlog',
    },
  ],
}
