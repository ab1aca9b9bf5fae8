import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'tools-summary',
  lesson: '/scrum/psm-1/scrum-tools/summary',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'tools-summary-1',
      kind: 'single',
      difficulty: 2,
      stem: "In a company's tool, only the Scrum Master can move cards on the board of the Sprint Backlog. What is the main objection?",
      options: {
        a: {
          text: 'The Scrum Master has no time left for coaching.',
          why: 'It may be so, but the plan is by and for the Developers, who have to be able to update it. That holds however much time the Scrum Master has.',
        },
        b: {
          text: 'The Developers depend on others to update their own plan.',
          why: 'The Sprint Backlog is by and for the Developers, so they have to be able to change it.',
        },
        c: {
          text: 'The Product Owner should be the one to move the cards.',
          why: "The plan is by and for the Developers. The Product Owner doesn't have to move their cards, either.",
        },
        d: {
          text: 'A Scrum Team should use cards on a wall instead.',
          why: 'The team may choose any medium. The problem is that this tool keeps the Developers from updating their own plan.',
        },
      },
      answer: 'b',
      rests: ['sprint-backlog-2'],
    },
    {
      id: 'tools-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team doubts that one of its tools is worth the hours that it costs. In which event does the team inspect its tools?',
      options: {
        a: {
          text: 'In Sprint Planning',
          why: 'Sprint Planning lays out the work of the Sprint, which may include an improvement. Whether a tool is worth its hours is inspected before that, in the Retrospective.',
        },
        b: {
          text: 'In the Daily Scrum',
          why: 'The Daily Scrum inspects progress toward the Sprint Goal, in 15 minutes. How useful a tool is, the team inspects in the Retrospective.',
        },
        c: {
          text: 'In the Sprint Review',
          why: 'The Review inspects the outcome of the Sprint with stakeholders. How the team works, tools included, is inspected in the Retrospective.',
        },
        d: {
          text: 'In the Sprint Retrospective',
          why: 'There the team inspects the Sprint with regard to individuals, interactions, processes, tools and its Definition of Done.',
        },
      },
      answer: 'd',
      rests: ['sprint-retrospective-2'],
    },
    {
      id: 'tools-summary-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'Which of these does the Scrum Guide ask every Scrum Team to have? (Choose all that apply.)',
      options: {
        a: {
          text: 'A record of its velocity',
          why: "Velocity is a complementary practice that the Guide doesn't mention. Past performance can be known in other ways.",
        },
        b: {
          text: 'A limit on the work that may be in progress at the same time',
          why: "Such limits are known from Kanban. Scrum doesn't ask for them.",
        },
        c: {
          text: 'A Definition of Done',
          why: 'The Definition of Done is the commitment for the Increment, and each artifact contains its commitment.',
        },
        d: {
          text: 'An ordered list of needed work',
          why: 'This is the Product Backlog, the single source of work for the Scrum Team.',
        },
        e: {
          text: "A visible picture of the Sprint's planned work",
          why: 'The Guide describes the Sprint Backlog in this way and leaves its form open.',
        },
        f: {
          text: 'A Product Goal',
          why: 'It is the commitment for the Product Backlog, and the target that the team plans against.',
        },
      },
      answers: ['c', 'd', 'e', 'f'],
      rests: ['artifacts-4', 'product-backlog-1', 'sprint-backlog-3'],
    },
    {
      id: 'tools-summary-4',
      kind: 'true-false',
      difficulty: 2,
      stem: "A tool that every stakeholder can open is enough to make a Scrum Team's work transparent.",
      answer: false,
      why: {
        true: 'Access is only a start. If "finished" means different things to people, they decide on different grounds.',
        false:
          'People also have to understand the same thing by what they see. Each artifact contains a commitment, such as the Definition of Done, that enhances transparency.',
      },
      rests: ['artifacts-4'],
    },
  ],
}
