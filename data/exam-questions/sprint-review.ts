import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-review-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A Product Owner goes through the finished items at the Review and says "accepted" or "rejected" to each. Rejected items are carried into the next Sprint. What is the strongest objection?',
    options: {
      a: {
        text: 'Acceptance should be given by the stakeholders, who pay for the product.',
        why: 'That replaces one judge with another. The Review is not an acceptance meeting at all.',
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
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
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
        text: 'The Review ends on time, and the topic is taken up in another conversation.',
        why: 'The event keeps to its timebox. The Scrum Team can talk with a stakeholder on any day.',
      },
      c: {
        text: 'The Review ends on time, and the topic may come up again at the next Review only.',
        why: 'Nothing confines talk with stakeholders to the event. Waiting a month would be a loss.',
      },
      d: {
        text: 'The Review takes one of the three hours of the Retrospective.',
        why: 'Each event has its own limit. One cannot borrow time from another.',
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
        why: 'The Guide makes no such exception.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Retrospective',
    focusArea: 'Events',
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
  {
    id: 'sprint-review-12',
    kind: 'single',
    difficulty: 2,
    stem: 'At the Sprint Review, progress toward the Product Goal is discussed. What shows this progress best?',
    options: {
      a: {
        text: 'The number of items Done in the Sprint, compared with the forecast',
        why: 'That compares the plan of two weeks with its outcome. The Product Goal may be as far away as before.',
      },
      b: {
        text: 'The velocity of the last six Sprints, which should point upward',
        why: 'Velocity is a planning aid of one team and no part of Scrum. A fast team can move in the wrong direction.',
      },
      c: {
        text: 'What of the described state of the product has come true, and what has not',
        why: 'The Product Goal is a future state of the product. Progress means that more of it can be seen in the Increments.',
      },
      d: {
        text: 'The share of the Product Backlog that has been worked off since the goal was set',
        why: 'The list is emergent, so the share falls and rises with every item that is added or dropped.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Product Goal',
    focusArea: 'Product Value',
  },
  {
    id: 'sprint-review-13',
    kind: 'single',
    difficulty: 3,
    stem: 'A key stakeholder sends a deputy to the Sprint Review with a list of five items, "to be put into the next Sprint". How should the list be dealt with?',
    options: {
      a: {
        text: 'It goes into the next Sprint, since the attendees decide what to do next.',
        why: 'They work out what to do next. What goes into a Sprint is selected by the Developers in Sprint Planning.',
      },
      b: {
        text: 'It is left aside, since only a stakeholder in person can contribute.',
        why: 'The Guide lists no such condition. What the deputy brings may be worth knowing.',
      },
      c: {
        text: 'It is talked over like other input, and the Product Owner orders the items.',
        why: 'Attendees collaborate, and the Product Backlog may be adjusted. Its order remains with one person.',
      },
      d: {
        text: 'It is negotiated with the Developers, who know how much fits into a Sprint.',
        why: 'They judge how much fits. What comes first is not for them to negotiate with a stakeholder.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-14',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'A Sprint has changed how patrons reserve a room. Which two guests can contribute most to inspecting the outcome at the Sprint Review? (Choose two.)',
    options: {
      a: {
        text: 'A patron who has reserved rooms in this way for a week',
        why: 'What happens when someone uses the Increment is the best thing to inspect.',
      },
      b: {
        text: 'A Scrum Master from another company who collects ideas for events',
        why: 'He may learn something, but the product is not his concern, so he is not a key stakeholder of it.',
      },
      c: {
        text: 'An auditor who checks whether the Review follows its agenda',
        why: 'The Guide sets no agenda, and following one would say nothing about the outcome.',
      },
      d: {
        text: 'The branch manager who has to decide whether rooms open in the evening',
        why: 'What the room finds out changes her decision, and her decision changes the environment of the product.',
      },
      e: {
        text: 'A line manager who wants to see which Developer built which part',
        why: 'The Review inspects the outcome of the Sprint. Rating people is not part of it.',
      },
    },
    answers: ['a', 'd'],
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-15',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A stakeholder who was absent from the Sprint Review has to wait for the next one before proposing a change to the Product Backlog.',
    answer: false,
    why: {
      true: 'The Review is a good occasion, but not the only one. The Product Backlog can change on any day.',
      false:
        'Anyone who wants a change can try to convince the Product Owner, and that is possible at any time.',
    },
    guideSection: 'Product Owner',
  },
  {
    id: 'sprint-review-16',
    kind: 'single',
    difficulty: 2,
    stem: 'The guests of a Sprint Review have tried the Increment and like it. Half of the time is left. Which question to them belongs to the purpose of the event?',
    options: {
      a: {
        text: '"What has changed in your work since we last met?"',
        why: 'What has changed in the environment is reviewed along with what was accomplished. Both lead to what to do next.',
      },
      b: {
        text: '"Do you agree that these items can go out now?"',
        why: 'The Review is not a gate to releasing value. Done items needed no consent to go out.',
      },
      c: {
        text: '"How do you rate our work together this Sprint?"',
        why: 'How the team worked together is inspected by the Scrum Team in its Retrospective.',
      },
      d: {
        text: '"Which of us should build the next item for you?"',
        why: 'Who does what is decided within the Scrum Team, by those who do the work.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Review',
  },
  {
    id: 'sprint-review-17',
    kind: 'true-false',
    difficulty: 1,
    stem: 'Inspecting the results of a Sprint and adjusting for the next one is something that the Scrum Team and its stakeholders do together.',
    answer: true,
    why: {
      true: "The Guide's definition of Scrum names both, Scrum Team and stakeholders. The Sprint Review is where they come together for it.",
      false:
        'Stakeholders are more than an audience. Inspecting results and adjusting is done by the Scrum Team and its stakeholders together.',
    },
    guideSection: 'Scrum Definition',
  },
]
