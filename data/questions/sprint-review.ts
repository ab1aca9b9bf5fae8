import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-review',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
  focusArea: 'Stakeholders & Customers',
  questions: [
    {
      id: 'sprint-review-1',
      kind: 'single',
      difficulty: 2,
      stem: 'For three Sprints no stakeholder has come to the Sprint Review, and the team members have shown one another what they built. What should the Scrum Team do?',
      options: {
        a: {
          text: 'Join the Review with the Retrospective, since the same people attend both.',
          why: 'The two events inspect different things. Joining them hides that the stakeholders are missing.',
        },
        b: {
          text: 'Find out why they stay away, and make it worth their time to come.',
          why: 'The outcome is to be inspected with key stakeholders. Without them nobody knows what it is worth or what has changed around the product.',
        },
        c: {
          text: 'Send a recording after each Review and count the replies as attendance.',
          why: 'A recording can be watched, but nobody can work out with it what to do next.',
        },
        d: {
          text: 'Leave the event out until somebody asks for it.',
          why: 'Not operating an event as prescribed loses an opportunity to inspect and adapt.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Review',
    },
    {
      id: 'sprint-review-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item meets every line of the Definition of Done but one. A Developer would like to present it at the Review with a clear warning that one check is missing. What applies?',
      options: {
        a: {
          text: 'It may be presented, as the warning makes its state transparent.',
          why: 'Being open about the state is right. Presenting work that is not Done is ruled out all the same.',
        },
        b: {
          text: 'It may be presented if the Product Owner accepts it beforehand.',
          why: 'Done is settled by the Definition of Done and not by acceptance.',
        },
        c: {
          text: 'It may be presented, and counts in part toward the result of the Sprint.',
          why: 'There is no partial credit. What is not Done belongs to no Increment.',
        },
        d: {
          text: 'It is not presented, and it returns to the Product Backlog.',
          why: 'Work that misses the Definition of Done cannot be released or even presented. It goes back for future consideration.',
        },
      },
      answer: 'd',
      guideSection: 'Increment',
    },
    {
      id: 'sprint-review-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Five topics have been proposed for a Sprint Review. Which two belong there? (Choose two.)',
      options: {
        a: {
          text: 'A new law that changes what readers may be asked when they register',
          why: 'What has changed in the environment is part of what Scrum Team and stakeholders review.',
        },
        b: {
          text: 'Why two Developers gave each other no help in the second week',
          why: 'How individuals worked together is inspected in the Sprint Retrospective.',
        },
        c: {
          text: 'How far the product has come toward the Product Goal',
          why: 'Progress toward the Product Goal is discussed in the Review.',
        },
        d: {
          text: 'Which Developer will build which item in the coming Sprint',
          why: 'The Developers settle that among themselves, in Sprint Planning and day by day.',
        },
        e: {
          text: 'Whether stakeholders give their approval to release the items that are Done',
          why: 'The Review is never a gate to releasing value.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Sprint Review',
    },
    {
      id: 'sprint-review-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'An item that met the Definition of Done on Wednesday may be in the hands of users on Thursday, although the Sprint Review is not until the next week.',
      answer: true,
      why: {
        true: 'An Increment may be delivered before the end of the Sprint. The Review inspects it later, with the experience of its users.',
        false:
          'Waiting for the Review would make it a gate, and the Guide says that it should never be considered one.',
      },
      guideSection: 'Increment',
    },
    {
      id: 'sprint-review-5',
      kind: 'single',
      difficulty: 2,
      stem: 'During the Review a teacher explains why a feature at the top of the Product Backlog would do harm. The Product Owner is convinced. When may the feature be taken out?',
      options: {
        a: {
          text: 'At once: the Product Backlog may be adjusted in the Review.',
          why: 'Attendees collaborate on what to do next, and the Product Backlog may be adjusted during the event.',
        },
        b: {
          text: 'In Sprint Planning, the only event in which items are selected or dropped.',
          why: 'Items for the Sprint are selected there. The Product Backlog may change at any time.',
        },
        c: {
          text: 'After the Developers have agreed, as they sized the feature and know its cost.',
          why: 'The content and order of the Product Backlog are for the Product Owner to decide.',
        },
        d: {
          text: 'After a majority of the stakeholders in the room has voted for it.',
          why: 'Stakeholders try to convince the Product Owner. They do not decide by vote.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Review',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'sprint-review-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A Product Owner goes through the finished items at the Review and says "accepted" or "rejected" to each. Rejected items are carried into the next Sprint. What is the strongest objection?',
    options: {
      a: {
        text: 'Acceptance should be given by the stakeholders, who pay for the product.',
        why: 'That replaces one judge by another. The Review is no acceptance meeting at all.',
      },
      b: {
        text: 'Acceptance should be given day by day, because at the Review it comes too late.',
        why: 'Talking earlier is good, but acceptance is not what makes an item Done.',
      },
      c: {
        text: 'Whether an item is Done depends on the Definition of Done, not on a verdict.',
        why: 'An Increment is born the moment an item meets the Definition of Done. The Review asks what to do next.',
      },
      d: {
        text: 'Acceptance should be left to the Developers, who have built and checked the items.',
        why: 'They must conform to the Definition of Done like everyone else. It decides, and no verdict is added.',
      },
    },
    answer: 'c',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-review-7',
    kind: 'single',
    difficulty: 2,
    stem: 'On the last day it is clear that no item meets the Definition of Done. Six stakeholders are expected for the Review at two. What should happen?',
    options: {
      a: {
        text: 'The Review is canceled, because there is no Increment that could be inspected.',
        why: 'The outcome of the Sprint is inspected, and that nothing is Done is an outcome.',
      },
      b: {
        text: 'The Review is moved to a day when the first item is Done.',
        why: 'It belongs to this Sprint, whose length is fixed.',
      },
      c: {
        text: 'The Review is held with the most advanced items, so that the time of the guests is used well.',
        why: 'Work that is not Done is not presented. It would give a false picture.',
      },
      d: {
        text: 'The Review is held, and the plain outcome leads to what to do next.',
        why: 'Stakeholders need that information, and the environment may have changed too.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The Review has reached the question of what to do next. Who takes part in working that out? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers',
        why: 'They are attendees like the others, and know what each possibility would mean.',
      },
      b: {
        text: 'The stakeholders who are present',
        why: 'Collaborating on what to do next is the reason why they are asked to come.',
      },
      c: {
        text: 'The Scrum Master',
        why: 'All attendees collaborate. The Scrum Master is a member of the Scrum Team, and more than its timekeeper.',
      },
      d: {
        text: 'A steering group that reads the minutes',
        why: 'It is not in the room, and no group decides over the Product Backlog from outside.',
      },
      e: {
        text: 'The Product Owner',
        why: 'The Product Owner takes part, and keeps the decision about the order of the Product Backlog.',
      },
    },
    answers: ['a', 'b', 'c', 'e'],
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-9',
    kind: 'single',
    difficulty: 2,
    stem: 'In a one-month Sprint, the Review has lasted for just under four hours when a key stakeholder opens a new and important topic. What agrees best with Scrum?',
    options: {
      a: {
        text: 'The Review goes on for as long as the stakeholder needs, because feedback comes first.',
        why: 'Four hours are the most for a one-month Sprint. A timebox is there to be kept.',
      },
      b: {
        text: 'The Review ends in time, and the topic is taken up in another conversation.',
        why: 'The event keeps to its timebox. The Scrum Team can talk with a stakeholder on any day.',
      },
      c: {
        text: 'The Review ends in time, and the topic may come up again at the next Review only.',
        why: 'Nothing confines talk with stakeholders to the event. Waiting a month would be a loss.',
      },
      d: {
        text: 'The Review takes one of the three hours of the Retrospective.',
        why: 'Each event has a limit of its own. Time is not lent from one to the other.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-10',
    kind: 'single',
    difficulty: 3,
    stem: 'Guests can come on the last afternoon only. To be free by evening, a team proposes to hold the Sprint Retrospective in the morning and the Review after it. What does the Guide say about this?',
    options: {
      a: {
        text: 'Nothing: only Sprint Planning has a fixed place, at the start.',
        why: 'The last two events have fixed places as well.',
      },
      b: {
        text: 'It is allowed, if the Retrospective leaves out what the Review might bring up.',
        why: 'Leaving out a part of the Sprint is exactly what the order prevents.',
      },
      c: {
        text: 'It reverses the order: the Review is second to last, and then comes the Retrospective.',
        why: 'The Retrospective concludes the Sprint, so that it can look at all of it, the Review included.',
      },
      d: {
        text: 'It is allowed once, but the order has to be the same again from the next Sprint onward.',
        why: 'There is no such exception.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-review-11',
    kind: 'true-false',
    difficulty: 2,
    stem: 'At the end of the Sprint Review the attendees have agreed on the Sprint Goal and the items of the next Sprint.',
    answer: false,
    why: {
      true: 'That is the work of Sprint Planning, done by the Scrum Team. The Review gives it a better Product Backlog to start from.',
      false:
        'Attendees work out what to do next and may adjust the Product Backlog. Goal and selection follow in Sprint Planning.',
    },
    guideSection: 'Sprint Review',
  },
]
