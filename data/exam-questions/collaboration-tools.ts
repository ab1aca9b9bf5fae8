import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-tools-5',
    kind: 'single',
    difficulty: 3,
    stem: 'In the middle of the Sprint, a branch manager asks a Developer by chat for a small extra list. The Developer likes the idea and says yes. The other Developers find out at the Daily Scrum. What should happen with the list?',
    options: {
      a: {
        text: 'The Developers build it, since a promise to a stakeholder has been made.',
        why: 'One Developer could not make that promise alone. What is in the Sprint is a matter of scope.',
      },
      b: {
        text: 'The Scrum Master withdraws it and forbids chats between Developers and branch managers.',
        why: 'The talk was not the problem. The Scrum Master removes barriers between team and stakeholders and builds none.',
      },
      c: {
        text: 'It is kept out of sight until the next Sprint Planning, where all items are selected.',
        why: 'Hiding it helps no one. Scope may be renegotiated during the Sprint, in the open.',
      },
      d: {
        text: 'The Developers talk it over with the Product Owner, and all can see the result.',
        why: '"Scope may be clarified and renegotiated with the Product Owner, as" long as the Sprint Goal is safe.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-tools-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team writes a working agreement. Which of these lines may it adopt by itself and still follow Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Every change of the code is made in pairs, as the Developers prefer.',
        why: 'How the work is done is up to the Developers, and this is what they want. Pairing is one of many ways.',
      },
      b: {
        text: 'If the Product Owner is away, the Scrum Master may cancel the Sprint.',
        why: 'Only the Product Owner has the authority to cancel a Sprint. No agreement can move it.',
      },
      c: {
        text: 'Messages are answered twice a day; anyone who cannot wait calls.',
        why: 'That is a matter of how the team works together, and Scrum has no rule against it.',
      },
      d: {
        text: 'In Sprints with many visitors, the Daily Scrum takes place on three days a week.',
        why: 'It is held every working day of the Sprint. The structure is free; the event is not optional.',
      },
      e: {
        text: 'Any member of the Scrum Team may facilitate the Sprint Retrospective.',
        why: 'The Guide names no one who has to lead it, so the team is free to take turns.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Scrum Team',
  },
]
