import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'focus-6',
    kind: 'single',
    difficulty: 3,
    stem: "In Sprint Planning the Developers select seven items. One of them, a small repair, isn't related to the Sprint Goal. A colleague calls that a breach of focus. Which statement agrees with the Guide?",
    options: {
      a: {
        text: 'The repair has to return to the Product Backlog.',
        why: "The Sprint Backlog contains the goal, the selected items and the plan. The Guide doesn't limit the items to those that serve the goal.",
      },
      b: {
        text: 'The repair may stay if the stakeholders agree to it.',
        why: "The Developers select items through discussion with the Product Owner. Stakeholders don't approve the selection.",
      },
      c: {
        text: 'The repair may stay if it gets a Sprint Goal of its own.',
        why: 'A Sprint has a single goal. A second one would take away the focus that it gives.',
      },
      d: {
        text: 'The repair may stay, but the Sprint Goal comes first.',
        why: "The Guide doesn't say that every selected item must serve the Sprint Goal. The goal is the single objective, so the repair yields if the goal is in danger.",
      },
    },
    answer: 'd',
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'focus-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A vice president hands a Developer an "urgent little task" in the hallway for the third time this month. What serves the focus of the Scrum Team?',
    options: {
      a: {
        text: 'The Developers bring such tasks to the Daily Scrum.',
        why: 'The Daily Scrum is about progress toward the Sprint Goal. Small tasks on the side add up and bypass the Product Owner.',
      },
      b: {
        text: 'The vice president takes such tasks to the Scrum Master.',
        why: "The Scrum Master doesn't order the work and doesn't hand it out.",
      },
      c: {
        text: 'The vice president takes such tasks to the Product Owner.',
        why: 'The Product Backlog is the single source of work. The vice president can try to convince the Product Owner of a change to it.',
      },
      d: {
        text: 'The Developers reserve a daily hour for such tasks.',
        why: 'That would create a second source of work next to the Product Backlog.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'focus-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Master collects what the Guide says about focus. Which of these notes are right? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Daily Scrum adds focus on the hours of each Developer.',
        why: 'The Daily Scrum is about progress toward the Sprint Goal. Its plan for the next day creates focus.',
      },
      b: {
        text: 'The Sprint Goal adds focus on one objective for the Sprint.',
        why: 'It creates coherence and focus, and it encourages the team to work together.',
      },
      c: {
        text: "An artifact's commitment adds focus on measurable progress.",
        why: 'A commitment enhances transparency and focus, and progress can be measured against it.',
      },
      d: {
        text: 'The Product Owner adds focus on a fixed list of items.',
        why: 'The Product Backlog emerges, and the selected items are a forecast. The focus is on goals.',
      },
      e: {
        text: 'The Scrum Master adds focus on high-value Increments.',
        why: "One of the Scrum Master's services is to help the team concentrate on valuable Increments that are Done.",
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Scrum Artifacts',
  },
  {
    id: 'focus-9',
    kind: 'single',
    difficulty: 2,
    stem: 'To protect the focus of the Developers, a Scrum Master forbids stakeholders to speak with them during Sprints. Which consequence should worry the team most?',
    options: {
      a: {
        text: 'The stakeholders lose updates that the Daily Scrum gives them.',
        why: "The Daily Scrum is an event for the Developers and isn't meant to inform stakeholders.",
      },
      b: {
        text: 'The Developers lose answers that the Sprint Goal depends on.',
        why: 'Focus serves progress toward the goals. Cutting people off from those who know weakens openness and adaptation.',
      },
      c: {
        text: 'The Product Owner loses facts that a cancellation depends on.',
        why: "The ban doesn't include the Product Owner, who can still talk with stakeholders and cancel a Sprint.",
      },
      d: {
        text: 'The Scrum Master loses the hours that enforcing the ban takes.',
        why: 'The time is a real cost but a small one. The loss of answers does more harm to the product.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'focus-10',
    kind: 'single',
    difficulty: 2,
    stem: 'For three Sprints a team has reached its goals by working twelve hours a day. A director praises its focus. What follows from the Guide?',
    options: {
      a: {
        text: 'Such a pace proves the focus of the team.',
        why: "Reaching goals through exhaustion isn't focus. Sooner or later, attention and quality suffer.",
      },
      b: {
        text: 'Such a pace weakens the focus of the team.',
        why: "The Guide says that working at a sustainable pace improves the Scrum Team's focus and consistency. This pace can't be kept up.",
      },
      c: {
        text: 'Such a pace requires a shorter Sprint for the team.',
        why: "The length of the Sprint isn't the cause. In a shorter Sprint, people could overwork just as well.",
      },
      d: {
        text: "Such a pace requires the Scrum Master's consent.",
        why: 'No one on the team can approve this as sustainable. The Scrum Master would rather help the team change it.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
  },
  {
    id: 'focus-11',
    kind: 'single',
    difficulty: 2,
    stem: 'In Sprint Planning a Product Owner asks for 20 percent more than in past Sprints. The Developers could reach it only with overtime. Which way of selecting items fits Scrum?',
    options: {
      a: {
        text: "The Product Owner selects, based on the items' value.",
        why: 'The Product Owner orders the Product Backlog by value among other things. The Developers select the items for the Sprint.',
      },
      b: {
        text: "The Scrum Master selects, based on the members' hours.",
        why: "The Scrum Master may ask about the pace, but doesn't select items.",
      },
      c: {
        text: 'The Developers select, based on what the Product Owner requests.',
        why: "The Product Owner's reasons matter in the discussion, but the Developers select, and overtime isn't a sustainable pace.",
      },
      d: {
        text: 'The Developers select, based on past performance and capacity.',
        why: 'The more they know about past performance, upcoming capacity and the Definition of Done, the more confident the forecast is.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Planning',
    focusArea: 'Events',
  },
]
