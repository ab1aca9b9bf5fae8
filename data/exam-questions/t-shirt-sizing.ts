import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 't-shirt-sizing-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Stakeholders rank features by their letters and ask that every S be done before any L. Who decides on the order, and on which ground?',
    options: {
      a: {
        text: 'The Developers, because they gave the letters and know how the work is connected.',
        why: "They size and advise. Ordering the Product Backlog is the Product Owner's accountability.",
      },
      b: {
        text: 'The stakeholders, because they are the ones for whom the product creates its value.',
        why: 'They may try to convince the Product Owner. The order is not decided by vote.',
      },
      c: {
        text: 'The Product Owner, who weighs value and other things, with size as one of them.',
        why: 'The Product Owner is accountable for ordering and for maximizing value. Size alone does not order a backlog.',
      },
      d: {
        text: 'No one, because small items always come first in a Product Backlog that is well refined.',
        why: 'Items near the top tend to be smaller because they are refined. They do not move up for being small.',
      },
    },
    answer: 'c',
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 't-shirt-sizing-7',
    kind: 'single',
    difficulty: 3,
    stem: 'A feature was sized M on the roadmap. Refinement has now turned it into eleven items, which is in the range of an L. What should the Scrum Team do first?',
    options: {
      a: {
        text: 'Take items out until seven remain, since the M has been announced to stakeholders.',
        why: 'The scope may well shrink, but as a decision on value and not to rescue a letter.',
      },
      b: {
        text: 'Make the new count visible and let the Product Owner reconsider the order with it.',
        why: 'Better information replaces the rougher one. The Product Backlog stays transparent and the order may change.',
      },
      c: {
        text: 'Keep the M until the Sprint Review, where stakeholders have to agree to a new size.',
        why: 'Stakeholders do not decide on sizes, and waiting leaves a misleading artifact in use.',
      },
      d: {
        text: 'Ask in the Retrospective which of the Developers had called it an M, and why.',
        why: 'Looking for a culprit teaches people to call everything an L. Moving the border of the M may help.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 't-shirt-sizing-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'For which questions are rough letters a sensible answer? (Choose all that apply.)',
    options: {
      a: {
        text: 'Can five wishes fit before a date half a year away, or must some of them wait?',
        why: 'A coarse question far ahead is what letters are for.',
      },
      b: {
        text: "Which of tomorrow's work shall two Developers begin with at the Daily Scrum?",
        why: "The Developers plan the next day toward the Sprint Goal. A feature's letter does not help there.",
      },
      c: {
        text: 'Is this wish of about the same size as the feature that we released last winter?',
        why: 'Comparing with a finished feature is how a letter comes about.',
      },
      d: {
        text: 'Which of our people deserve a bonus for the size of what they delivered?',
        why: "Sizes say nothing about a person's contribution, and used like that they grow at once.",
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Complementary practice',
  },
]
