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
      stem: 'Course slides from 2014 say that a team commits to every item it selects for a Sprint, and that it must keep a burndown chart. What is right today?',
      options: {
        a: {
          text: 'The Developers still commit to the items, but the chart is optional.',
          why: 'Charts are optional, but the selected items are a forecast. The Developers commit to the Sprint Goal.',
        },
        b: {
          text: 'The Developers now commit to the Sprint Goal, and the chart is optional.',
          why: 'The revision of 2011 turned the commitment to items into a forecast and dropped the required burndowns. In 2020 the Sprint Goal is the commitment.',
        },
        c: {
          text: 'The Developers still commit to the items, and the chart is required.',
          why: 'Both had already been removed in 2011. What is immutable is the framework as the current Guide outlines it.',
        },
        d: {
          text: 'The Developers now commit to the Sprint Goal, but the chart is required.',
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
      stem: "According to the Scrum Guide's own account, what did Ken Schwaber and Jeff Sutherland do at the OOPSLA conference of 1995?",
      options: {
        a: {
          text: 'They compared product teams to rugby teams.',
          why: 'Takeuchi and Nonaka did that in 1986, in the article that gave Scrum its name.',
        },
        b: {
          text: 'They published the first edition of the Guide.',
          why: 'The first edition is from 2010.',
        },
        c: {
          text: 'They wrote the Agile Manifesto with others.',
          why: 'That was in February 2001 at Snowbird, Utah.',
        },
        d: {
          text: 'They presented the first definition of Scrum.',
          why: 'The Guide calls it the first formal definition of Scrum made public.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Guide History',
      scope: 'course',
    },
    {
      id: 'scrum-history-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A department drops the Sprint Retrospective for good and calls the rest Scrum. "The authors change the Guide every few years, too," says its manager. What is the best reply?',
      options: {
        a: {
          text: 'You may drop an event if your Definition of Done says so.',
          why: "The Definition of Done describes the quality of the Increment. It can't suspend a part of the framework.",
        },
        b: {
          text: 'You may drop an event if your Scrum Master permits it.',
          why: "A Scrum Master establishes Scrum as the Guide defines it and can't grant exceptions.",
        },
        c: {
          text: "You may use parts of Scrum, but the result isn't Scrum.",
          why: 'The framework is immutable and exists only as a whole. Leaving out an element hides problems and limits the benefits.',
        },
        d: {
          text: 'You may drop an event if another meeting replaces it.',
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
      scope: 'course',
    },
  ],
}
