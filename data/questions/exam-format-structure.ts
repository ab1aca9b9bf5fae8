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
      stem: 'Mind the negative: which of these statements does NOT follow from the Scrum Guide?',
      options: {
        a: {
          text: 'The Product Owner may leave the ordering of items to a Developer.',
          why: 'True, so not the answer: the work may be delegated, while the Product Owner remains accountable.',
        },
        b: {
          text: 'The Sprint Retrospective is the last event of a Sprint.',
          why: 'True, so not the answer: the Retrospective concludes the Sprint, and the Review comes just before it.',
        },
        c: {
          text: 'The Daily Scrum of a two-week Sprint lasts at most 7.5 minutes.',
          why: 'This is the false one. Only the events with hours are usually shorter in a shorter Sprint; the Daily Scrum is a 15-minute event in any.',
        },
        d: {
          text: 'Stakeholders may receive an Increment before the Sprint Review has taken place.',
          why: 'True, so not the answer: the Review is never a gate to releasing value.',
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
      stem: 'As the Sprint Review begins, with only the Retrospective to follow, the Sprint Goal is met. Four of the five selected items meet the Definition of Done; the fifth fails it on one point. Which statements hold? (Choose all that apply.)',
      options: {
        a: {
          text: 'The fifth item is not presented at the Sprint Review.',
          why: 'What does not meet the Definition of Done cannot be released or even presented.',
        },
        b: {
          text: 'The Developers have failed to keep their commitment.',
          why: 'They commit to the Sprint Goal, which is met. The selected items were a forecast.',
        },
        c: {
          text: 'The fifth item goes back to the Product Backlog.',
          why: 'It returns there for future consideration, whatever share of the work is finished.',
        },
        d: {
          text: 'The fifth item heads the next Sprint Backlog, since little is missing.',
          why: 'Nothing is carried over by itself. It may be selected again in Sprint Planning, or not.',
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
      stem: 'Each of these sentences contains a strong word. In which one does the strong word stand rightly?',
      options: {
        a: {
          text: 'No one but the Developers decides how a selected item is turned into an Increment.',
          why: 'That is at their sole discretion; no one else tells them how.',
        },
        b: {
          text: 'The Scrum Master must be present whenever the Developers hold their Daily Scrum.',
          why: 'It is an event for the Developers. The Scrum Master sees to it that it takes place, which needs no presence.',
        },
        c: {
          text: 'Every item of the Product Backlog must have a size before a Sprint can start.',
          why: 'The list emerges. Items that can be Done within one Sprint are ready; those further down may stay rough.',
        },
        d: {
          text: 'The Product Owner is the only one who may speak with stakeholders about the product.',
          why: 'The whole Scrum Team is responsible for stakeholder collaboration, and all of it meets them at the Sprint Review.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'exam-format-structure-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Three branch managers complain that they learn too late when the order of the Product Backlog changes. More than one option would do them some good. What is the BEST thing for the Product Owner to do?',
      options: {
        a: {
          text: 'Agree with them that the order stays as it is from one Sprint Review to the next.',
          why: 'That calms people by stopping adaptation. The Product Backlog is emergent and may change at any time.',
        },
        b: {
          text: 'Form a group with the three of them that approves each change before it takes effect.',
          why: 'The Product Owner is one person and no committee. They can try to convince her; they do not approve.',
        },
        c: {
          text: 'Send them a mail at the end of each Sprint that lists all the changes and who asked for each.',
          why: 'Better than nothing, and late again: a report about the past does not make the list itself visible.',
        },
        d: {
          text: 'Open the Product Backlog itself to them, and make sure that they understand its order.',
          why: 'She is accountable for a Product Backlog that is transparent, visible and understood. That treats the cause.',
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
      stem: 'Read to the end before you judge: the Product Owner may cancel a Sprint when the Sprint Goal has become obsolete, and so may the Developers when they see that they cannot reach it.',
      answer: false,
      why: {
        true: 'The first half is right and carries the second along. A goal out of reach is not obsolete, and Developers cannot cancel.',
        false:
          'Only the Product Owner has the authority, and the reason is an obsolete goal. A sentence is true only if all of it is.',
      },
      guideSection: 'The Sprint',
      focusArea: 'Events',
    },
  ],
}
