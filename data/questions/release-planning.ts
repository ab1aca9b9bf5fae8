import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'release-planning',
  lesson: '/scrum/psm-1/scrum-planning-estimation/release-planning',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'release-planning-1',
      kind: 'single',
      difficulty: 1,
      stem: 'An item meets the Definition of Done on the third day of a Sprint and would help users at once. When may it be delivered?',
      options: {
        a: {
          text: 'After the Sprint Review, once the stakeholders have seen and approved it',
          why: 'The Review is never a gate to releasing value, and stakeholders approve nothing there.',
        },
        b: {
          text: "At the end of the Sprint, together with the rest of that Sprint's Increment",
          why: 'Several Increments may be created within a Sprint. They need not wait for each other.',
        },
        c: {
          text: 'At any time from now on, if that seems right for the product and its users',
          why: 'The moment it meets the Definition of Done an Increment is born, and it may be delivered before the Sprint ends.',
        },
        d: {
          text: 'In the next Sprint, after the Scrum Master has confirmed that it is Done',
          why: 'Whether it is Done follows from the Definition of Done. Nobody has to confirm it in a later Sprint.',
        },
      },
      answer: 'c',
      guideSection: 'Increment',
    },
    {
      id: 'release-planning-2',
      kind: 'single',
      difficulty: 2,
      stem: 'In its last eight Sprints a team finished 4 planned items on average, with a low of 2 and a high of 5. A stakeholder asks how many will be there after four more. Which answer is the most useful?',
      options: {
        a: {
          text: 'At least 14 in about 89 of 100 cases, 16 in about 62; we will tell you again in two weeks.',
          why: 'It gives a range with its odds and says when the next forecast comes. The listener can decide with that.',
        },
        b: {
          text: '16, because four Sprints at the average of 4 give that, and highs and lows balance out.',
          why: 'The average is missed in 38 of 100 cases. Told alone, it will be heard as a promise.',
        },
        c: {
          text: '20, because a team should plan with the best Sprint that it has shown it can reach.',
          why: 'That takes the best Sprint four times in a row, which happens in 2 of 100 cases.',
        },
        d: {
          text: 'Nobody can know, because what will happen is unknown in a complex environment.',
          why: 'True, and no help. What has happened may be used to look forward, with its doubt shown.',
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
    {
      id: 'release-planning-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these does the Scrum Guide provide for planning beyond a single Sprint? (Choose two.)',
      options: {
        a: {
          text: 'A release plan, which the Product Owner keeps up to date',
          why: 'The Guide has no release plan.',
        },
        b: {
          text: 'A Product Goal, which can serve as a target to plan against',
          why: 'The Product Goal describes a future state of the product and is in the Product Backlog.',
        },
        c: {
          text: 'A velocity, measured over several Sprints and their points',
          why: 'The word does not occur in the Guide.',
        },
        d: {
          text: 'An ordered Product Backlog that emerges to say what will fulfill the goal',
          why: 'Its order shows what comes first, and it changes as more is learned.',
        },
        e: {
          text: 'A release burn-down that is shown at each Sprint Review',
          why: 'Burn-downs are named as an example of forecasting practices. None is required.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'release-planning-4',
      kind: 'single',
      difficulty: 3,
      stem: 'A law sets the date for a release, and the forecast shows that the whole scope will be Done by then in only 27 of 100 cases. What should the Product Owner do first?',
      options: {
        a: {
          text: 'Ask the Developers to leave out tests that are not strictly necessary until the date.',
          why: 'Quality does not decrease. Work that misses the Definition of Done is part of no Increment.',
        },
        b: {
          text: 'Order the items so that what the law needs comes first, and say openly what may come later.',
          why: 'With the date fixed, scope is what can give. The order decides which part is there on the day.',
        },
        c: {
          text: 'Lengthen the last Sprint before the date, so that fewer events interrupt the work.',
          why: 'Sprints are of fixed length, and it would not add working days either.',
        },
        d: {
          text: 'Have the Scrum Master obtain a commitment from the Developers to the whole scope.',
          why: 'The Developers commit to the Sprint Goal. A promise extracted for the rest changes no odds.',
        },
      },
      answer: 'b',
      guideSection: 'The Sprint',
    },
    {
      id: 'release-planning-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Scrum Guide of 2020 dropped burn-downs, so a Scrum Team may not use them for its release forecast any longer.',
      answer: false,
      why: {
        true: 'The Guide still names burn-downs, burn-ups and cumulative flows as examples of forecasting practices.',
        false:
          'They are named as useful and required nowhere. The Guide adds that they do not replace the importance of empiricism.',
      },
      guideSection: 'The Sprint',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
        text: 'A lack of testers, who should form a team of their own beside the Developers.',
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
  },
  {
    id: 'release-planning-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A team forecasts a release by drawing from its last eight Sprints. Which events should make it distrust that history? (Choose all that apply.)',
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
        why: 'A Scrum Master can show how. Doing it in their place teaches nobody.',
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
  },
  {
    id: 'release-planning-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A team may pursue the next Product Goal as soon as its forecast shows that the current one will be reached in more than 95 of 100 cases.',
    answer: false,
    why: {
      true: 'A forecast is no fulfillment. The current objective has to be fulfilled or abandoned first.',
      false:
        'The Scrum Team must fulfill or abandon one Product Goal before taking on the next. Good odds are neither.',
    },
    guideSection: 'Product Backlog',
  },
]
