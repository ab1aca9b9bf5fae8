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
          text: 'Commitment still belongs to the items, and the chart is optional.',
          why: 'Charts are optional, but the selected items are a forecast. The Developers commit to the Sprint Goal.',
        },
        b: {
          text: 'Commitment now belongs to the Sprint Goal, and the chart is optional.',
          why: 'The revision of 2011 turned the commitment to items into a forecast and dropped the required burndowns. In 2020 the Sprint Goal is the commitment.',
        },
        c: {
          text: 'Commitment still belongs to the items, and the chart is required.',
          why: 'Both had already been removed in 2011. What is immutable is the framework as the current Guide outlines it.',
        },
        d: {
          text: 'Commitment now belongs to the Sprint Goal, and the chart is required.',
          why: 'The first half is right. The chart stopped being a requirement in 2011 and is one of several optional practices.',
        },
      },
      answer: 'b',
      guideSection: 'Commitment: Sprint Goal',
      focusArea: 'Artifacts',
    },
    {
      id: 'scrum-history-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A colleague believes that Scrum became public with the first Scrum Guide of 2010. What happened fifteen years earlier, at the OOPSLA conference of 1995?',
      options: {
        a: {
          text: 'Takeuchi and Nonaka compared teams to rugby sides.',
          why: 'That was in their 1986 article in the Harvard Business Review, which gave Scrum its name.',
        },
        b: {
          text: 'Schwaber and Sutherland signed the Agile Manifesto.',
          why: 'That was in February 2001 at Snowbird, Utah.',
        },
        c: {
          text: 'Schwaber and Sutherland published the Scrum Guide.',
          why: 'The first Guide is from 2010. For fifteen years, Scrum was public without a Guide.',
        },
        d: {
          text: 'Schwaber and Sutherland presented Scrum in public.',
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
          text: 'Events of Scrum may be dropped, and the Definition of Done says so.',
          why: "The Definition of Done describes the quality of the Increment. It can't suspend a part of the framework.",
        },
        b: {
          text: 'Parts of Scrum may be dropped, and the Scrum Master permits it.',
          why: 'A Scrum Master establishes the Scrum that the Guide defines, and cannot grant exceptions.',
        },
        c: {
          text: 'Parts of Scrum may be used, and the result needs another name.',
          why: 'The framework is immutable and exists only as a whole. Leaving out an element hides problems and limits the benefits.',
        },
        d: {
          text: 'Events of Scrum may be dropped, and other meetings replace them.',
          why: 'All five events belong to the framework. If you drop one, you lose an opportunity to inspect and adapt.',
        },
      },
      answer: 'c',
      guideSection: 'End Note',
      focusArea: 'Events',
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
          text: 'A section on the five Scrum values and their meaning',
          why: 'The values got their section in July 2016, two editions earlier.',
        },
        c: {
          text: 'A Sprint Planning topic on the value of a new Sprint',
          why: 'Before 2020 there were two topics, what and how.',
        },
        d: {
          text: 'A set of three Daily Scrum questions as an example',
          why: 'They were an example in 2017. The 2020 edition no longer contains them.',
        },
        e: {
          text: 'A rule that only the Product Owner cancels a Sprint',
          why: 'It has been in every edition since 2010.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Artifacts',
      focusArea: 'Artifacts',
    },
  ],
}
