import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-history',
  lesson: '/scrum/psm-1/scrum-theory-principles/scrum-history',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'scrum-history-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A new colleague brings course slides from 2014. They say that a team commits to every item it selects for a Sprint, and must keep a burndown. What do you tell the colleague?',
      options: {
        a: {
          text: 'Both were rules of 2014 and hold to this day, because the framework is immutable.',
          why: 'Both had already left the Guide in 2011. Immutable is the framework as the current Guide outlines it.',
        },
        b: {
          text: 'Both come from 2010: today the commitment is to the Sprint Goal, and burndowns are optional.',
          why: 'The revision of 2011 turned the commitment to items into a forecast and dropped the required burndowns. In 2020 the Sprint Goal is the commitment.',
        },
        c: {
          text: 'The commitment to items still holds, while charts for tracking progress are a matter of taste.',
          why: 'Charts are optional indeed. Selected items, however, are a forecast; the Developers commit to the Sprint Goal.',
        },
        d: {
          text: 'Slides of that age are wrong throughout, so they should be set aside.',
          why: 'Much of Scrum is the same in every edition, such as the Sprint of one month or less. Date the single rule, and do not judge by age alone.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'scrum-history-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Which of these happened at the OOPSLA conference in 1995?',
      options: {
        a: {
          text: 'Seventeen authors wrote the Manifesto for Agile Software Development.',
          why: 'That was in February 2001 at Snowbird, Utah.',
        },
        b: {
          text: 'The first edition of the Scrum Guide was handed out to the participants.',
          why: 'The first Guide is of 2010. For fifteen years there was Scrum without one.',
        },
        c: {
          text: 'Takeuchi and Nonaka compared a development team to a rugby side.',
          why: 'That was their article of 1986 in the Harvard Business Review. It lent Scrum its name.',
        },
        d: {
          text: 'Schwaber and Sutherland presented Scrum together.',
          why: "The Guide's own history calls it the first formal definition of Scrum made public.",
        },
      },
      answer: 'd',
      guideSection: 'Scrum Guide History',
    },
    {
      id: 'scrum-history-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A department drops the Sprint Retrospective for good, keeps everything else, and calls the result Scrum. "The authors change the Guide every few years too," its head says. What is the best reply?',
      options: {
        a: {
          text: 'Parts of Scrum can be used alone, but the outcome is not Scrum.',
          why: 'The framework is immutable and exists as a whole. Leaving out an element covers up problems and limits the benefits.',
        },
        b: {
          text: 'The change is in order once the Scrum Master, who is accountable for Scrum, has agreed to it.',
          why: 'The Scrum Master is accountable for establishing Scrum as the Guide defines it, and cannot grant exceptions.',
        },
        c: {
          text: 'Events may be left out as long as the Scrum Team inspects and adapts in other meetings.',
          why: 'All five events belong to the framework. Failing to hold one is a lost opportunity to inspect and adapt.',
        },
        d: {
          text: 'That is allowed if it is written into the Definition of Done.',
          why: 'The Definition of Done describes the quality of the Increment. It cannot suspend a part of the framework.',
        },
      },
      answer: 'a',
      guideSection: 'End Note',
    },
    {
      id: 'scrum-history-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these have been in the Scrum Guide since 2020 but not in the edition before it? (Choose two.)',
      options: {
        a: {
          text: 'A Product Goal as the commitment of the Product Backlog',
          why: 'The Product Goal, and a commitment for each artifact, came in 2020.',
        },
        b: {
          text: 'A section on the five Scrum values',
          why: 'The values got their section in July 2016, two editions earlier.',
        },
        c: {
          text: 'A first topic of Sprint Planning that asks why the Sprint is valuable',
          why: 'Before 2020 there were two topics, what and how.',
        },
        d: {
          text: 'The three Daily Scrum questions as an example of its structure',
          why: 'That is how they were in 2017. In 2020 they are gone.',
        },
        e: {
          text: 'The rule that only the Product Owner may cancel a Sprint',
          why: 'It has been in every edition since 2010.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Artifacts',
    },
  ],
}
