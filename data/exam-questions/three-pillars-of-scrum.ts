import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'three-pillars-of-scrum-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Developers see every day that a nightly job slows their tests. They may not touch it; a change board that meets every fourth week decides. At the Retrospective somebody proposes a second, more detailed daily report on the slowdown. What would help most?',
    options: {
      a: {
        text: 'The report, because better data will make the change board decide faster',
        why: 'The slowdown is known and its cause too. More inspection without adaptation is pointless.',
      },
      b: {
        text: 'A Scrum Master who works to have the decision moved to the Developers',
        why: 'Adaptation is what is missing, and it is harder where people are not empowered. Causing the removal of such an impediment is a service of the Scrum Master.',
      },
      c: {
        text: 'Leaving the slow tests out of the Sprint until the board has met',
        why: 'That would lower quality during the Sprint and hide the problem.',
      },
      d: {
        text: 'Inviting the change board to the Daily Scrum',
        why: 'The Daily Scrum is for the Developers, and a board that only listens decides no earlier.',
      },
    },
    answer: 'b',
    guideSection: 'Adaptation',
  },
  {
    id: 'three-pillars-of-scrum-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these raise the transparency of a Scrum artifact? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers update the Sprint Backlog on the day on which their plan changes.',
        why: 'It is meant to be a highly visible, real-time picture of their plan.',
      },
      b: {
        text: 'The Product Owner explains the order of the Product Backlog to a puzzled branch manager.',
        why: 'The Product Backlog is to be transparent, visible and understood.',
      },
      c: {
        text: 'The Scrum Master reports to the department how many hours were booked on each item.',
        why: 'Hours booked tell nothing about the state of the work or its value, however regularly they are reported.',
      },
      d: {
        text: 'Two Scrum Teams on one product agree on a single Definition of Done.',
        why: 'It gives everyone a shared understanding of what was completed, and teams on one product must share it.',
      },
      e: {
        text: 'An item that is nearly finished is presented at the Review, with a remark that it lacks tests.',
        why: 'Work that does not meet the Definition of Done is not presented. Shown in the Review, it blurs what the Increment is.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Scrum Artifacts',
  },
  {
    id: 'three-pillars-of-scrum-8',
    kind: 'single',
    difficulty: 2,
    stem: 'In which order do the pillars enable each other?',
    options: {
      a: {
        text: 'Inspection enables transparency, and transparency enables adaptation.',
        why: 'Looking at something that is not transparent misleads. Transparency has to come first.',
      },
      b: {
        text: 'Adaptation enables inspection, and inspection enables transparency.',
        why: 'This is the reverse. Adapting without having looked would be guessing.',
      },
      c: {
        text: 'Transparency enables inspection, and inspection enables adaptation.',
        why: 'Take the first away and the second misleads; take the third away and the second is pointless.',
      },
      d: {
        text: 'None of them depends on another; a team may begin with whichever is easiest for it.',
        why: 'The Guide ties them into a chain: inspection needs transparency, adaptation needs inspection.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'three-pillars-of-scrum-9',
    kind: 'single',
    difficulty: 2,
    stem: 'Inspection on day 2 of a Sprint shows that a feature from the last Sprint is used three times as much as expected. What do you make of this difference?',
    options: {
      a: {
        text: 'It is not a variance, because that word stands for problems only.',
        why: 'Inspection is to detect potentially undesirable variances. Whether a difference is unwanted has to be found out.',
      },
      b: {
        text: 'It has to be corrected at once, since a process must stay within its limits.',
        why: 'Only deviations outside acceptable limits or an unacceptable product must be adjusted. More use may be welcome.',
      },
      c: {
        text: 'It counts from the next Sprint Review on, as the outcome is inspected there.',
        why: 'The Review is a formal opportunity. Learning does not wait for it.',
      },
      d: {
        text: 'It is something learned, so ask now what it means for the product.',
        why: 'A variance is a question. It may change the order of the Product Backlog or point to a load problem, and neither has to wait.',
      },
    },
    answer: 'd',
    guideSection: 'Inspection',
  },
]
