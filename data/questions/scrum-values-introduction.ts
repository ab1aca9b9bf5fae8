import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-values-introduction',
  lesson: '/scrum/psm-1/scrum-values/introduction',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'scrum-values-introduction-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A company wants to start with Scrum. A director wants to train people in the values for half a year before a team is formed. Which answer fits Scrum?',
      options: {
        a: {
          text: 'Start working: people learn and explore the values as they use the events and artifacts.',
          why: 'People become better at living the values while they work. No level is required before they start.',
        },
        b: {
          text: 'The director is right, because a team may start with Scrum only when everyone lives all five values.',
          why: 'There is no such requirement. People get better at living the values over time.',
        },
        c: {
          text: 'Only the Scrum Master needs the training, because he or she has to enforce the values in the team.',
          why: "The whole Scrum Team lives the values, and enforcing them isn't a Scrum Master's task.",
        },
        d: {
          text: 'The values are optional, so the company can leave them out until the events run smoothly.',
          why: 'Success with Scrum depends on the values. They are part of the framework.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-2',
      kind: 'multiple',
      difficulty: 1,
      countStated: true,
      stem: 'A new colleague has mixed up two lists in her notes. Which three of her words are Scrum values? (Choose three.)',
      options: {
        a: {
          text: 'Transparency',
          why: 'This is a pillar of empiricism. The related value is openness.',
        },
        b: {
          text: 'Focus',
          why: "It's one of the five: the Scrum Team's primary focus is on the work of the Sprint.",
        },
        c: {
          text: 'Courage',
          why: 'This is one of the five: "to do the right thing, to work on tough problems".',
        },
        d: {
          text: 'Trust',
          why: "Trust grows when people live the values and the pillars come to life. It isn't listed as a value.",
        },
        e: {
          text: 'Openness',
          why: 'This is one of the five: "the Scrum Team and its stakeholders are open about the work and the challenges".',
        },
        f: {
          text: 'Simplicity',
          why: 'This is a value of Extreme Programming, but not of Scrum.',
        },
      },
      answers: ['b', 'c', 'e'],
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A manager wants to give a bonus to the Developer who closes the most items in a quarter. Which question tests this idea against the Scrum Guide?',
      options: {
        a: {
          text: 'Does it raise the number of items that get finished in each Sprint?',
          why: 'It may do so for a while. A count of items says nothing about how people will treat each other.',
        },
        b: {
          text: 'Has the Product Owner, who is accountable for the value of the product, agreed to it in writing beforehand?',
          why: "How Developers are rewarded isn't up to the Product Owner, and an agreement wouldn't show what the bonus does.",
        },
        c: {
          text: 'Can someone take the number from the tracking tool without extra work?',
          why: 'That question is about the effort of measuring. A number that is easy to get may still mislead people.',
        },
        d: {
          text: 'Will it strengthen the five values in the team, or weaken them?',
          why: 'The decisions of a team and its steps should strengthen the values. With this bonus, helping a colleague would cost people money.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Scrum values apply only to the Scrum Team and say nothing about how stakeholders behave.',
      answer: false,
      why: {
        true: 'Two of the values include others: stakeholders are open about the work and the challenges, and the people around the team respect its members.',
        false:
          'Openness names the stakeholders, and respect includes the people with whom the team works. The pillars come to life when those people live the values, too.',
      },
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-5',
      kind: 'single',
      difficulty: 2,
      stem: 'How are values, pillars and trust connected in Scrum?',
      options: {
        a: {
          text: 'Trust must come first. It brings the pillars to life, and the pillars teach people the values.',
          why: 'The order is reversed. Trust grows when people live the values and the pillars come to life.',
        },
        b: {
          text: 'The pillars replace the values once a team has become experienced enough.',
          why: 'Nothing replaces the values. The pillars depend on people who live them, however experienced the team is.',
        },
        c: {
          text: 'When people live the values, the pillars come to life, and that builds trust.',
          why: 'That is the order in the Guide: first the values, then the pillars, and trust as the result.',
        },
        d: {
          text: 'Each value belongs to one event, and trust is the goal of the Retrospective.',
          why: 'The values run through all events and artifacts. The Retrospective plans ways to increase quality and effectiveness.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Values',
    },
  ],
}
