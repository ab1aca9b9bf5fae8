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
      stem: 'A company wants to start using Scrum. A director wants to train people in the values for half a year before a team is formed. Which answer fits Scrum?',
      options: {
        a: {
          text: 'The team can start and add the values in its second year.',
          why: 'Success with Scrum depends on the values. They are part of the framework.',
        },
        b: {
          text: 'The team can start and learn the values in its Sprints.',
          why: 'People become better at living the values while they work. No level is required before they start.',
        },
        c: {
          text: 'The team can start once its members live by all of the values.',
          why: 'There is no such requirement. People get better at living the values over time.',
        },
        d: {
          text: 'The team can start once the Scrum Master has taught the values.',
          why: "The whole Scrum Team explores the values through its work. Lessons from the Scrum Master aren't a condition for starting.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-2',
      kind: 'multiple',
      difficulty: 2,
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
          why: 'This is one of the five: "to do the right thing, to work on tough problems."',
        },
        d: {
          text: 'Trust',
          why: "Trust grows when people live the values and the pillars come to life. It isn't listed as a value.",
        },
        e: {
          text: 'Openness',
          why: 'This is one of the five: "the Scrum Team and its stakeholders are open about the work and the challenges."',
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
      difficulty: 2,
      stem: 'A manager wants to give a bonus to the Developer who closes the most items in a quarter. Which question tests this idea against the Scrum Guide?',
      options: {
        a: {
          text: 'Will it increase the items in a Sprint?',
          why: 'It may do so for a while. A count of items says nothing about how people will treat each other.',
        },
        b: {
          text: 'Will it strengthen the values in the team?',
          why: "A team's decisions and steps should strengthen the values. With this bonus, helping a colleague would cost people money.",
        },
        c: {
          text: "Will it have the Product Owner's approval?",
          why: "How Developers are rewarded isn't up to the Product Owner, and an agreement wouldn't show what the bonus does.",
        },
        d: {
          text: 'Will it simplify the numbers in the tool?',
          why: 'That question is about the effort of measuring. A number that is easy to get may still mislead people.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-4',
      kind: 'true-false',
      difficulty: 1,
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
      difficulty: 1,
      stem: 'A facilitator draws values, pillars and trust on a whiteboard. Which connection does the Scrum Guide describe?',
      options: {
        a: {
          text: 'Living the pillars brings the values to life, and trust follows.',
          why: 'The values come first. When the Scrum Team and the people around it live them, the pillars come to life.',
        },
        b: {
          text: 'Living in trust brings the pillars to life, and the values follow.',
          why: 'The order is reversed. Trust grows when people live the values and the pillars come to life.',
        },
        c: {
          text: 'Living in trust brings the values to life, and the pillars follow.',
          why: 'Trust comes last in the Guide. It grows when people live the values and the pillars come to life.',
        },
        d: {
          text: 'Living the values brings the pillars to life, and trust follows.',
          why: 'That is the order in the Guide: first the values, then the pillars, and trust as the result.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
  ],
}
