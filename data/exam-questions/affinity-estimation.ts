import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'affinity-estimation-6',
    kind: 'single',
    difficulty: 3,
    stem: 'After a sorting workshop, thirteen of forty items are known to block some users completely. Seven of those are small. Stakeholders want the larger items first, "because they take longer". Who settles this, and how?',
    options: {
      a: {
        text: 'The Scrum Master, by a vote among stakeholders in the next Sprint Review',
        why: "Order is not a matter of votes, and it is not the Scrum Master's accountability.",
      },
      b: {
        text: 'The Developers, because the sizes from the wall are theirs and fix the sequence',
        why: 'Sizes inform an order. They do not fix it.',
      },
      c: {
        text: 'The Product Owner, by ordering with value and size in view and explaining why',
        why: "Ordering is the Product Owner's. Others can try to convince her; the decision is visible in the Product Backlog.",
      },
      d: {
        text: 'The management, as stakeholders and the Scrum Team do not agree with each other',
        why: 'For the Product Owner to succeed, the entire organization must respect her decisions.',
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
    stem: 'Eight cards are drawn a week after a sorting and sized again with a conversation. Five of the eight move by two bands or more. What should the team conclude?',
    options: {
      a: {
        text: 'The second sizes are wrong, since those on the wall were made by more people at once.',
        why: 'The number of people is the same. The second look had more information.',
      },
      b: {
        text: 'Sizing has failed, and a team of this kind should go over to fixed hours per item.',
        why: 'Hours would rest on the same vague cards.',
      },
      c: {
        text: 'The five should be moved back, so that the total of all forty cards stays as reported.',
        why: 'A total that is kept alive by ignoring what was learned misleads everyone.',
      },
      d: {
        text: 'The cards were too vague or the sorting too quick, so the other sizes deserve distrust.',
        why: 'A sample speaks for the rest. Make the cards clearer and sort again what will be needed soon.',
      },
    },
    answer: 'd',
    guideSection: 'Complementary practice',
  },
  {
    id: 'affinity-estimation-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these items would you leave off the wall? (Choose all that apply.)',
    options: {
      a: {
        text: 'One that says the same as another item, in different words',
        why: 'Duplicates make the list longer and the picture worse. Remove them first.',
      },
      b: {
        text: 'One that the Developers have selected and are building in this Sprint',
        why: 'It has been selected and is being worked on. A new size would help nobody.',
      },
      c: {
        text: 'One that is unclear to half of the Developers, though it may matter soon',
        why: 'Hang it up. The wall will show the disagreement, and the talk afterwards is for such cards.',
      },
      d: {
        text: 'One that nobody expects to be selected within a year',
        why: 'It will change or vanish. Sizing it now is waste.',
      },
      e: {
        text: 'One that is plainly too large for a Sprint, if it is near the top',
        why: 'It goes to the far end of the wall, into the band of items to be split.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Product Backlog',
  },
]
