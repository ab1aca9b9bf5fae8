import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'release-planning-1',
    kind: 'single',
    difficulty: 2,
    stem: 'An item meets the Definition of Done on the third day of a Sprint. What does the Guide allow?',
    options: {
      a: {
        text: 'It may be delivered at once, without further approval.',
        why: 'As soon as an item meets the Definition of Done, there is an Increment, and it may be delivered before the Sprint ends. No one has to approve it.',
      },
      b: {
        text: 'It returns to the Product Backlog.',
        why: "Items that don't meet the Definition of Done return to the Product Backlog. This one meets it, so it is part of an Increment.",
      },
      c: {
        text: 'It is presented at the Sprint Review as nearly finished.',
        why: 'The item is finished, not nearly. The Sprint Review presents it as part of the sum of the Increments, and it may be in use by then.',
      },
      d: {
        text: 'It moves to the Sprint Backlog of the next Sprint.',
        why: "This item is Done, so it is part of an Increment and may be delivered at once. Unfinished items don't move there by themselves, either: they return to the Product Backlog.",
      },
    },
    answer: 'a',
    rests: ['increment-7'],
  },
  {
    id: 'release-planning-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Before each release, a Scrum Team spends a Sprint on integrating and testing the work of the earlier Sprints. What does Scrum say about this?',
    options: {
      a: {
        text: 'The earlier Sprints ended without a usable Increment.',
        why: "The Scrum Team is accountable for a valuable, useful Increment in every Sprint. Work that still has to be tested isn't one.",
      },
      b: {
        text: 'No rule is broken, but the value will show only later.',
        why: "Each Sprint has to bring a usable, verified Increment. If such Increments were only held back, this would be true. But here they haven't been tested.",
      },
      c: {
        text: 'Each Increment has to be released in its own Sprint.',
        why: "Each Sprint has to bring a usable Increment, and the earlier ones didn't. Whether and when an Increment is released is a separate decision.",
      },
      d: {
        text: 'The Developers decide when an Increment is released.',
        why: "The Guide names no one for this decision. What it asks for is a usable Increment in every Sprint, and the earlier Sprints didn't bring one.",
      },
    },
    answer: 'a',
    rests: ['team-16'],
  },
  {
    id: 'release-planning-7',
    kind: 'single',
    difficulty: 1,
    stem: 'In which event do stakeholders and the Scrum Team discuss progress toward the Product Goal?',
    options: {
      a: {
        text: 'In Sprint Planning',
        why: 'Sprint Planning lays out the work for the Sprint, and others may be invited only for advice. Progress toward the Product Goal is discussed with stakeholders in the Sprint Review.',
      },
      b: {
        text: 'In the Daily Scrum',
        why: 'The Daily Scrum is for the Developers and inspects progress toward the Sprint Goal. Progress toward the Product Goal is discussed with stakeholders in the Sprint Review.',
      },
      c: {
        text: 'In the Sprint Review',
        why: 'At the Review, key stakeholders see the results, and everyone discusses the progress toward the Product Goal.',
      },
      d: {
        text: 'In the Sprint Retrospective',
        why: 'In the Retrospective, the Scrum Team inspects how its Sprint went. Progress toward the Product Goal is discussed before, in the Sprint Review.',
      },
    },
    answer: 'c',
    rests: ['sprint-review-3'],
  },
  {
    id: 'release-planning-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner has no experience with forecasts. Whom does the Scrum Guide expect to help establish empirical planning of the product?',
    options: {
      a: {
        text: 'The Developers',
        why: "The Developers know their past performance and can help with it. But the Guide lists this help among the Scrum Master's services to the Product Owner.",
      },
      b: {
        text: 'The Product Owner',
        why: 'The Product Owner plans and stays accountable, but is the one who needs help here. Helping to establish empirical product planning is a service of the Scrum Master.',
      },
      c: {
        text: 'The Scrum Master',
        why: "Helping to establish empirical product planning for a complex environment is one of the Scrum Master's services to the Product Owner.",
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'It plans each Sprint together. For planning the product empirically, the Guide names the Scrum Master as the one who helps.',
      },
    },
    answer: 'c',
    rests: ['scrum-master-13'],
  },
  {
    id: 'release-planning-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team may take on the next Product Goal as soon as it is almost certain to reach the current one.',
    answer: false,
    why: {
      true: "A forecast, however good, isn't fulfillment. The current objective has to be fulfilled or abandoned first.",
      false:
        "The Scrum Team must fulfill or abandon one Product Goal before taking on the next. Good odds aren't enough.",
    },
    rests: ['product-goal-8'],
  },
  {
    id: 'release-planning-11',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner holds back a usable Increment for weeks, to release it with three other features. What does Scrum say about this?',
    options: {
      a: {
        text: 'The earlier Sprints ended without a usable Increment.',
        why: 'The Increment is usable; it is only held back. Whether and when to release a usable Increment is a separate decision.',
      },
      b: {
        text: 'No rule is broken, but the value will show only later.',
        why: "The Guide doesn't say when to release; it follows that no rule is broken. Value arises in use: until the release, users gain nothing, and the team can't learn from their use.",
      },
      c: {
        text: 'Each Increment has to be released in its own Sprint.',
        why: 'An Increment has to be usable in its own Sprint, but not released in it. It may be delivered before the end of the Sprint or later.',
      },
      d: {
        text: 'The Developers decide when an Increment is released.',
        why: 'The Developers decide how items become Increments. For the release, the Guide names no one, so holding back a usable Increment breaks no rule.',
      },
    },
    answer: 'b',
    rests: ['increment-4'],
  },
  {
    id: 'release-planning-12',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: '"If we go on as in the last eight Sprints, 30 more items will be Done by June." Which two assumptions does this forecast make? (Choose the best two.)',
    options: {
      a: {
        text: 'The Developers have committed to 30 items.',
        why: 'A forecast rests on what was Done so far and not on a promise. The Developers commit to the Sprint Goal, not to a number of items.',
      },
      b: {
        text: 'The coming Sprints will be similar to the last eight.',
        why: 'The numbers come from the past. If the team, the Sprints or the market change, they say less.',
      },
      c: {
        text: 'The coming items will be of a similar size.',
        why: 'Items are counted, so past counts are of use only if the new items are of a similar kind.',
      },
      d: {
        text: "The order of the items won't change until June.",
        why: "A new order changes which items come first. It doesn't change how many get Done.",
      },
      e: {
        text: 'The Sprint Goals of all these Sprints will be reached.',
        why: 'The forecast counts Done items. A Sprint Goal can be reached with more of them or with fewer.',
      },
    },
    answers: ['b', 'c'],
    scope: 'near',
  },
  {
    id: 'release-planning-13',
    kind: 'single',
    difficulty: 3,
    stem: 'A new forecast says that the Product Goal will be reached two months late. Two Developers want to keep this quiet until it is certain. What fits Scrum best?',
    options: {
      a: {
        text: 'Show only the old forecast until the Product Goal is reached',
        why: 'Then people decide on outdated information. The team needs the new one while it can still adapt.',
      },
      b: {
        text: 'Wait until the next Sprint, to see if it comes true',
        why: "A second forecast wouldn't be certain either. In the meantime, people would decide on the wrong basis.",
      },
      c: {
        text: 'Show it now, and say how uncertain it is',
        why: "Where transparency is low, decisions lose value. A forecast doesn't have to be certain to be useful.",
      },
      d: {
        text: 'Show it to the Scrum Team, but not to stakeholders',
        why: 'Openness about the work and its challenges includes stakeholders. They, too, make decisions with this forecast.',
      },
    },
    answer: 'c',
    rests: ['values-6', 'transparency-4'],
  },
]
