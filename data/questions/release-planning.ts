import type { QuestionSet } from '../../lib/course/question'

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
          why: 'Several Increments may be created within a Sprint. They do not need to wait for each other.',
        },
        c: {
          text: 'At any time from now on, if that seems right for the product and its users',
          why: 'The moment it meets the Definition of Done an Increment is born, and it may be delivered before the Sprint ends.',
        },
        d: {
          text: 'In the next Sprint, after the Scrum Master has confirmed that it is Done',
          why: 'Whether it is Done follows from the Definition of Done. No one has to confirm it in a later Sprint.',
        },
      },
      answer: 'c',
      guideSection: 'Increment',
    },
    {
      id: 'release-planning-2',
      kind: 'single',
      difficulty: 2,
      stem: 'In its last eight Sprints a team finished 5, 4, 5, 4, 3, 5, 2 and 4 planned items. A stakeholder asks how many to expect from the next four Sprints. Which answer is the most useful?',
      options: {
        a: {
          text: 'At least 14 in about nine of ten cases, 16 in about six of ten; we will tell you again in two weeks.',
          why: 'It gives a range with its odds and says when the next forecast comes. The listener can decide with that.',
        },
        b: {
          text: '16, because four Sprints at the average of 4 give that, and highs and lows balance out.',
          why: 'If the coming Sprints go like these eight, the average is missed in more than one case of three. Told alone, it will be heard as a promise.',
        },
        c: {
          text: 'Between 8 and 20, since each of the four Sprints will most likely lie between the low and the high.',
          why: 'The range is so wide that no one can decide with it, and its ends take the worst or the best Sprint four times in a row. Without odds, 20 sounds as likely as 14, and it comes in 2 of 100 cases.',
        },
        d: {
          text: 'No one can know, because what will happen is unknown in a complex environment.',
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
          why: '"The Product Goal describes a future state of the product" and is in the Product Backlog.',
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
