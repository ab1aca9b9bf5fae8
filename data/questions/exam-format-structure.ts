import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'exam-format-structure',
  lesson: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'exam-format-structure-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Which of these statements does NOT agree with the Scrum Guide?',
      options: {
        a: {
          text: 'The Product Owner may leave the ordering of items to a Developer.',
          why: 'This agrees with the Guide: the Product Owner may delegate the work and remains accountable.',
        },
        b: {
          text: 'The Sprint Retrospective is the last event of a Sprint.',
          why: 'This agrees with the Guide: the Retrospective concludes the Sprint, and the Review is the second to last event.',
        },
        c: {
          text: 'The Daily Scrum of a two-week Sprint lasts at most 7.5 minutes.',
          why: 'This is the false statement. In a shorter Sprint, three events are usually shorter, but the Daily Scrum is always a 15-minute event.',
        },
        d: {
          text: 'Stakeholders may receive an Increment before the Sprint Review has taken place.',
          why: 'This agrees with the Guide: value never has to wait for the Review as if it were a gate.',
        },
      },
      answer: 'c',
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
          text: 'The fifth item is not presented at the Sprint Review.',
          why: "An item that doesn't meet the Definition of Done can't be released or even presented.",
        },
        b: {
          text: 'The Developers have failed to keep their commitment.',
          why: 'They commit to the Sprint Goal, which is met. The selected items were a forecast.',
        },
        c: {
          text: 'The fifth item goes back to the Product Backlog.',
          why: 'It returns there for future consideration, no matter how much of the work is finished.',
        },
        d: {
          text: 'The fifth item is moved to the next Sprint Backlog, since little is missing.',
          why: "Items aren't moved automatically. The Developers may or may not select it again in Sprint Planning.",
        },
        e: {
          text: 'The work on the four items may have been released already.',
          why: 'An Increment may be delivered before the Sprint ends, and several may be created in one Sprint.',
        },
      },
      answers: ['a', 'c', 'e'],
      guideSection: 'Increment',
      focusArea: 'Done',
    },
    {
      id: 'exam-format-structure-3',
      kind: 'single',
      difficulty: 2,
      stem: 'Each of these sentences contains a strong word. Which sentence is right?',
      options: {
        a: {
          text: 'No one but the Developers decides how a selected item is turned into an Increment.',
          why: 'This is at the sole discretion of the Developers.',
        },
        b: {
          text: 'The Scrum Master must be present whenever the Developers hold their Daily Scrum.',
          why: "It is an event for the Developers. The Scrum Master ensures that it takes place, but doesn't have to be there.",
        },
        c: {
          text: 'Every item of the Product Backlog must have a size before a Sprint can start.',
          why: 'The Product Backlog is emergent. Items that can be Done within one Sprint are ready for selection, and those further down can stay rough.',
        },
        d: {
          text: 'The Product Owner is the only one who may speak with stakeholders about the product.',
          why: 'The whole Scrum Team is responsible for stakeholder collaboration.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'exam-format-structure-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Three branch managers complain that they learn too late when the order of the Product Backlog changes. More than one option would help them. What is the BEST thing for the Product Owner to do?',
      options: {
        a: {
          text: 'Agree with them that the order will change only at the Sprint Reviews.',
          why: 'They would have no surprises, but only because the team adapts less often. The Product Backlog is emergent and can change at any time.',
        },
        b: {
          text: 'Form a group with the three of them to approve each change in advance.',
          why: "The Product Owner is one person, not a committee. The managers can try to convince her, but they don't approve changes.",
        },
        c: {
          text: 'Send them an email at the end of each Sprint with all the changes and the reasons for them.',
          why: "An email helps a little, but the managers would still learn late, and the list itself wouldn't be visible.",
        },
        d: {
          text: 'Open the Product Backlog itself to them, and make sure that they understand its order.',
          why: 'She has to see to it that everyone can find and understand the Product Backlog. If it is, they can see changes right away.',
        },
      },
      answer: 'd',
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
