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
      stem: 'An organization buys a program and tells all Scrum Teams that from now on "the tool defines our Scrum". In it, only the Product Owner can close an item, and only the Scrum Master can move cards. What is the main objection?',
      options: {
        a: {
          text: 'Programs are not allowed in Scrum, since it relies on conversation.',
          why: 'You can use many kinds of techniques within Scrum. The problem is what this program enforces.',
        },
        b: {
          text: 'The program should have been chosen by the Scrum Masters of all teams together.',
          why: "It doesn't matter who chose the program. The same permissions would be just as wrong.",
        },
        c: {
          text: 'The Product Owner has to be able to move the cards as well.',
          why: "The plan is by and for the Developers. The Product Owner doesn't have to move their cards, either.",
        },
        d: {
          text: 'It takes away decisions from the Developers and the Definition of Done.',
          why: 'The Developers make the Sprint Backlog for themselves, so they have to be able to change it. An item is Done when it meets the Definition of Done, without an approval.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'tools-summary-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A Scrum Team spends nine hours a Sprint on a report. In its Retrospective, no one can name a decision for which it was needed. What is a sensible next step?',
      options: {
        a: {
          text: 'Ask who reads it and for what, and stop it for a Sprint if no one needs it.',
          why: 'Tools are among the things that a team inspects in its Retrospective. If the team stops one for a while, it can see whether anyone misses it.',
        },
        b: {
          text: 'Have the Scrum Master write it from now on, so that the Developers save nine hours.',
          why: "Then someone else spends the hours, and the report still doesn't help anyone decide.",
        },
        c: {
          text: 'Leave the decision to the department, because its reports are outside of Scrum.',
          why: 'The team inspects its tools. If someone outside reads the report, the team can simply ask that person.',
        },
        d: {
          text: 'Add more numbers until the report becomes useful for someone.',
          why: 'More numbers cost more hours. First find out which decision the report should serve.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'tools-summary-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: false,
      stem: 'Which of the following does the Scrum Guide require of every Scrum Team? (Choose all that apply.)',
      options: {
        a: {
          text: 'A highly visible picture of the planned work of the Sprint',
          why: 'The Guide describes the Sprint Backlog in this way and leaves its form open.',
        },
        b: {
          text: 'A record of velocity over the last Sprints',
          why: "Knowing past performance helps, but the Guide doesn't mention velocity.",
        },
        c: {
          text: 'A Product Backlog with an order',
          why: 'The Product Backlog is an emergent, ordered list and the single source of work for the Scrum Team.',
        },
        d: {
          text: 'A limit on work in progress',
          why: "Such limits are known from Kanban. Scrum doesn't ask for them.",
        },
        e: {
          text: 'Work broken down into user stories with acceptance criteria',
          why: 'Both are complementary practices. The Guide speaks only of Product Backlog items.',
        },
        f: {
          text: 'A description of what an Increment is like when it has the quality required',
          why: 'This is the Definition of Done, the commitment for the Increment.',
        },
      },
      answers: ['a', 'c', 'f'],
      guideSection: 'Scrum Artifacts',
      focusArea: 'Artifacts',
    },
    {
      id: 'tools-summary-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'All the work of a Scrum Team is in a program that every stakeholder can open. This alone gives everyone who inspects it the same basis for decisions.',
      answer: false,
      why: {
        true: 'Access is only a start. If "finished" means different things to people, they decide on different grounds.',
        false:
          'People also have to understand the same thing by what they see. Each artifact contains a commitment, such as the Definition of Done, that enhances transparency.',
      },
      guideSection: 'Transparency',
      focusArea: 'Empiricism',
    },
  ],
}
