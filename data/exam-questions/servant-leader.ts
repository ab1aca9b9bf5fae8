import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'servant-leader-6',
    kind: 'single',
    difficulty: 3,
    stem: 'At each Daily Scrum, the Developers wait for a senior colleague to tell them what to do. Which stance of the Scrum Master strengthens their self-management most?',
    options: {
      a: {
        text: 'Teach: tell them the rule and the reason for it.',
        why: 'Self-management grows through coaching. The Developers may know the rule by heart and still wait: what has to change is their habit.',
      },
      b: {
        text: 'Coach: ask questions until they find their own way.',
        why: 'Coaching in self-management is a service to the team. The Developers notice the pattern and decide what to change.',
      },
      c: {
        text: 'Decide: settle the matter so that the work goes on.',
        why: 'Coaching in self-management is what strengthens it. If the Scrum Master decided, the Developers would wait for her instead.',
      },
      d: {
        text: 'Facilitate: lead the conversation and leave the decisions to them.',
        why: 'Self-management grows through coaching. Facilitating is close, but if the Scrum Master led the Daily Scrum, the Developers would go on waiting to be led.',
      },
    },
    answer: 'b',
    rests: ['scrum-master-7'],
  },
  {
    id: 'servant-leader-7',
    kind: 'single',
    difficulty: 2,
    stem: 'New Developers ask how long the Sprint Retrospective of a one-month Sprint may last. What helps them most?',
    options: {
      a: {
        text: 'Coach: ask questions until they find their own way.',
        why: "Coaching is good where people can find an answer themselves. The timebox is a fact that they don't know yet.",
      },
      b: {
        text: 'Facilitate: lead the conversation and leave the decisions to them.',
        why: 'The Guide sets the maximum, three hours, so the members have nothing to work out. The Scrum Master can simply teach them this. They decide only whether to take less.',
      },
      c: {
        text: 'Decide: settle the matter so that the work goes on.',
        why: 'The Guide sets the maximum, three hours, so there is nothing to decide. The Developers lack only this fact, and the Scrum Master can teach it.',
      },
      d: {
        text: 'Teach: tell them the rule and the reason for it.',
        why: 'The Scrum Master helps everyone understand Scrum theory and practice. Three hours are the maximum, and they lack only this fact.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-2', 'sprint-retrospective-11'],
  },
  {
    id: 'servant-leader-8',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head tells the Scrum Master, "You lead this team, so make sure they finish all selected items by Friday." What is the best response?',
    options: {
      a: {
        text: 'Explain what a forecast is, and ask about the reason.',
        why: 'The items are a forecast, and the Developers commit to the Sprint Goal. This helps the department head work empirically and reveals the real need.',
      },
      b: {
        text: 'Agree to it, and pass it on to the Developers as an order.',
        why: "The selected items are a forecast, and the Developers commit to the Sprint Goal. The Scrum Master explains this and doesn't pass on orders.",
      },
      c: {
        text: 'Decline it, and explain that a Sprint has a fixed length.',
        why: 'The rule is true, but no one asks for a longer Sprint. What has to be explained is that the selected items are a forecast and the commitment is the Sprint Goal.',
      },
      d: {
        text: 'Let the Developers vote on it.',
        why: "The items are a forecast, and a vote can't turn it into a promise. What helps is to explain this to the department head.",
      },
    },
    answer: 'a',
    rests: ['scrum-master-17', 'sprint-goal-2'],
  },
  {
    id: 'servant-leader-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "Which two of the Scrum Master's services are services to the organization? (Choose two.)",
    options: {
      a: {
        text: 'Helping to find techniques for defining a Product Goal',
        why: 'Techniques for defining a Product Goal help the Product Owner, so the Guide lists this as a service to her and not to the organization.',
      },
      b: {
        text: 'Helping to plan the product empirically',
        why: 'This sounds like a task for the whole company. The Guide lists it as a service to the Product Owner.',
      },
      c: {
        text: 'Advising managers on how to introduce Scrum',
        why: 'Planning and advising on Scrum implementations is a service to the organization.',
      },
      d: {
        text: 'Coaching the Developers in managing their own work',
        why: 'Coaching in self-management is a service to the Scrum Team.',
      },
      e: {
        text: 'Helping employees use an empirical approach to complex work',
        why: 'Employees and stakeholders are helped to understand and apply it. That is a service to the organization.',
      },
    },
    answers: ['c', 'e'],
    rests: ['scrum-master-16', 'scrum-master-17'],
  },
  {
    id: 'servant-leader-10',
    kind: 'single',
    difficulty: 2,
    stem: "What should a Scrum Master do on hearing that the Developers want to show an item at the Sprint Review that isn't Done?",
    options: {
      a: {
        text: 'Say nothing, because the Developers manage their own work.',
        why: 'Self-management works within the rules. Stakeholders would be misled, and the Scrum Master helps everyone understand Scrum.',
      },
      b: {
        text: 'Remind the Developers of the rule now.',
        why: "What isn't Done isn't even presented. The Scrum Master makes sure that people know the rule, and the Developers conform to it.",
      },
      c: {
        text: 'Ask the Product Owner to make an exception.',
        why: "What isn't Done isn't presented, and the Product Owner can't waive the Definition of Done. The Scrum Master reminds the Developers of this rule.",
      },
      d: {
        text: 'Move the Sprint Review until the item is Done.',
        why: "The length of the Sprint is fixed, so the Review can't wait for an item. It shows what is Done; the rest returns to the Product Backlog.",
      },
    },
    answer: 'b',
    rests: ['done-5'],
  },
  {
    id: 'servant-leader-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Customers call the Developers many times a day. Both sides need these calls, but the Developers can hardly concentrate. What should the Scrum Master do first?',
    options: {
      a: {
        text: 'Bring customers and Developers together directly.',
        why: 'Customers and Developers talk directly already, and too often. What they lack is a way to do it without interruptions, which the Scrum Master can facilitate.',
      },
      b: {
        text: 'Collect the questions and bring back the answers.',
        why: "The Scrum Master facilitates collaboration and doesn't take it over. A go-between protects the Developers, but slows down answers that both sides need.",
      },
      c: {
        text: 'Help customers and Developers agree on fixed times for calls.',
        why: 'The Scrum Master facilitates collaboration with stakeholders as needed. The exchange goes on, and people can work.',
      },
      d: {
        text: 'Have all questions kept for the Sprint Review.',
        why: 'The team collaborates with stakeholders on any day, not only in the Review. Both sides need these calls, so they only have to agree on when to hold them.',
      },
    },
    answer: 'c',
    rests: ['scrum-master-14', 'team-13'],
  },
  {
    id: 'servant-leader-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A new department head asks the Scrum Master to assign the work to the Developers "until the team is mature." What is the best response?',
    options: {
      a: {
        text: 'Agree, and coach the team until it can decide for itself.',
        why: "A Scrum Team decides internally who does what, from the start. It sounds reasonable to wait, but a team that is told what to do doesn't learn to decide.",
      },
      b: {
        text: 'Ask the most senior Developer to do it.',
        why: 'A Scrum Team has no hierarchies, and its members decide among themselves who does what. A Developer who hands out the work would be a superior.',
      },
      c: {
        text: 'Ask the Product Owner to do it.',
        why: "The members of a Scrum Team decide among themselves who does what. The Product Owner orders the Product Backlog and doesn't assign work.",
      },
      d: {
        text: 'Decline, and coach the team in deciding for itself.',
        why: 'The team decides internally who does what. Coaching in self-management is what the Scrum Master offers.',
      },
    },
    answer: 'd',
    rests: ['team-7', 'scrum-master-7'],
  },
  {
    id: 'servant-leader-13',
    kind: 'single',
    difficulty: 3,
    stem: 'What is the greatest danger if a Scrum Master removes every obstacle, however small, within a day?',
    options: {
      a: {
        text: 'The Product Owner no longer hears of the obstacles.',
        why: "The greater danger is to self-management. The Product Owner can ask on any day, and small obstacles don't need her decision.",
      },
      b: {
        text: 'The Developers no longer solve anything themselves.',
        why: 'The Scrum Master also coaches the team in self-management. A team that waits for help has stopped managing itself.',
      },
      c: {
        text: 'The stakeholders no longer see how hard the work is.',
        why: "The greater danger is to self-management: the team could forget how to help itself. Stakeholders should know the real challenges, but small obstacles of the day aren't among them.",
      },
      d: {
        text: 'The managers no longer help to remove obstacles.',
        why: 'The greater danger is to self-management: the team could forget how to help itself. Managers can still help with what is outside its reach.',
      },
    },
    answer: 'b',
    rests: ['scrum-master-7', 'scrum-master-9'],
  },
  {
    id: 'servant-leader-41',
    kind: 'single',
    difficulty: 1,
    stem: "How does the Scrum Master take care of the team's effectiveness?",
    options: {
      a: {
        text: 'By enabling the team to improve its practices',
        why: 'The Scrum Master makes it possible for the team to get better, within the Scrum framework.',
      },
      b: {
        text: 'By helping everyone understand Scrum theory and practice',
        why: 'Helping everyone understand Scrum is how the Scrum Master establishes Scrum, the other accountability. For effectiveness, she enables the team to improve its practices.',
      },
      c: {
        text: 'By assigning the work to the right people',
        why: "The members decide who does what, so the Scrum Master doesn't assign work. She enables the team to improve its practices.",
      },
      d: {
        text: 'By reporting deviations from Scrum',
        why: "Reports don't make a team effective, and the Guide doesn't mention any. The Scrum Master enables the team to improve its practices.",
      },
    },
    answer: 'a',
    rests: ['scrum-master-4'],
  },
]
