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
          why: 'Scrum allows techniques and programs of any kind. The objection is to what this one enforces.',
        },
        b: {
          text: 'The program should have been chosen by the Scrum Masters of all teams together.',
          why: 'Who picked it is not the point. The same permissions would be as wrong if they had.',
        },
        c: {
          text: 'The Product Owner has to be able to move the cards as well.',
          why: 'The plan is by and for the Developers. The Product Owner has no part in moving their cards either.',
        },
        d: {
          text: 'It shifts what Scrum gives to the Developers and to the Definition of Done.',
          why: '"The Sprint Backlog is a plan by and for the Developers", and whether an item is Done is decided by the definition, without an approval.',
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
          why: 'Tools are among the things inspected in the Retrospective. To stop one for a while, and look, is an experiment like any other.',
        },
        b: {
          text: 'Have the Scrum Master write it in future, so that the Developers win nine hours.',
          why: 'Then the hours are spent by someone else, and the report still serves no decision.',
        },
        c: {
          text: 'Leave the subject to the department, as reports are outside the Scrum Team.',
          why: 'The team may inspect its tools. Where a reader exists outside, it can simply ask.',
        },
        d: {
          text: 'Add more figures, until the report becomes useful for somebody.',
          why: 'More of what no one needs costs more hours. First find the decision, then the figure.',
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
          why: 'That is how the Sprint Backlog is described. Its form is open.',
        },
        b: {
          text: 'A record of velocity over the last Sprints',
          why: 'Knowing past performance helps. Velocity is a word that the Guide does not contain.',
        },
        c: {
          text: 'A Product Backlog with an order',
          why: 'It is an emergent, ordered list, and the single source of work for the Scrum Team.',
        },
        d: {
          text: 'A limit on work in progress',
          why: 'A good practice, known from Kanban. Scrum does not ask for it.',
        },
        e: {
          text: 'Work broken down into user stories with acceptance criteria',
          why: 'Both are complementary. The Guide speaks of Product Backlog items only.',
        },
        f: {
          text: 'A description of what an Increment is like when it has the quality required',
          why: 'That is the Definition of Done, the commitment of the Increment.',
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
      stem: 'All work of a Scrum Team is in a program that every stakeholder can open. That is enough to give everyone who inspects it the same basis for decisions.',
      answer: false,
      why: {
        true: 'Access is a beginning. If people read different things into "finished", their decisions rest on different pictures.',
        false:
          'Being visible is only a part of transparency. Artifacts of low transparency can be open to all and still mislead, which is why commitments such as the Definition of Done exist.',
      },
      guideSection: 'Transparency',
      focusArea: 'Empiricism',
    },
  ],
}
