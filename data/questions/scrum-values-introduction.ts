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
      stem: 'A director wants to train people in the Scrum values for half a year before a team starts. What fits Scrum?',
      options: {
        a: {
          text: 'The team can start now and learn the values once it masters the events.',
          why: "Members learn the values by working with the events and artifacts, not afterward. Success with Scrum depends on living them, so this can't wait.",
        },
        b: {
          text: 'The team can start and learn the values by working.',
          why: 'The Guide says that members learn and explore the values while working with events and artifacts.',
        },
        c: {
          text: 'The team can start once all members live the values.',
          why: 'It sounds thorough, but the Guide sets no such condition. People get better at living the values over time.',
        },
        d: {
          text: 'The team can start once the Scrum Master has taught them.',
          why: "Teaching helps, but the team doesn't have to wait for it. Members learn the values while they work with the events and artifacts.",
        },
      },
      answer: 'b',
      rests: ['values-13'],
    },
    {
      id: 'scrum-values-introduction-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which three of these are Scrum values? (Choose three.)',
      options: {
        a: {
          text: 'Transparency',
          why: "Transparency is one of the three pillars of empiricism. It's easily mixed up with openness, which is a value.",
        },
        b: { text: 'Focus', why: "It's one of the five: the primary focus is on the work of the Sprint." },
        c: {
          text: 'Courage',
          why: 'It\'s one of the five: "to do the right thing, to work on tough problems."',
        },
        d: {
          text: 'Trust',
          why: "Trust isn't one of the five values. It grows when people live the values and the pillars come to life.",
        },
        e: {
          text: 'Openness',
          why: 'It\'s one of the five: "the Scrum Team and its stakeholders are open about the work and the challenges."',
        },
        f: {
          text: 'Simplicity',
          why: "Simplicity is a value of Extreme Programming. Scrum's five are commitment, focus, openness, respect and courage.",
        },
      },
      answers: ['b', 'c', 'e'],
      rests: ['values-2'],
    },
    {
      id: 'scrum-values-introduction-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A company plans a bonus for the Developer who finishes the most items. According to the Scrum Guide, what should it ask itself first?',
      options: {
        a: {
          text: 'Will the team finish more items?',
          why: 'It may, for a while. But decisions should reinforce the Scrum values, and a count of items says nothing about those.',
        },
        b: {
          text: 'Will it strengthen the Scrum values or weaken them?',
          why: 'Decisions and steps should reinforce the values. With this bonus, helping a colleague costs money.',
        },
        c: {
          text: 'Will the Product Owner and the Scrum Master agree to it?',
          why: 'Decisions should reinforce the Scrum values. The two could agree to a bonus that weakens them.',
        },
        d: {
          text: 'Will all items have about the same size?',
          why: 'Equal sizes would make the count fairer. But decisions should reinforce the Scrum values, and people would still work against each other.',
        },
      },
      answer: 'b',
      rests: ['values-12'],
    },
    {
      id: 'scrum-values-introduction-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Scrum values apply only to the Scrum Team and say nothing about how stakeholders behave.',
      answer: false,
      why: {
        true: 'Most sentences on the values are about the team. Still, stakeholders are open about the work, and those who work with the team respect its members.',
        false: 'Openness names the stakeholders, and respect includes the people with whom the team works.',
      },
      rests: ['values-8', 'values-6'],
    },
    {
      id: 'scrum-values-introduction-5',
      kind: 'single',
      difficulty: 1,
      stem: 'How does the Scrum Guide connect the values, the pillars and trust?',
      options: {
        a: {
          text: 'The pillars bring the values to life, and trust follows.',
          why: "It's the reverse: people who live the values bring the pillars to life.",
        },
        b: {
          text: 'Trust brings the pillars to life, and the values follow.',
          why: 'It sounds natural to begin with trust. In the Guide, living the values brings the pillars to life, and trust is the result.',
        },
        c: {
          text: 'Trust brings the values to life, and the pillars follow.',
          why: 'Trust comes last in the Guide. It grows when the values are lived and the pillars come to life.',
        },
        d: {
          text: 'The values bring the pillars to life, and trust follows.',
          why: 'When people embody the values, the pillars come to life and build trust.',
        },
      },
      answer: 'd',
      rests: ['values-14', 'values-15'],
    },
  ],
}
