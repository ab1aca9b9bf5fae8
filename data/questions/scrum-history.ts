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
      stem: 'A new colleague brings course slides from 2014. They say that a team commits to every item it selects for a Sprint, and that it must keep a burndown chart. What do you tell the colleague?',
      options: {
        a: {
          text: 'Both were rules in 2014 and still apply today, because the framework is immutable.',
          why: 'Both had already been removed in 2011. What is immutable is the framework as the current Guide outlines it.',
        },
        b: {
          text: 'Both are from 2010: the commitment is now to the Sprint Goal, and burndowns are optional.',
          why: 'The revision of 2011 turned the commitment to items into a forecast and dropped the required burndowns. In 2020 the Sprint Goal is the commitment.',
        },
        c: {
          text: 'The commitment to items still applies, while charts that show progress have become optional.',
          why: 'Charts are optional, but the selected items are a forecast. The Developers commit to the Sprint Goal.',
        },
        d: {
          text: 'Everything in slides as old as these is wrong by now, so no one should learn from them.',
          why: 'Some rules are the same in every edition, such as the Sprint of one month or less. Check each rule instead of judging the slides by their age.',
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
          why: 'The first Guide is from 2010. For fifteen years, Scrum was public without a Guide.',
        },
        c: {
          text: 'Takeuchi and Nonaka compared a development team to a rugby side.',
          why: 'That was in their 1986 article in the Harvard Business Review, which gave Scrum its name.',
        },
        d: {
          text: 'Schwaber and Sutherland presented Scrum together for the first time.',
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
      stem: 'A department drops the Sprint Retrospective for good, keeps everything else, and calls the result Scrum. "The authors change the Guide every few years, too," says its manager. What is the best reply?',
      options: {
        a: {
          text: 'You can use only parts of Scrum, but the result is not Scrum.',
          why: 'The framework is immutable and exists only as a whole. Leaving out an element hides problems and limits the benefits.',
        },
        b: {
          text: 'The change is fine once the Scrum Master, who is accountable for Scrum, has agreed to it.',
          why: 'The Scrum Master is accountable for establishing Scrum as the Guide defines it, and cannot grant exceptions.',
        },
        c: {
          text: 'Events may be left out as long as the Scrum Team inspects and adapts in other meetings.',
          why: 'All five events belong to the framework. If you drop one, you lose an opportunity to inspect and adapt.',
        },
        d: {
          text: 'That is allowed if it is written into the Definition of Done.',
          why: "The Definition of Done describes the quality of the Increment. It can't suspend a part of the framework.",
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
          why: 'They were an example in 2017. The 2020 edition no longer contains them.',
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
