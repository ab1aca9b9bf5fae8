import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-tools-5',
    kind: 'single',
    difficulty: 2,
    stem: "In the middle of the Sprint, a branch manager of a library asks one of the app's Developers by chat for a small extra list. The Developer says yes. The other Developers hear of it at the Daily Scrum. What should happen?",
    options: {
      a: {
        text: 'The Developers build the list for the branch manager.',
        why: 'One Developer could not make that promise alone. What is in the Sprint is a matter of scope.',
      },
      b: {
        text: 'The Developers add the list to the next Sprint Backlog.',
        why: 'The next Sprint Backlog is made in Sprint Planning, from items that the Product Owner has ordered.',
      },
      c: {
        text: 'The Developers discuss the list with the Product Owner.',
        why: '"Scope may be clarified and renegotiated with the Product Owner as more is learned," in the open.',
      },
      d: {
        text: 'The Scrum Master discusses the list with the manager.',
        why: "The Scrum Master may help people to talk about it, but doesn't decide on scope for the team.",
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-tools-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team writes a working agreement. Which of these lines may it adopt on its own and still follow Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Messages are answered by the next morning.',
        why: 'That is a matter of how the team works together, and Scrum has no rule against it.',
      },
      b: {
        text: 'Sprints can be canceled by the Scrum Master.',
        why: 'Only the Product Owner has the authority to cancel a Sprint. No agreement can change that.',
      },
      c: {
        text: 'Fridays are kept free of the Daily Scrum.',
        why: "The event is held every working day of the Sprint. The Developers choose its structure, but it isn't optional.",
      },
      d: {
        text: 'Changes to the code are made by two people.',
        why: 'Pairing is one way of doing the work, and the Developers may choose it.',
      },
      e: {
        text: 'Retrospectives are led by each member in turn.',
        why: "The Guide doesn't name anyone who has to lead the event, so the team is free to take turns.",
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'Scrum Team',
  },
]
