import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-execution-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A director wants two Developers to switch to another of the selected items. How is it decided who works on what?',
    options: {
      a: {
        text: 'The Developers decide it among themselves.',
        why: 'Scrum Teams are self-managing: they decide internally who does what. The work on the selected items is planned by the Developers.',
      },
      b: {
        text: 'The Scrum Master gives the work to the Developers.',
        why: "Scrum Teams decide internally who does what. The Scrum Master coaches the team in self-management and doesn't assign work.",
      },
      c: {
        text: 'The director decides, as head of the department.',
        why: 'Scrum Teams are self-managing, so no one outside assigns their work. In a company with departments, this may be usual, but not in Scrum.',
      },
      d: {
        text: 'The director tries to convince the Product Owner.',
        why: "Convincing the Product Owner is the way to a change in the Product Backlog. Who works on an item isn't the Product Owner's decision.",
      },
    },
    answer: 'a',
    rests: ['team-7'],
  },
  {
    id: 'sprint-execution-7',
    kind: 'single',
    difficulty: 3,
    stem: 'During the Sprint, the Product Owner would rather have two other items than two of those that were selected. When may the scope change?',
    options: {
      a: {
        text: 'If the Sprint Goal is not endangered',
        why: "The Product Owner and the Developers may negotiate scope, as long as the change doesn't put the Sprint Goal in danger.",
      },
      b: {
        text: 'If the Scrum Master finds the change useful',
        why: "The Product Owner and the Developers negotiate scope, as long as the Sprint Goal isn't endangered. The Scrum Master may help both sides talk.",
      },
      c: {
        text: 'If the new items bring more value',
        why: 'It is tempting, since the Product Owner is accountable for value. But the Sprint Goal still may not be endangered.',
      },
      d: {
        text: 'If the stakeholders ask for it in the Review',
        why: "Scope may be renegotiated during the Sprint, with the Product Owner. At the Review, the Sprint's work is over.",
      },
    },
    answer: 'a',
    rests: ['sprint-7'],
  },
  {
    id: 'sprint-execution-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these may the Developers settle among themselves during the Sprint? (Choose all that apply.)',
    options: {
      a: {
        text: 'Leaving out a check that the Definition of Done requires',
        why: "Developers have to conform to the Definition of Done, on every day of the Sprint. Self-management doesn't extend to its checks.",
      },
      b: {
        text: 'Adding a task that they had overlooked',
        why: 'The Sprint Backlog is updated throughout the Sprint, and the plan is theirs.',
      },
      c: {
        text: 'Trying another technique for the tests',
        why: 'How items become Increments is at their sole discretion.',
      },
      d: {
        text: 'Letting two people work on a difficult item',
        why: 'Who does what is decided within the team.',
      },
      e: {
        text: 'Changing the order in which they work on the items',
        why: "The order in which they work is part of the Developers' plan, which they adapt each day. The selection stays as it is.",
      },
    },
    answers: ['b', 'c', 'd', 'e'],
    rests: ['sprint-planning-17', 'sprint-backlog-4', 'team-7'],
  },
  {
    id: 'sprint-execution-9',
    kind: 'single',
    difficulty: 3,
    stem: 'The Sprint Goal will be missed, although it is as valuable as ever. How does the Sprint end?',
    options: {
      a: {
        text: 'On the planned day, without a Review',
        why: 'The Review takes place in each Sprint. A missed goal is a good reason to look at what happened and what to do next.',
      },
      b: {
        text: 'On the planned day, with its events',
        why: "The length of a Sprint is fixed. What is Done is inspected in the Review, and what isn't returns to the Product Backlog.",
      },
      c: {
        text: 'Later, when the goal is met',
        why: "The length of a Sprint is fixed. The commitment to the Sprint Goal is real, but it doesn't move the end of the Sprint.",
      },
      d: {
        text: "At once, since the goal can't be met",
        why: "Out of reach isn't the same as obsolete. Only an obsolete goal is a reason for the Product Owner to cancel.",
      },
    },
    answer: 'b',
    rests: ['sprint-3', 'sprint-19'],
  },
  {
    id: 'sprint-execution-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Developers may stop work on one item and turn to another that the Sprint Goal needs more, without asking the Scrum Master.',
    answer: true,
    why: {
      true: 'Developers are accountable for adapting their plan each day toward the Sprint Goal.',
      false:
        "The Scrum Guide doesn't give the Scrum Master such permissions. Adapting the plan is what the Developers are accountable for.",
    },
    rests: ['developers-5'],
  },
]
