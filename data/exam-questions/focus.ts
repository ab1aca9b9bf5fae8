import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'focus-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Does Scrum allow the Developers to select a small repair that has nothing to do with the Sprint Goal?',
    options: {
      a: {
        text: 'No, all items have to serve the Sprint Goal.',
        why: "The Guide doesn't limit the selected items to those that serve the Sprint Goal. Others may be selected, too, as long as the goal comes first.",
      },
      b: {
        text: 'Yes, if the stakeholders agree to it.',
        why: "The Developers select the items through discussion with the Product Owner. Stakeholders don't approve the selection.",
      },
      c: {
        text: 'Yes, if the repair gets a Sprint Goal of its own.',
        why: "A Sprint has a single goal, so the repair doesn't get one of its own. It may be selected without one, as long as the Sprint Goal comes first.",
      },
      d: {
        text: 'Yes, as long as the Sprint Goal comes first.',
        why: "The Guide doesn't say so; it follows from the goal as single objective. The repair yields if the goal is in danger.",
      },
    },
    answer: 'd',
    rests: ['sprint-backlog-1', 'sprint-goal-1'],
  },
  {
    id: 'focus-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A vice president gives a Developer an "urgent little task" for a new feature. What should the Developer do?',
    options: {
      a: {
        text: 'Do it today and tell the Product Owner.',
        why: "It seems helpful. But the Product Backlog is the single source of the team's work, and the Product Owner weighs this task against the rest.",
      },
      b: {
        text: 'Get permission from the Scrum Master first.',
        why: "The Product Owner orders the team's work, even small tasks. The Scrum Master can't permit a second source of it.",
      },
      c: {
        text: 'Ask the Product Owner first where it belongs in the order.',
        why: "The Product Backlog is the single source of the team's work. The vice president can try to convince the Product Owner.",
      },
      d: {
        text: 'Leave it for the next Sprint.',
        why: "A Sprint's work is selected from the Product Backlog. Whether and when this task is done depends on the Product Owner, who decides on the order.",
      },
    },
    answer: 'c',
    rests: ['product-backlog-2', 'product-owner-15'],
  },
  {
    id: 'focus-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these statements about focus agree with the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Daily Scrum focuses on the hours of each Developer.',
        why: 'The Daily Scrum focuses on progress toward the Sprint Goal. Hours show how much time went in, not how close the goal is.',
      },
      b: {
        text: 'The Sprint Goal creates coherence and focus.',
        why: 'In each Sprint, the Sprint Goal is the one objective for everyone. It encourages the team to work together.',
      },
      c: {
        text: 'The commitment of each artifact provides focus.',
        why: 'Each artifact contains a commitment, which adds transparency and focus. Progress can be measured against it.',
      },
      d: {
        text: 'The Product Owner creates focus by freezing the list.',
        why: "The Product Backlog is emergent, so the Product Owner doesn't freeze it. What gives focus is the commitments, such as the Sprint Goal.",
      },
      e: {
        text: 'The Scrum Master helps the team focus on high-value Increments.',
        why: "It's one of the services to the team: Increments of high value that meet the Definition of Done.",
      },
    },
    answers: ['b', 'c', 'e'],
    rests: ['sprint-goal-3', 'artifacts-4', 'scrum-master-8'],
  },
  {
    id: 'focus-9',
    kind: 'single',
    difficulty: 2,
    stem: 'What is the worst consequence if a Scrum Master forbids stakeholders to talk with the Developers during Sprints?',
    options: {
      a: {
        text: 'Stakeholders no longer get their daily report.',
        why: "Scrum has no daily report to stakeholders, so none can be lost. What is lost is the stakeholders' answers, which the Developers need for their work.",
      },
      b: {
        text: 'The Developers no longer get answers that they need.',
        why: 'The Scrum Master should remove barriers between stakeholders and the team. This one keeps out knowledge.',
      },
      c: {
        text: 'The Product Owner can no longer change the order of items.',
        why: "The Product Owner may change the order at any time, and the ban doesn't affect that. What is lost is the answers that the Developers need.",
      },
      d: {
        text: 'The Scrum Master has to spend time on the ban.',
        why: 'That is a cost, but a small one. A Scrum Master should remove barriers to stakeholders, and this one keeps out answers that the Developers need.',
      },
    },
    answer: 'b',
    rests: ['scrum-master-18'],
  },
  {
    id: 'focus-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A team reached its last goals by working twelve hours a day. A director praises its focus. What follows from the Scrum Guide?',
    options: {
      a: {
        text: 'Reaching the goals proves that the team has focus.',
        why: "It's tempting to judge by the result. The Guide connects focus with a sustainable pace, and twelve hours a day isn't one.",
      },
      b: {
        text: "Such a pace harms the team's focus.",
        why: "The Guide doesn't say so; it follows from what it says: a sustainable pace improves focus and consistency. This pace can't be kept up.",
      },
      c: {
        text: 'The team needs shorter Sprints.',
        why: "A sustainable pace improves a team's focus. Shorter Sprints don't make a pace sustainable: people could overwork in them just as well.",
      },
      d: {
        text: 'All the members have to agree to such a pace.',
        why: 'Working at a sustainable pace improves focus. No agreement makes twelve hours a day sustainable, however willing people are.',
      },
    },
    answer: 'b',
    rests: ['team-15'],
  },
  {
    id: 'focus-11',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner asks for 20 percent more than in past Sprints. What should the Developers base their selection on?',
    options: {
      a: {
        text: 'The value of the items',
        why: 'Value matters for the order of the Product Backlog. How much fits into a Sprint depends on past performance, capacity and the Definition of Done.',
      },
      b: {
        text: "The Product Owner's request",
        why: 'Her reasons belong in the discussion. But the Developers select, and how much they can do depends on past performance, capacity and Definition of Done.',
      },
      c: {
        text: 'The results of similar teams in the organization',
        why: 'Other teams have other members and another Definition of Done. These Developers forecast by their own past performance and capacity.',
      },
      d: {
        text: 'Their past performance and upcoming capacity',
        why: 'The more Developers know about these two, and about their Definition of Done, the more confident they can be in the forecast.',
      },
    },
    answer: 'd',
    rests: ['sprint-planning-14', 'sprint-planning-11'],
  },
]
