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
      stem: 'A company wants to start with Scrum. A director says: "First we train the values for half a year, then we form the team." What does Scrum say to this?',
      options: {
        a: {
          text: 'Start working: people learn and explore the values as they use the events and artifacts.',
          why: 'Success depends on becoming more proficient, and that happens in the work itself. No level is required beforehand.',
        },
        b: {
          text: 'The director is right, because Scrum may only begin once all five values are lived by everyone.',
          why: 'No such entry requirement exists. Living the values is something people become more proficient in.',
        },
        c: {
          text: 'The training is needed for the Scrum Master alone, who then enforces the values in the team.',
          why: 'The values belong to the whole Scrum Team, and a Scrum Master does not enforce them.',
        },
        d: {
          text: 'The values are optional, so the company can leave them out until the events run smoothly.',
          why: 'Successful use of Scrum depends on them. They are part of the framework, not an extra.',
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
          why: 'A pillar of empiricism. The related value is openness.',
        },
        b: {
          text: 'Focus',
          why: "One of the five: the Scrum Team's primary focus is on the work of the Sprint.",
        },
        c: {
          text: 'Courage',
          why: 'One of the five: "to do the right thing, to work on tough problems".',
        },
        d: {
          text: 'Trust',
          why: 'Trust is what builds when values are lived and the pillars come to life. It is not listed as a value.',
        },
        e: {
          text: 'Openness',
          why: 'One of the five: "the Scrum Team and its stakeholders are open about the work and the challenges".',
        },
        f: {
          text: 'Simplicity',
          why: 'A value of Extreme Programming, not of Scrum.',
        },
      },
      answers: ['b', 'c', 'e'],
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A manager proposes that a bonus go to the Developer who closes the most items in a quarter. By which question would you test the proposal against the Scrum Guide?',
      options: {
        a: {
          text: 'Does it raise the number of items that get finished in each Sprint?',
          why: 'Perhaps it does, for a while. A count of items says nothing about how people will treat each other and their goal.',
        },
        b: {
          text: 'Has the Product Owner, who is accountable for the value of the product, agreed to it in writing beforehand?',
          why: 'The Product Owner does not decide how Developers are rewarded, and consent would not show what the bonus does.',
        },
        c: {
          text: 'Can the number be drawn from the tracking tool without extra work?',
          why: 'That concerns the effort of measuring. A number that is easy to get may still mislead.',
        },
        d: {
          text: 'Will it reinforce the five values in the team, or undermine them?',
          why: 'Decisions, steps and the way Scrum is used should reinforce the values. This one puts a price on supporting each other.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'scrum-values-introduction-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Scrum values concern the Scrum Team only; how stakeholders behave lies outside them.',
      answer: false,
      why: {
        true: 'Two values reach outward: stakeholders are open about work and challenges, and the people around the team respect its members.',
        false:
          'Openness names the stakeholders, and respect includes the people with whom the team works. The pillars come to life when those people embody the values too.',
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
          text: 'Trust must exist first; out of it grow the pillars, and the pillars teach people the values.',
          why: 'The order is turned around. Trust is built along the way.',
        },
        b: {
          text: 'The pillars replace the values once a team has become experienced enough.',
          why: 'Nothing replaces the values; the pillars depend on people who live them, at any experience.',
        },
        c: {
          text: 'Lived values bring the pillars to life, and trust is built as that happens.',
          why: 'When the Scrum Team and the people they work with embody the values, the three pillars come to life and build trust.',
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
