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
          why: "The Sprint Review should never be a gate, and stakeholders don't approve items there.",
        },
        b: {
          text: "At the end of the Sprint, together with the rest of that Sprint's Increment",
          why: "A Sprint may have several Increments, and they don't have to wait for each other.",
        },
        c: {
          text: 'At any time from now on, if that seems right for the product and its users',
          why: 'As soon as the item meets the Definition of Done, there is an Increment, and it may be delivered before the Sprint ends.',
        },
        d: {
          text: 'In the next Sprint, after the Scrum Master has confirmed that it is Done',
          why: 'The Definition of Done says whether an item is Done. No one has to confirm it in a later Sprint.',
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
          text: "At least 14 in about nine of ten cases, and at least 16 in about six of ten. We'll update this in two weeks.",
          why: 'It gives totals with their odds and says when the next forecast will come. The stakeholder can use that for a decision.',
        },
        b: {
          text: '16, because four Sprints at the average of 4 give that, and good and bad Sprints balance out over time.',
          why: 'If the coming Sprints go like these eight, the team will miss the average in more than one case out of three. Without odds, people may hear it as a promise.',
        },
        c: {
          text: 'Between 8 and 20, because each of the four Sprints should lie between the lowest and the highest number.',
          why: 'The ends take the worst or the best Sprint four times in a row. Without odds, 20 sounds as likely as 14, but the team would reach it in only 2 of 100 cases.',
        },
        d: {
          text: 'No one can know, because what will happen is unknown in a complex environment.',
          why: "That's true but doesn't help. You may use what has already happened to look ahead, as long as you show the doubt.",
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
          why: "The word doesn't occur in the Guide.",
        },
        d: {
          text: 'An ordered Product Backlog, which emerges to define what will fulfill the goal',
          why: 'Its order shows what comes first, and it changes as more is learned.',
        },
        e: {
          text: 'A release burn-down that is shown at each Sprint Review',
          why: "The Guide names burn-downs as an example of a forecasting practice and doesn't require them.",
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
          text: "Ask the Developers to leave out tests that aren't strictly necessary until after the date.",
          why: "Quality doesn't decrease during a Sprint. Work that doesn't meet the Definition of Done isn't part of an Increment.",
        },
        b: {
          text: 'Order the items so that what the law needs comes first, and say what may come later.',
          why: 'If the date is fixed, the scope has to be flexible. The order decides what will be ready on that day.',
        },
        c: {
          text: 'Lengthen the last Sprint before the date, so that fewer events interrupt the work.',
          why: "Sprints have a fixed length, and a longer Sprint wouldn't add working days before the date.",
        },
        d: {
          text: 'Have the Scrum Master obtain a commitment from the Developers to the whole scope.',
          why: "The Developers commit to the Sprint Goal. A promise about the whole scope wouldn't change the odds.",
        },
      },
      answer: 'b',
      guideSection: 'The Sprint',
    },
    {
      id: 'release-planning-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The 2020 Scrum Guide dropped burn-downs, so a Scrum Team may no longer use them for a release forecast.',
      answer: false,
      why: {
        true: 'The Guide still names burn-downs, burn-ups and cumulative flows as examples of forecasting practices.',
        false:
          "The Guide calls them useful without requiring them, and adds that they don't replace empiricism.",
      },
      guideSection: 'The Sprint',
    },
  ],
}
