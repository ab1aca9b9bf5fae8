import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'three-pillars-of-scrum',
  lesson: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'three-pillars-of-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: "A team's board can be opened by everyone. The Developers move a card to 'Ready' when its code is written; the sales department reads 'Ready' as usable by customers and makes promises accordingly. What is the trouble?",
      options: {
        a: {
          text: 'Low transparency: both see the card, yet they do not see the same state of the work.',
          why: 'Decisions rest on the perceived state of the work. Visible is not enough when the two sides take different things from it.',
        },
        b: {
          text: 'Too much transparency: a board of the Developers should not be open to other departments.',
          why: 'The work must be visible to those receiving it as well. Hiding the board would lower transparency further.',
        },
        c: {
          text: 'Missing inspection: sales should have tested the item before promising it to anybody.',
          why: 'Testing by sales would only work around the word. As long as it has two meanings, the next promise goes wrong too.',
        },
        d: {
          text: 'Missing adaptation: the Developers should have finished it faster after the promise.',
          why: 'Hurrying after a promise does not mend the misunderstanding from which it came.',
        },
      },
      answer: 'a',
      guideSection: 'Transparency',
    },
    {
      id: 'three-pillars-of-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An agreed limit says that a search takes no longer than two seconds. It has risen from 0.8 to 1.7 seconds in three days, and the Developers now know why. What does the pillar of adaptation suggest?',
      options: {
        a: {
          text: 'Nothing yet: adjusting is called for when the two seconds are exceeded, not before.',
          why: 'Beyond the limit adjusting is a must. But a Scrum Team is expected to adapt the moment it learns anything new, and it has.',
        },
        b: {
          text: 'Raise the limit to three seconds first, so that the Sprint Goal is not put at risk.',
          why: 'That changes the measure instead of the deviation, and quality does not decrease during a Sprint.',
        },
        c: {
          text: 'Note it for the Sprint Retrospective, the event that is meant for improvements.',
          why: 'Adjusting as soon as possible keeps the deviation small. The Retrospective is no waiting room.',
        },
        d: {
          text: 'Plan the remedy now, because they have learned something that matters.',
          why: 'Being inside the limit is no reason to wait. They can adapt their plan today.',
        },
      },
      answer: 'd',
      guideSection: 'Adaptation',
    },
    {
      id: 'three-pillars-of-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'What has to be inspected frequently and diligently, according to the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The hours that each of the Developers has worked',
          why: 'Hours are neither an artifact nor progress toward a goal. The Guide does not mention them.',
        },
        b: {
          text: 'The Scrum artifacts',
          why: 'Product Backlog, Sprint Backlog and Increment are what the events inspect.',
        },
        c: {
          text: 'The Scrum Team, by an inspector from outside who knows the work well',
          why: 'No inspector is named. The team inspects itself in the Retrospective.',
        },
        d: {
          text: 'The progress toward agreed goals',
          why: 'Such as the Sprint Goal, at each Daily Scrum, and the Product Goal, at each Sprint Review.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Inspection',
    },
    {
      id: 'three-pillars-of-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The product is in order, but the way in which the team works has left the limits it agreed on. By the Scrum Guide, something has to be adjusted.',
      answer: true,
      why: {
        true: "A process outside its acceptable limits is reason enough. An unacceptable product is the other reason, and the Guide joins the two with 'or'.",
        false:
          'That takes adaptation to concern the product only. The process being applied can be what needs adjusting, as soon as possible.',
      },
      guideSection: 'Adaptation',
    },
    {
      id: 'three-pillars-of-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team with three-week Sprints cancels its Sprint Review whenever "nobody important has time". Whom or what does this harm first?',
      options: {
        a: {
          text: 'The Definition of Done, since stakeholders confirm at the Review what is Done',
          why: 'Whether work is Done is decided by the Definition of Done. No confirmation at the Review is needed.',
        },
        b: {
          text: 'The Product Owner alone, who now has to accept all the work without any help',
          why: 'Accepting work is not the purpose of the Review. All who take part lose an opportunity.',
        },
        c: {
          text: 'Inspection and adaptation of where the product is going: an opportunity for both is lost',
          why: 'Events that are not operated as prescribed are lost opportunities. The Review looks at the outcome of the Sprint and determines adaptations.',
        },
        d: {
          text: 'Nothing, provided the Increment is released',
          why: 'Releasing does not replace looking together at the outcome and at what has changed around the product.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Events',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
        text: 'It is no variance, because that word stands for problems only.',
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
