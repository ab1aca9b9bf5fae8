import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'continuous-improvement',
  lesson: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'continuous-improvement-1',
      kind: 'single',
      difficulty: 2,
      stem: "During the Sprint, the Developers find a faster way to prepare test data, which doesn't affect the Sprint Goal. When may they begin to use it?",
      options: {
        a: {
          text: 'In the next Sprint at the earliest',
          why: "A team adapts the moment it learns something new. During the Sprint, only changes that would endanger the Sprint Goal are ruled out, and this one wouldn't.",
        },
        b: {
          text: 'Once the Scrum Master has agreed',
          why: "A team adapts the moment it learns something new. The Scrum Master enables it to improve and doesn't have to approve each change.",
        },
        c: {
          text: 'Once the Product Owner has agreed',
          why: "The Developers decide how the work is done. They need the Product Owner when the scope changes, and this isn't the case here.",
        },
        d: {
          text: 'At once',
          why: '"A Scrum Team is expected to adapt the moment it learns anything new through inspection." It doesn\'t have to wait for the Retrospective.',
        },
      },
      answer: 'd',
      rests: ['adaptation-5'],
    },
    {
      id: 'continuous-improvement-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A team expected that working in pairs would avoid late changes, but it has avoided none. What does the Guide have the team identify to learn why?',
      options: {
        a: {
          text: 'The name of the person who is to blame',
          why: "The team identifies assumptions that misled it, to become more effective. Blaming a person doesn't explain why the expectation was wrong.",
        },
        b: {
          text: 'The assumption that misled the team, and where it came from',
          why: 'In the Retrospective, assumptions that led the team astray are identified and their origins explored.',
        },
        c: {
          text: 'A change to begin as soon as possible',
          why: 'This comes next. Begun before the team knows why the first guess was wrong, it is another guess.',
        },
        d: {
          text: 'More figures about what has happened',
          why: 'The result is already known. To learn why, the team looks for the assumption that misled it and asks where it came from.',
        },
      },
      answer: 'b',
      rests: ['sprint-retrospective-4'],
    },
    {
      id: 'continuous-improvement-3',
      kind: 'true-false',
      difficulty: 1,
      stem: "As the Scrum Master is accountable for the team's effectiveness, she decides which improvements it makes.",
      answer: false,
      why: {
        true: 'Being accountable suggests deciding. But the Scrum Master does it by enabling the team to improve its practices.',
        false: 'The Scrum Team identifies the most helpful changes. The Scrum Master enables it to do so.',
      },
      rests: ['scrum-master-4'],
    },
    {
      id: 'continuous-improvement-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two changes may a Scrum Team make within the rules of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'Building items in pairs',
          why: 'The framework has room for many techniques, and how items are built is up to the Developers.',
        },
        b: {
          text: 'Leaving out a Review that promises little',
          why: 'Events belong to the framework. Without the Review, the team loses a chance to inspect and adapt.',
        },
        c: {
          text: 'Extending a Sprint when the goal is near',
          why: "The length of Sprints is fixed, and a team can't change this rule. It's tempting when only a day is missing.",
        },
        d: {
          text: 'Leaving out the Daily Scrum on days with much refinement',
          why: 'The Daily Scrum is held every working day. Refinement has another purpose.',
        },
        e: {
          text: 'Writing a test before building an item',
          why: 'Writing tests first is a technique inside the framework. The team may try it, keep it, or drop it.',
        },
      },
      answers: ['a', 'e'],
      rests: ['definition-11'],
    },
    {
      id: 'continuous-improvement-5',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team has posted thirty ideas for improvement and tried none. What should the Scrum Master do first?',
      options: {
        a: {
          text: 'Help the team choose one change and a way to test it',
          why: 'The Scrum Master enables the team to improve. With one change and a way to check it, adaptation begins.',
        },
        b: {
          text: 'Rank the ideas and give five of them to members',
          why: "The Scrum Team identifies the most helpful changes itself. The Scrum Master enables it to do so and doesn't choose or assign the changes.",
        },
        c: {
          text: 'Ask a manager to decide which ideas are worth the effort',
          why: "The Scrum Team identifies its most helpful changes, and the Scrum Master enables it to. If a manager decided, the team's self-management would weaken.",
        },
        d: {
          text: 'Clear the wall and wait for better ideas',
          why: 'An idea helps only when the team tries it, so the team needs a first one to try. Otherwise, new ideas stay on the wall as well.',
        },
      },
      answer: 'a',
      rests: ['scrum-master-4'],
    },
  ],
}
