import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'affinity-estimation-2',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner wants all 300 items of the Product Backlog to be sized before the first Sprint. Which reply fits Scrum best?',
    options: {
      a: {
        text: 'Agree, because Sprint Planning cannot begin until the Product Backlog is completely sized.',
        why: 'There is no such rule. Items are ready when they can be Done within one Sprint; the others may stay rough.',
      },
      b: {
        text: 'Decline, and ask an experienced architect to size the items that seem most important.',
        why: 'The Developers who will do the work are responsible for the sizing.',
      },
      c: {
        text: 'Agree, but do it in a Sprint 0, so that it does not take time from the first Sprint.',
        why: 'Scrum has no Sprint 0. Refinement is an ongoing activity during Sprints.',
      },
      d: {
        text: 'Decline, and have the Developers size the items that may be selected soon.',
        why: 'The Product Backlog emerges. Many of the 300 items will change or disappear, and sizing those would be wasted.',
      },
    },
    answer: 'd',
    guideSection: 'Product Backlog',
  },
  {
    id: 'affinity-estimation-6',
    kind: 'single',
    difficulty: 3,
    stem: 'After a sizing workshop, 13 of 40 items are known to block some users completely, and 7 of these are small. Stakeholders want the larger items first, "because they take longer". Who settles this, and how?',
    options: {
      a: {
        text: 'The Scrum Master, by letting the stakeholders vote in the next Sprint Review',
        why: 'The order is not put to a vote, and it is not the accountability of the Scrum Master.',
      },
      b: {
        text: 'The Developers, by taking the items in the sequence of the sizes they found',
        why: 'Sizes help to decide on an order, but they do not fix it. Ordering is not up to the Developers.',
      },
      c: {
        text: 'The Product Owner, by ordering the items with their value and size in view',
        why: 'The Product Owner is accountable for ordering. Others may try to convince her, and the result is visible in the Product Backlog.',
      },
      d: {
        text: 'The managers, by deciding between the stakeholders and the Scrum Team',
        why: 'The organization has to respect the decisions of the Product Owner, including this one.',
      },
    },
    answer: 'c',
    guideSection: 'Product Owner',
    focusArea: 'Product Value',
  },
  {
    id: 'affinity-estimation-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A week after a silent sorting, the Developers draw eight cards at random, discuss them and size them again. Five of the eight move by two sizes or more. What should they conclude?',
    options: {
      a: {
        text: 'The new sizes are wrong, since they come from a conversation about only a few cards.',
        why: 'The conversation added information, so the new sizes are more likely to be right.',
      },
      b: {
        text: 'Comparing items does not work for them, so they should estimate in hours from now on.',
        why: 'Hours would rest on the same vague cards. The unit is not the problem.',
      },
      c: {
        text: 'The five cards should go back, so that the total of all the items remains as reported.',
        why: 'Keeping a total by ignoring what was learned misleads everyone who relies on it.',
      },
      d: {
        text: 'The cards were too vague or sorted too fast, so the other sizes may be off as well.',
        why: 'A random sample says something about the rest. Make the cards clearer and sort those that are needed soon again.',
      },
    },
    answer: 'd',
    guideSection: 'Complementary practice',
  },
]
