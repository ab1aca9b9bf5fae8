import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A new law makes the Sprint Goal pointless overnight. The department head wants the Sprint stopped. The Product Owner is traveling, but can be reached. Whose decision is it to cancel the Sprint?',
    options: {
      a: {
        text: "The Developers', as owners of their plan",
        why: 'They own their plan, not the decision to cancel. They may give advice.',
      },
      b: {
        text: "The manager's, on the company's behalf",
        why: "Managers may give advice and information. The authority to cancel a Sprint isn't theirs.",
      },
      c: {
        text: "The Scrum Master's, acting as a stand-in",
        why: "The Scrum Master doesn't inherit that authority. The Product Owner can be reached here.",
      },
      d: {
        text: "The Product Owner's, even while away",
        why: 'The authority to cancel a Sprint belongs to the Product Owner alone, wherever the news arrives.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A team builds features for three Sprints and reserves every fourth for integration and testing. What is the main objection from the point of view of Scrum?',
    options: {
      a: {
        text: 'The first three Sprints lack a date for a release.',
        why: "The Guide doesn't ask for a release date. The Increment has to be usable, whenever it goes out.",
      },
      b: {
        text: 'The fourth Sprint lacks a Sprint Goal of its own.',
        why: 'A Sprint Goal could be found for it. The trouble lies in the three Sprints before.',
      },
      c: {
        text: 'The fourth Sprint lacks items that can be selected.',
        why: "Listing the tests as items wouldn't help: verification is part of getting each item Done.",
      },
      d: {
        text: 'The first three Sprints lack a usable Increment.',
        why: "Each Increment must be usable and thoroughly verified, and one is due every Sprint. Untested work isn't Done.",
      },
    },
    answer: 'd',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these may happen while a Sprint is under way? (Choose all that apply.)',
    options: {
      a: {
        text: 'A Done item is released to users on the second day.',
        why: 'An Increment may be delivered before the end of the Sprint, as soon as it meets the Definition of Done.',
      },
      b: {
        text: 'A hard Sprint Goal is replaced with an easier one.',
        why: "The Sprint Goal is final at the end of Sprint Planning, and it's what the Developers commit to.",
      },
      c: {
        text: 'Some items are refined for one of the later Sprints.',
        why: 'Refinement is an ongoing activity. It goes on whenever the team needs it.',
      },
      d: {
        text: 'A slow check is dropped from the Definition of Done.',
        why: "Quality doesn't decrease during the Sprint, not even to reach the goal.",
      },
      e: {
        text: 'A new item is added by agreement with the Product Owner.',
        why: "Scope may be renegotiated with the Product Owner, as long as the Sprint Goal isn't endangered.",
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-9',
    kind: 'single',
    difficulty: 2,
    stem: "Halfway through the Sprint, a team's burn-down points to zero on the last day. A stakeholder asks whether the goal is now certain. Which answer agrees with the Scrum Guide?",
    options: {
      a: {
        text: '"The chart gives a promise, and the Developers will keep it."',
        why: "The Developers commit to the Sprint Goal. A line on a chart isn't a promise.",
      },
      b: {
        text: '"The chart gives a forecast, and the goal may still be missed."',
        why: 'What will happen is unknown in a complex environment. Decisions about the future may rest only on what has already happened.',
      },
      c: {
        text: '"The chart gives an answer, and the goal will be met in time."',
        why: "The chart extends the past into an unknown future. It can't make the goal certain.",
      },
      d: {
        text: '"The chart gives a forecast, and Scrum advises against those."',
        why: "Forecasting practices have proven useful. They don't replace empiricism, but the Guide doesn't advise against them.",
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager offers a Scrum Team one free week after every four Sprints, for refinement, training and repairs. Which view follows from the Guide?',
    options: {
      a: {
        text: 'Such work belongs in the gap between Sprints.',
        why: "A new Sprint starts immediately after the previous one, so there isn't such a gap.",
      },
      b: {
        text: 'Such work belongs in a Sprint of its own kind.',
        why: 'The Guide has one kind of Sprint. Each has a Sprint Goal and brings a valuable, useful Increment.',
      },
      c: {
        text: 'Such work belongs in the Sprints as they are.',
        why: 'All the work toward the Product Goal happens within Sprints, and each new Sprint starts right after the last.',
      },
      d: {
        text: 'Such work belongs in weeks that have no Sprint.',
        why: "A manager can't grant such weeks: Sprints follow one another directly.",
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team that has used two-week Sprints changes to Sprints of one week. It stays within the rules of Scrum.',
    answer: true,
    why: {
      true: 'A Sprint lasts one month or less. The Guide sets an upper limit and no lower one.',
      false:
        "A minimum of two weeks is often printed, but it's not in the Scrum Guide, which says one month or less.",
    },
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-12',
    kind: 'single',
    difficulty: 3,
    stem: 'An organization starts its first Scrum Team and debates whether Sprints should last one, two or four weeks. Which way of deciding fits a self-managing team?',
    options: {
      a: {
        text: 'The Scrum Master decides as part of the adoption.',
        why: "The Scrum Master can explain what shorter and longer Sprints bring. Choosing for the team isn't self-management.",
      },
      b: {
        text: 'The Scrum Team decides within the limit of a month.',
        why: 'A self-managing team decides how it works. The Guide only adds the limit of one month.',
      },
      c: {
        text: 'The Product Owner decides with the market in mind.',
        why: 'The Product Owner knows the market and should be heard. The Guide gives this decision to no single accountability.',
      },
      d: {
        text: 'The department head decides for all teams to come.',
        why: 'The organization may set up the team and its product. But the length of a Sprint is part of how the team works, which a Scrum Team manages itself.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'sprint-13',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team considers shorter Sprints. Which of these is NOT a sound reason for them?',
    options: {
      a: {
        text: 'The goal would be less likely to go out of date.',
        why: 'The longer the Sprint, the more can change before it is over, and the goal may lose its validity.',
      },
      b: {
        text: 'The team would hear from its users more often.',
        why: 'Shorter Sprints generate more learning cycles, so feedback comes earlier.',
      },
      c: {
        text: 'The cost of a wrong turn would stay smaller.',
        why: 'The shorter the Sprint, the less effort is at risk before the team looks again.',
      },
      d: {
        text: 'The Daily Scrum would take up less time.',
        why: 'The Daily Scrum has 15 minutes in a long Sprint as well as in a short one.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-14',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'A team in a fast-moving market chooses Sprints of a full month. Which two risks does the Guide connect with a horizon that is too long? (Choose the best two.)',
    options: {
      a: {
        text: 'The complexity of the work may rise.',
        why: 'The Guide says that complexity may rise when the horizon is too long.',
      },
      b: {
        text: 'The Definition of Done may get weaker.',
        why: "The Definition of Done doesn't depend on the length of the Sprint.",
      },
      c: {
        text: 'The Product Backlog may get too long.',
        why: "The Product Backlog grows with what is learned about the product, not with the Sprint's length.",
      },
      d: {
        text: 'The velocity may become less stable.',
        why: "Velocity isn't in the Guide. Long Sprints may even make it look steadier.",
      },
      e: {
        text: 'The Sprint Goal may become invalid.',
        why: 'A month is a long time in this market. The need behind the goal may be gone before the Sprint ends.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-15',
    kind: 'single',
    difficulty: 3,
    stem: 'On day four of a two-week Sprint, the Scrum Team agrees that Sprints of one week would suit it better. What fits Scrum best?',
    options: {
      a: {
        text: 'This Sprint ends after two weeks, and the next takes one.',
        why: 'The length of a Sprint under way is fixed. From the next Sprint on, the team may try another one.',
      },
      b: {
        text: 'This Sprint ends on the fourth day, and the next takes one.',
        why: "Only cancellation ends a Sprint early, and its goal isn't obsolete.",
      },
      c: {
        text: 'This Sprint ends after one week, and the next takes one.',
        why: 'That would shorten a Sprint whose length is fixed. The change can begin with the next one.',
      },
      d: {
        text: 'This Sprint ends after two weeks, and the next takes two.',
        why: "The Guide doesn't bind a team to its first choice. Any length up to one month is open to it.",
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-16',
    kind: 'single',
    difficulty: 1,
    stem: 'A sponsor asks how Sprints make the development of a product more predictable. Which answer agrees with the Guide?',
    options: {
      a: {
        text: 'They bring a fixed scope for the Developers from one month to the next.',
        why: "Scope may be renegotiated as more is learned. Predictability doesn't come from a fixed scope.",
      },
      b: {
        text: 'They bring a firm commitment to the items that the Developers selected.',
        why: 'The Developers commit to the Sprint Goal. The selected items are a forecast.',
      },
      c: {
        text: 'They bring a steady velocity for the forecasts that stakeholders ask for.',
        why: "Velocity isn't part of Scrum, and the Guide doesn't rest predictability on it.",
      },
      d: {
        text: 'They bring a check of progress toward the Product Goal at least monthly.',
        why: 'Sprints enable predictability because progress toward a Product Goal is inspected and adapted at least every calendar month.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
    focusArea: 'Empiricism',
  },
  {
    id: 'sprint-17',
    kind: 'single',
    difficulty: 3,
    stem: 'In the second of four weeks, a Product Owner gets news about the Sprint Goal, "Partners can see their orders." Which news could justify canceling the Sprint?',
    options: {
      a: {
        text: 'The work is harder than planned, and the goal may be missed.',
        why: "A goal that is hard to reach isn't obsolete. The Developers can negotiate scope with the Product Owner.",
      },
      b: {
        text: 'The partners are leaving, and no one will need the view.',
        why: 'The Sprint Goal has become obsolete. That is when a Sprint could be canceled.',
      },
      c: {
        text: 'The work is nearly complete, and the goal is all but met.',
        why: "A goal that is met early isn't obsolete. The Sprint keeps its fixed length.",
      },
      d: {
        text: 'The partners are busy, and the view may wait a month.',
        why: "The goal is less urgent but still worth reaching. That doesn't make it obsolete.",
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-18',
    kind: 'single',
    difficulty: 3,
    stem: "The Product Owner cancels a Sprint on day six. Two of the selected items meet the Definition of Done, and three don't. What follows from the Guide?",
    options: {
      a: {
        text: 'Two are part of an Increment, and three return to the Product Backlog.',
        why: "An Increment was born when the two items met the Definition of Done. Items that don't meet it return to the Product Backlog.",
      },
      b: {
        text: 'Two are dropped with the goal, and three move to the next Sprint Backlog.',
        why: "An obsolete goal doesn't undo what is Done. The open items go back to the Product Backlog.",
      },
      c: {
        text: 'Two are kept for a later Review, and three return to the Product Backlog.',
        why: "The two items meet the Definition of Done, so they are already part of a usable Increment. The Review isn't a gate.",
      },
      d: {
        text: 'Two are part of an Increment, and three move to the next Sprint Backlog.',
        why: 'Nothing moves on by itself. The three items may or may not be selected again.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'sprint-19',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Two days before the end of a Sprint, its Sprint Goal becomes obsolete. The Product Owner may let the Sprint run to its end all the same.',
    answer: true,
    why: {
      true: 'A Sprint could be canceled in this case. The Guide gives the Product Owner the authority to do it, not a duty.',
      false:
        'The Guide says that a Sprint could be canceled, and it leaves that decision to the Product Owner.',
    },
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-20',
    kind: 'single',
    difficulty: 2,
    stem: 'Three Scrum Teams work on one product with Sprints that start on different days. A manager believes that Scrum demands a common calendar. What is right?',
    options: {
      a: {
        text: 'The Guide requires that Sprints on one product match.',
        why: "Common dates can make work easier, but the Guide doesn't require them.",
      },
      b: {
        text: 'The Guide requires that Sprints on one backlog match.',
        why: "A shared Product Backlog is a rule for such teams. The Guide doesn't draw a rule about dates from that.",
      },
      c: {
        text: 'The Guide leaves it to managers whether Sprints match.',
        why: 'The Guide gives managers no such decision. Scrum Teams manage their own work.',
      },
      d: {
        text: "The Guide leaves open whether the teams' Sprints match.",
        why: "Teams on one product share the Product Goal, Product Backlog, Product Owner and Definition of Done. The Guide doesn't mention common dates.",
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-21',
    kind: 'single',
    difficulty: 3,
    stem: 'A Sprint was canceled on its fourth day, and four people later say how it went. Whose account does NOT fit the Scrum Guide?',
    options: {
      a: {
        text: '"The next Sprint had to follow without a pause."',
        why: 'Whatever way a Sprint ends, the next one starts right away.',
      },
      b: {
        text: '"The Sprint Goal had lost its validity by then."',
        why: 'An obsolete Sprint Goal is the one reason that the Guide names.',
      },
      c: {
        text: '"The Scrum Master had to confirm the decision."',
        why: "Canceling is up to the Product Owner. The Scrum Master doesn't confirm it.",
      },
      d: {
        text: '"The Product Owner had to make the decision."',
        why: 'This is the one person who may cancel a Sprint.',
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
  },
]
