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
      stem: 'Old course slides say that a team commits to the selected items and must keep a burn-down chart. What is right today?',
      options: {
        a: {
          text: 'The commitment is to the items, and the chart is optional.',
          why: 'The chart is optional. But the items are a forecast, and the Developers commit to the Sprint Goal.',
        },
        b: {
          text: 'The commitment is to the Sprint Goal, and the chart is optional.',
          why: 'The revision of 2011 turned the items into a forecast and dropped the required burn-downs. In 2020 the Sprint Goal became the commitment.',
        },
        c: {
          text: 'The commitment is to the items, and the chart is required.',
          why: 'Both were rules until 2011. Today the items are a forecast, the Developers commit to the Sprint Goal, and the chart is optional.',
        },
        d: {
          text: 'The commitment is to the Sprint Goal, and the chart is required.',
          why: "The Developers do commit to the Sprint Goal. But the chart hasn't been required since 2011; it is one of several optional practices.",
        },
      },
      answer: 'b',
      rests: ['sprint-goal-2', 'sprint-15'],
    },
    {
      id: 'scrum-history-2',
      kind: 'single',
      difficulty: 1,
      stem: 'What did Ken Schwaber and Jeff Sutherland do at the OOPSLA conference of 1995, according to the Scrum Guide?',
      options: {
        a: {
          text: 'They compared product teams to rugby teams.',
          why: 'Takeuchi and Nonaka did that in 1986, in the article that gave Scrum its name. At OOPSLA, Schwaber and Sutherland presented Scrum.',
        },
        b: {
          text: 'They published the first edition of the Guide.',
          why: 'The Guide says that they co-presented Scrum there. They wrote the first version of the Guide only in 2010.',
        },
        c: {
          text: 'They wrote the Agile Manifesto with others.',
          why: 'The Agile Manifesto was written in February 2001, at Snowbird, Utah. At OOPSLA in 1995, the two presented Scrum.',
        },
        d: {
          text: 'They presented Scrum in public for the first time.',
          why: "They presented it together. In the Guide's words, this was its first formal definition in public.",
        },
      },
      answer: 'd',
      rests: ['history-1', 'history-3'],
      scope: 'course',
    },
    {
      id: 'scrum-history-3',
      kind: 'single',
      difficulty: 2,
      stem: 'What does the Guide say about a team that drops the Sprint Retrospective for good?',
      options: {
        a: {
          text: 'The team may do it, and it is still Scrum.',
          why: "Leaving out a part is possible, but the result isn't Scrum. The framework exists only as a whole.",
        },
        b: {
          text: 'The team may do it if its Definition of Done says so.',
          why: "The Definition of Done describes the quality of the Increment. It can't remove a part of the framework.",
        },
        c: {
          text: "The team may do it, but the result isn't Scrum.",
          why: 'Using only parts of Scrum is possible. The framework is immutable and exists only as a whole.',
        },
        d: {
          text: 'The team may do it if the Scrum Master agrees.',
          why: "The Scrum Master establishes Scrum as defined and can't grant exceptions. Without the Retrospective, the result isn't Scrum.",
        },
      },
      answer: 'c',
      rests: ['end-note-3', 'end-note-4'],
    },
    {
      id: 'scrum-history-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these came into the Scrum Guide in 2020? (Choose two.)',
      options: {
        a: {
          text: 'The Product Goal as commitment of the Product Backlog',
          why: 'The Product Goal, and a commitment for each artifact, came in 2020.',
        },
        b: {
          text: 'The section on the five Scrum values',
          why: 'It came in July 2016, two editions earlier.',
        },
        c: {
          text: 'The topic of Sprint Planning on why the Sprint is valuable',
          why: 'Before 2020, Sprint Planning had two topics, what and how. The edition of 2020 added why the Sprint is valuable.',
        },
        d: {
          text: 'The three questions of the Daily Scrum',
          why: 'They were an example in the Guide of 2017, and were dropped in 2020.',
        },
        e: {
          text: 'The rule that only the Product Owner cancels a Sprint',
          why: 'It has been in every edition since 2010.',
        },
      },
      answers: ['a', 'c'],
      rests: ['artifacts-5', 'sprint-planning-6'],
      scope: 'course',
    },
  ],
}
