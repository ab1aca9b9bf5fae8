import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'release-planning-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A Scrum Team releases every three months. Before each release it spends a Sprint on integrating and testing what the Sprints before have built. What does that reveal?',
    options: {
      a: {
        text: 'A sound practice, because Scrum leaves it to each team how it prepares its releases.',
        why: 'Each Increment must be verified and work together with all earlier ones. Leaving that to a last Sprint breaks the rule.',
      },
      b: {
        text: 'A lack of testers, who should form a team of their own next to the Developers.',
        why: 'A Scrum Team is cross-functional and has no sub-teams. A separate group moves the work, not the problem.',
      },
      c: {
        text: 'That the earlier Sprints gave no Increments that were verified and usable.',
        why: 'Increments are thoroughly verified, and all of them work together. If that waits, their Definition of Done left it out.',
      },
      d: {
        text: 'That the release cycle is too long, since Scrum demands one release in each Sprint.',
        why: 'Scrum demands a usable Increment. Whether and when it is released is a separate decision.',
      },
    },
    answer: 'c',
    guideSection: 'Increment',
  },
  {
    id: 'release-planning-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A forecast for the Product Goal worsens three Sprints in a row. Where does Scrum bring progress toward the Product Goal and the stakeholders together?',
    options: {
      a: {
        text: 'At the Sprint Review, where that progress is discussed and they work out what to do next',
        why: 'The Scrum Team presents results to key stakeholders, progress toward the Product Goal is discussed, and attendees collaborate on what to do next.',
      },
      b: {
        text: 'At the Daily Scrum, to which stakeholders are admitted when a forecast is worsening',
        why: 'The Daily Scrum is for the Developers and inspects progress toward the Sprint Goal.',
      },
      c: {
        text: 'In a steering meeting, which the Product Owner calls whenever a date is in danger',
        why: 'Such a meeting may be held, but it is not part of Scrum.',
      },
      d: {
        text: 'At the Sprint Retrospective, because the way of working must be the reason for it',
        why: 'The Retrospective looks at how the Scrum Team works. Stakeholders and the product are the business of the Review.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Review',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'release-planning-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A team forecasts a release by drawing from its last eight Sprints. Which of these should make it distrust that history? (Choose all that apply.)',
    options: {
      a: {
        text: 'Three of the six Developers have joined another team.',
        why: 'The past was made by other people. Say so, widen the range, and use only the Sprints since.',
      },
      b: {
        text: 'One of the eight Sprints brought far fewer items than the others.',
        why: 'Bad Sprints happen and belong to the history. Leaving them out makes the forecast too rosy.',
      },
      c: {
        text: 'Items are now cut about half as large as they were.',
        why: 'A count of other items says little about these.',
      },
      d: {
        text: 'The Product Owner has put the items into a different order.',
        why: 'Order decides which items come. How many get Done is not changed by it.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Complementary practice',
  },
  {
    id: 'release-planning-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner has no experience in forecasting and keeps promising dates that fail. What does the Scrum Guide expect of the Scrum Master here?',
    options: {
      a: {
        text: 'To take over the communication with stakeholders until the dates hold again',
        why: "That would take away a part of the Product Owner's accountability.",
      },
      b: {
        text: 'To compute the forecast in each Sprint and to enter it into the Product Backlog',
        why: 'A Scrum Master can show how. Doing it in their place teaches no one.',
      },
      c: {
        text: 'To report to management that the Product Owner is not fit for the accountability',
        why: 'The Scrum Master serves the Product Owner, and starts by helping.',
      },
      d: {
        text: 'To help establish empirical product planning for a complex environment',
        why: 'This is one of the ways in which the Scrum Master serves the Product Owner.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
    focusArea: 'Coaching',
  },
  {
    id: 'release-planning-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A team may pursue the next Product Goal as soon as its forecast shows that the current one will be reached in more than 95 of 100 cases.',
    answer: false,
    why: {
      true: 'A forecast is not a fulfillment. The current objective has to be fulfilled or abandoned first.',
      false:
        'The Scrum Team must fulfill or abandon one Product Goal before taking on the next. Good odds are neither.',
    },
    guideSection: 'Product Backlog',
  },
  {
    id: 'release-planning-11',
    kind: 'single',
    difficulty: 3,
    stem: 'An Increment has been usable for five weeks. The Product Owner holds it back, because a release together with three other features will attract more attention. How does Scrum see this?',
    options: {
      a: {
        text: 'It breaks a rule: an Increment is released in the Sprint in which it was made.',
        why: 'It must be usable. The day of release is free, before the end of the Sprint or after it.',
      },
      b: {
        text: 'It breaks no rule, but all that time it helps no one and its value stays a guess.',
        why: 'Delivering is a decision about value and risk. Waiting has its price, as users gain nothing and the team learns nothing.',
      },
      c: {
        text: 'It breaks a rule: the Developers alone choose the day for what they have made.',
        why: 'The Guide names no one for this decision. It gives the Developers the say on how items become Increments.',
      },
      d: {
        text: 'It breaks no rule, and users should always get features that belong together at once.',
        why: 'The Guide says nothing like that. An Increment may be delivered on any day, and each provides value if it is usable.',
      },
    },
    answer: 'b',
    guideSection: 'Increment',
    focusArea: 'Product Value',
  },
]
