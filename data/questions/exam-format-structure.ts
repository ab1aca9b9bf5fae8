import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'exam-format-structure',
  lesson: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'exam-format-structure-1',
      kind: 'single',
      difficulty: 3,
      stem: 'Which of these statements does NOT agree with the Scrum Guide?',
      options: {
        a: {
          text: 'The Retrospective may take less time in short Sprints.',
          why: 'This agrees with the Guide: the maximum of three hours is for one month, and a shorter Sprint usually needs less.',
        },
        b: {
          text: 'The stakeholders may get an Increment before a Review.',
          why: 'This agrees with the Guide: value never has to wait for the Review as if it were a gate.',
        },
        c: {
          text: 'The Developers may order items for the Product Owner.',
          why: 'This agrees with the Guide: the Product Owner may delegate the work and remains accountable.',
        },
        d: {
          text: 'The Daily Scrum may take longer in one-month Sprints.',
          why: 'This is the false statement. Other events are usually shorter in shorter Sprints, but the Daily Scrum takes 15 minutes at most in all of them.',
        },
      },
      answer: 'd',
      guideSection: 'Daily Scrum',
      focusArea: 'Events',
    },
    {
      id: 'exam-format-structure-2',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'When the Sprint Review begins, the Sprint Goal is met. Four of the five selected items meet the Definition of Done; the fifth misses one line of it. Which statements are true? (Choose all that apply.)',
      options: {
        a: {
          text: "The fifth item can't be presented at the Review.",
          why: "An item that doesn't meet the Definition of Done can't be released or even presented.",
        },
        b: {
          text: 'The fifth item returns to the Product Backlog.',
          why: 'It returns there for future consideration, no matter how much of the work is finished.',
        },
        c: {
          text: 'The fifth item comes first in the next Sprint Backlog.',
          why: "Items aren't moved automatically. The Developers may or may not select it again in Sprint Planning.",
        },
        d: {
          text: 'The four items could be released before the Review.',
          why: 'An Increment may be delivered before the Sprint ends, and several may be created in one Sprint.',
        },
        e: {
          text: 'The four items fall short of the commitment.',
          why: 'The Developers commit to the Sprint Goal, which is met. The selected items were a forecast.',
        },
      },
      answers: ['a', 'b', 'd'],
      guideSection: 'Increment',
      focusArea: 'Done',
    },
    {
      id: 'exam-format-structure-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Each of these sentences contains a strong word. Which sentence is right?',
      options: {
        a: {
          text: 'No one but the Product Owner speaks with the stakeholders.',
          why: 'The whole Scrum Team is responsible for stakeholder collaboration.',
        },
        b: {
          text: 'No one but the Developers decides how an item is to be built.',
          why: 'This is at the sole discretion of the Developers.',
        },
        c: {
          text: "No one but the Scrum Master opens the Developers' Daily Scrum.",
          why: "It is an event for the Developers. The Scrum Master ensures that it takes place, but doesn't have to be there.",
        },
        d: {
          text: 'No one but the Product Owner writes the Product Backlog items.',
          why: 'The Product Owner may have others write items and remains accountable.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Planning',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'exam-format-structure-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Three branch managers of a library complain that they learn too late when the order of the Product Backlog changes. More than one option would help them. What is the BEST thing for the Product Owner to do?',
      options: {
        a: {
          text: 'Freeze the Product Backlog for a Sprint and announce it.',
          why: 'They would have no surprises, but only because the team adapts less often. The Product Backlog is emergent and can change at any time.',
        },
        b: {
          text: 'Form a group with them and approve the changes jointly.',
          why: "The Product Owner is one person, not a committee. The managers can try to convince her, but they don't approve changes.",
        },
        c: {
          text: 'Open the Product Backlog to them and explain its order.',
          why: 'She has to make sure that everyone can find and understand the Product Backlog. Then the managers can see changes right away.',
        },
        d: {
          text: 'Send an email to them and list the changes of a Sprint.',
          why: "An email helps a little, but the managers would still learn late, and the list itself wouldn't be visible.",
        },
      },
      answer: 'c',
      guideSection: 'Product Owner',
      focusArea: 'Stakeholders & Customers',
    },
    {
      id: 'exam-format-structure-5',
      kind: 'true-false',
      difficulty: 2,
      stem: "The Product Owner may cancel a Sprint if the Sprint Goal becomes obsolete, and the Developers may cancel it if they can't reach the goal.",
      answer: false,
      why: {
        true: "Only the first half is right. A goal that you can't reach isn't obsolete, and Developers can't cancel a Sprint.",
        false:
          'Only the Product Owner has the authority, and the reason that the Guide names is an obsolete goal. The second half is wrong, so the statement is false.',
      },
      guideSection: 'The Sprint',
      focusArea: 'Events',
    },
  ],
}
