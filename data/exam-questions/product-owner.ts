import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-owner-6',
    kind: 'single',
    difficulty: 2,
    stem: 'What should two Scrum Teams that work on the same product have?',
    options: {
      a: {
        text: 'Two Product Owners and two Product Backlogs',
        why: 'Teams on one product share one Product Owner and one Product Backlog. Two of each would fit two products.',
      },
      b: {
        text: 'One Product Owner and one Product Backlog',
        why: 'Teams that focus on the same product should share the Product Goal, the Product Backlog and the Product Owner.',
      },
      c: {
        text: 'Two Product Owners and one Product Backlog',
        why: 'Teams on the same product share one Product Owner. Two people who decide on one order would be a committee.',
      },
      d: {
        text: 'One Product Owner and two Product Backlogs',
        why: 'The Product Backlog is the single source of work for one product. Two lists would pull it apart.',
      },
    },
    answer: 'b',
    rests: ['team-12'],
  },
  {
    id: 'product-owner-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The Developers want to replace the sign-in software this month. The Product Owner puts the item far down in the Product Backlog. What does that mean?',
    options: {
      a: {
        text: 'It is advice, and the Developers decide.',
        why: 'The Developers decide how an item is built. When it is worth building is a question of order, and the Product Owner decides on that.',
      },
      b: {
        text: 'It is an open question, and the Scrum Master settles it.',
        why: 'The Scrum Master may facilitate a conversation. The order stays with the Product Owner.',
      },
      c: {
        text: "It is the Product Owner's decision, and the Developers respect it.",
        why: 'The Product Owner is accountable for the order. The Developers can try to convince her, like anyone else.',
      },
      d: {
        text: 'It is an open question, and the Scrum Team votes on it.',
        why: 'The Product Owner decides on the order. It sounds fair to vote, but that would turn the team into a committee.',
      },
    },
    answer: 'c',
    rests: ['product-owner-6'],
  },
  {
    id: 'product-owner-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these can others take on for a Product Owner who has little time? (Choose all that apply.)',
    options: {
      a: {
        text: 'Writing items',
        why: 'Creating items is part of Product Backlog management, which may be delegated.',
      },
      b: {
        text: "Being accountable for the product's value",
        why: "Work can be delegated, but accountability can't. It stays with the Product Owner.",
      },
      c: {
        text: 'Explaining the Product Goal to stakeholders',
        why: 'Communicating the Product Goal is part of the work that others may do.',
      },
      d: {
        text: 'Putting items in order',
        why: 'Ordering may be delegated, too, however central it is. The Product Owner still answers for the order.',
      },
      e: {
        text: 'Being accountable for a list that people understand',
        why: 'Others may help to make the list clear. The Product Owner still answers for it.',
      },
    },
    answers: ['a', 'c', 'd'],
    rests: ['product-owner-8', 'product-owner-9'],
  },
  {
    id: 'product-owner-9',
    kind: 'single',
    difficulty: 2,
    stem: 'In Sprint Planning, no one can say how the top items relate to the Product Goal. Who should have ensured that people came prepared?',
    options: {
      a: {
        text: 'The Product Owner',
        why: '"The Product Owner ensures that attendees are prepared to discuss the most important" items and how they map to the Product Goal.',
      },
      b: {
        text: 'The Scrum Master',
        why: 'Tempting, since the Scrum Master sees to productive events. The Guide gives this preparation to the Product Owner.',
      },
      c: {
        text: 'The whole Scrum Team',
        why: "All of them plan together. But it's the Product Owner who ensures that attendees are prepared to discuss the items.",
      },
      d: {
        text: 'The Developers',
        why: 'The Product Owner ensures that people are prepared to discuss how items map to the Product Goal. The Developers help with refinement and size the items.',
      },
    },
    answer: 'a',
    rests: ['sprint-planning-3', 'sprint-planning-4'],
  },
  {
    id: 'product-owner-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Product Goal that leads nowhere still has to be fulfilled before the Scrum Team takes on another.',
    answer: false,
    why: {
      true: 'A goal that was promised is hard to give up. But the Guide allows both: a Product Goal is fulfilled or abandoned before the next one.',
      false:
        "A team pursues one Product Goal at a time, and it doesn't have to finish one that has lost its point. It may abandon the goal first.",
    },
    rests: ['product-goal-8'],
  },
  {
    id: 'product-owner-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Everyone can open the Product Backlog. It has 400 items, and no one can tell what comes next. What is wrong with it?',
    options: {
      a: {
        text: "It isn't visible.",
        why: 'Everyone can open it, so it is visible. It has to be transparent and understood as well.',
      },
      b: {
        text: "It isn't understood.",
        why: "The Product Owner ensures that the Product Backlog is transparent, visible and understood. If no one can tell what comes next, it isn't understood.",
      },
      c: {
        text: "It isn't complete.",
        why: 'A Product Backlog is emergent and never complete. More items would make this one even harder to understand.',
      },
      d: {
        text: "Its items aren't sized.",
        why: "Sizes help with forecasts but wouldn't tell anyone what comes next. The Product Owner ensures that the Product Backlog is understood, and this one isn't.",
      },
    },
    answer: 'b',
    rests: ['product-owner-7'],
  },
  {
    id: 'product-owner-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner gets a bonus for the number of stakeholder requests she fulfills. What could it draw her away from?',
    options: {
      a: {
        text: 'Writing all items herself',
        why: "A Product Owner may let others write items, so this isn't what she is accountable for. The bonus endangers the value of the product.",
      },
      b: {
        text: 'Setting the Sprint Goal alone',
        why: "The whole Scrum Team defines the Sprint Goal, so setting it alone isn't her task. The bonus endangers the value of the product.",
      },
      c: {
        text: 'Treating every request the same',
        why: "Requests don't deserve equal weight, so this isn't her task. To maximize value, she may turn down as many as she finds right.",
      },
      d: {
        text: 'Maximizing the value of the product',
        why: 'A Product Owner is accountable for maximizing value. A product can meet a lot of requests and still help few people.',
      },
    },
    answer: 'd',
    rests: ['product-owner-1'],
  },
  {
    id: 'product-owner-13',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner believes that patrons of a library want reading lists in its app. The whole feature takes two Sprints. How can this belief be tested in the spirit of Scrum?',
    options: {
      a: {
        text: 'Show managers a complete design and talk about it.',
        why: 'Knowledge comes from experience, and managers can only say what they expect. A small part in use would show what patrons do.',
      },
      b: {
        text: 'Release the whole feature and ask patrons how they like it.',
        why: 'That gives an answer, but after two Sprints it costs the most. Scrum takes small steps to limit risk.',
      },
      c: {
        text: 'Release a small part and see how patrons use it.',
        why: 'Knowledge comes from experience. A small Increment gives an answer early and at low cost.',
      },
      d: {
        text: 'Refine the whole feature and discuss it with patrons.',
        why: 'Refinement makes items clearer, and patrons can say what they expect. Whether they use the lists, only experience with a small part can show.',
      },
    },
    answer: 'c',
    rests: ['theory-2', 'theory-4'],
  },
  {
    id: 'product-owner-14',
    kind: 'single',
    difficulty: 2,
    stem: 'Managers have promised a customer a certain feature for March. What does this mean for the Product Backlog?',
    options: {
      a: {
        text: 'The Developers have to finish the feature by March.',
        why: "Managers can't promise for the Developers, who select items for one Sprint at a time. The Product Owner takes the promise into account and decides on the order.",
      },
      b: {
        text: 'The feature moves to the top, as the managers promised.',
        why: 'The Product Owner decides on the order, and the organization respects that. A promise by managers is a reason to consider, not an order.',
      },
      c: {
        text: 'The Developers take it into account and decide.',
        why: 'The Product Owner decides which items come first. The Developers select how much they can do in a Sprint.',
      },
      d: {
        text: 'The Product Owner takes it into account and decides.',
        why: 'The promise is a reason to consider. For Product Owners to succeed, the whole organization respects their decisions.',
      },
    },
    answer: 'd',
    rests: ['product-owner-10'],
  },
  {
    id: 'product-owner-15',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Someone wants a change to the product. What is true in Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'What most stakeholders want comes first.',
        why: 'A majority is an argument, not a decision. The Product Owner orders the items.',
      },
      b: {
        text: 'What the Developers want is added without asking.',
        why: 'The Developers can try to convince the Product Owner, like anyone else.',
      },
      c: {
        text: 'What is urgent enters the Sprint if there is room.',
        why: "Urgent work doesn't enter a Sprint by itself, even if there is room. The Developers and the Product Owner negotiate scope.",
      },
      d: {
        text: 'A director who wants a change tries to convince the Product Owner.',
        why: 'Rank makes no difference: everyone who wants to change the Product Backlog has to convince one person.',
      },
      e: {
        text: 'The Product Owner may represent stakeholders who are absent.',
        why: '"The Product Owner may represent the needs of many stakeholders in" the Product Backlog, whether or not they meet the team.',
      },
    },
    answers: ['d', 'e'],
    rests: ['product-owner-15', 'product-owner-14'],
  },
  {
    id: 'product-owner-16',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Owner of four Scrum Teams on one product has too little time. What does Scrum allow?',
    options: {
      a: {
        text: "Other people who do part of the Product Owner's work",
        why: 'Others may create, explain and order items. The Product Owner remains accountable.',
      },
      b: {
        text: 'Several Product Owners, one for each part of the product',
        why: "One product has one Product Owner, and a committee can't take this place. What Scrum allows is to delegate some of the work.",
      },
      c: {
        text: 'Several Scrum Teams with one Product Owner',
        why: 'Four teams with one Product Owner exist already, and more of them would leave her even less time. She may delegate work instead.',
      },
      d: {
        text: 'Sub-teams with a lead for each',
        why: "A Scrum Team has no sub-teams, and they wouldn't relieve the Product Owner. She may delegate work instead.",
      },
    },
    answer: 'a',
    rests: ['product-owner-8', 'product-owner-13'],
  },
  {
    id: 'product-owner-17',
    kind: 'single',
    difficulty: 3,
    stem: 'One person is the Product Owner of two products, and each product has its own Scrum Team. How many Product Owners and Product Backlogs are there in all?',
    options: {
      a: {
        text: 'Two Product Owners and two Product Backlogs',
        why: 'Each product has its own Product Backlog, but there is only one Product Owner here. No rule of the Guide forbids that one person serves both.',
      },
      b: {
        text: 'One Product Owner and two Product Backlogs',
        why: "The Guide doesn't say so; it follows from what a Product Backlog is: a list of what improves one product.",
      },
      c: {
        text: 'One Product Owner and one Product Backlog',
        why: 'One Product Backlog is for several teams on one product. These are two products, and each has its own list.',
      },
      d: {
        text: 'Two Product Owners and one Product Backlog',
        why: "Here it's the other way around: one person is the Product Owner of both, and each product has its own list.",
      },
    },
    answer: 'b',
    rests: ['product-backlog-1', 'team-2'],
  },
  {
    id: 'product-owner-18',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which two of these may the head of a department do during a Sprint? (Choose two.)',
    options: {
      a: {
        text: 'Change the order of items in an emergency',
        why: 'The Product Owner decides on the order, in an emergency, too. The head of a department can try to convince her.',
      },
      b: {
        text: 'Discuss an early Increment with the Developers',
        why: 'Stakeholder collaboration is a responsibility of the whole Scrum Team, on every day of the Sprint.',
      },
      c: {
        text: 'Try to convince the Product Owner of a new item',
        why: 'Everyone who wants to change the Product Backlog can try to convince the Product Owner, at any time.',
      },
      d: {
        text: 'Give one of the Developers an urgent task',
        why: 'The Scrum Team decides internally who does what, and its work comes from the Product Backlog.',
      },
      e: {
        text: 'Cancel the Sprint if the market has changed',
        why: 'Only the Product Owner can cancel a Sprint. The head of a department may point out that the market has changed.',
      },
    },
    answers: ['b', 'c'],
    rests: ['product-owner-15', 'team-13'],
  },
  {
    id: 'product-owner-19',
    kind: 'single',
    difficulty: 2,
    stem: 'A director considers the Sprint Goal obsolete. Who decides whether the Sprint is canceled?',
    options: {
      a: {
        text: 'The Product Owner',
        why: 'Only the Product Owner has the authority to cancel a Sprint. Others may bring the reasons.',
      },
      b: {
        text: 'The members of the Scrum Team together',
        why: 'Only the Product Owner has the authority to cancel a Sprint. Much is decided together in a Scrum Team, but not this.',
      },
      c: {
        text: 'The director who asks for it',
        why: 'Only the Product Owner has the authority to cancel a Sprint. Rank gives none, but the director can try to convince her.',
      },
      d: {
        text: 'The Scrum Master',
        why: 'Only the Product Owner has the authority to cancel a Sprint. The Scrum Master helps people understand this rule.',
      },
    },
    answer: 'a',
    rests: ['sprint-20', 'sprint-19'],
  },
  {
    id: 'product-owner-41',
    kind: 'single',
    difficulty: 2,
    stem: 'Who best helps a Product Owner to succeed?',
    options: {
      a: {
        text: 'Managers who let the members decide who does what',
        why: 'Deciding who does what is what the Scrum Team as a whole needs. The Product Owner succeeds only if the organization respects her decisions.',
      },
      b: {
        text: 'Team leads who assign each item to the right expert',
        why: 'The Scrum Team decides who does what. A Product Owner succeeds if the whole organization respects her decisions.',
      },
      c: {
        text: 'Managers who take part in each Daily Scrum',
        why: "The Daily Scrum is for the Developers, and decisions about the product aren't made there. Respect for those decisions is what helps a Product Owner.",
      },
      d: {
        text: 'Managers who respect the order of the Product Backlog',
        why: "The Guide doesn't mention managers; it follows from its statement that the whole organization must respect the Product Owner's decisions, such as the order.",
      },
    },
    answer: 'd',
    rests: ['product-owner-10'],
  },
  {
    id: 'product-owner-42',
    kind: 'single',
    difficulty: 2,
    stem: 'Who can be the Product Owner?',
    options: {
      a: {
        text: 'A committee of key stakeholders',
        why: 'The Product Owner is one person. A committee would have to agree on each decision.',
      },
      b: {
        text: "A proxy who passes on a sponsor's decisions",
        why: "The Product Owner makes decisions, and the whole organization has to respect them. A proxy would only pass on someone else's.",
      },
      c: {
        text: 'Two people who share the decisions',
        why: 'Work may be delegated to others, but the Product Owner is a single person.',
      },
      d: {
        text: 'One person who represents many stakeholders',
        why: 'The Product Owner is one person and may represent the needs of many in the Product Backlog.',
      },
    },
    answer: 'd',
    rests: ['product-owner-13', 'product-owner-14'],
  },
  {
    id: 'product-owner-43',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What belongs to effective Product Backlog management? (Choose two.)',
    options: {
      a: {
        text: 'Selecting the items for each Sprint',
        why: "The Developers select the items, in discussion with the Product Owner. So it isn't part of Product Backlog management, which includes creating and ordering them.",
      },
      b: {
        text: 'Reporting its progress every week',
        why: "The Guide asks for a Product Backlog that is transparent, visible and understood. It doesn't ask for weekly reports.",
      },
      c: {
        text: 'Creating clear Product Backlog items',
        why: 'The Product Owner is accountable for creating items and communicating them clearly.',
      },
      d: {
        text: 'Communicating the Product Goal explicitly',
        why: 'The Product Owner develops the goal and makes it known.',
      },
      e: {
        text: 'Sizing the items for the Developers',
        why: 'The Developers who will do the work are responsible for sizing. The Product Owner may only help them understand the items.',
      },
    },
    answers: ['c', 'd'],
    rests: ['product-owner-5', 'product-owner-4'],
  },
  {
    id: 'product-owner-44',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "Where are the Product Owner's decisions visible? (Choose two.)",
    options: {
      a: {
        text: 'In the minutes of meetings',
        why: 'The Guide names two places: the Product Backlog and the Increment. Minutes may record decisions, but in Scrum, the artifacts show them.',
      },
      b: {
        text: 'In the content and order of the Product Backlog',
        why: 'What is in the list, and in which place, shows what was decided.',
      },
      c: {
        text: 'In the Definition of Done',
        why: "The Definition of Done is created by the Scrum Team or set by the organization. So it doesn't show the decisions of the Product Owner.",
      },
      d: {
        text: 'In the Increment at the Sprint Review',
        why: 'The Increment shows what the decisions have led to, and it can be inspected.',
      },
      e: {
        text: 'In the plan of the Sprint Backlog',
        why: "The Developers make the plan in the Sprint Backlog, so it shows their decisions and not the Product Owner's.",
      },
    },
    answers: ['b', 'd'],
    rests: ['product-owner-12', 'product-owner-11'],
  },
  {
    id: 'product-owner-45',
    kind: 'true-false',
    difficulty: 2,
    stem: 'If the Product Owner delegates the ordering of items, the accountability goes with it.',
    answer: false,
    why: {
      true: 'The responsibility for the work may be delegated. The accountability stays with the Product Owner.',
      false: 'The Product Owner may let others do the work and remains accountable for it.',
    },
    rests: ['product-owner-9', 'product-owner-8'],
  },
]
