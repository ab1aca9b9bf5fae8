import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'value-based-prioritization-6',
    kind: 'single',
    difficulty: 2,
    stem: 'After a release, half of the problem that the next item was to solve has disappeared. What should the Product Owner do with this item?',
    options: {
      a: {
        text: 'Reconsider its place in the order',
        why: "People are expected to adapt when they learn something. The item may be worth less now, and ordering is the Product Owner's accountability.",
      },
      b: {
        text: 'Enter a different size',
        why: 'Sizes come from the Developers, and the item may be as large as before. What has changed is its value, so the Product Owner reconsiders its place.',
      },
      c: {
        text: 'Help the Developers understand and select trade-offs',
        why: 'This is how a Product Owner may influence a size. Here the value has changed, so the question is whether the item should still come next.',
      },
      d: {
        text: 'Select the item for the next Sprint',
        why: 'The Developers select items, in discussion with the Product Owner. It also may not be the most valuable one anymore.',
      },
    },
    answer: 'a',
    rests: ['adaptation-5'],
  },
  {
    id: 'value-based-prioritization-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Who is accountable for value according to the Scrum Guide, and in which way? (Choose all that apply.)',
    options: {
      a: {
        text: "The Product Owner, for maximizing the product's value",
        why: 'The value results from the work of the Scrum Team, and the Product Owner answers for maximizing it.',
      },
      b: {
        text: 'The key stakeholders, for approving the value of items',
        why: 'Scrum has no approval by stakeholders. They collaborate and may try to convince the Product Owner.',
      },
      c: {
        text: 'The Developers, for the return on each item',
        why: 'The Product Owner is accountable for maximizing value. Developers answer for their plan, for quality, for adapting every day and for holding each other accountable.',
      },
      d: {
        text: 'The Scrum Master, for measuring the value delivered',
        why: "The Scrum Master helps the team focus on high-value Increments. The Guide doesn't assign measuring to anyone.",
      },
      e: {
        text: 'The whole Scrum Team, for valuable Increments',
        why: 'Creating a valuable, useful Increment in each Sprint is what the whole Scrum Team is accountable for, not one of its members.',
      },
    },
    answers: ['a', 'e'],
    rests: ['product-owner-1', 'team-16'],
  },
  {
    id: 'value-based-prioritization-8',
    kind: 'single',
    difficulty: 2,
    stem: "A team gets twice as many items Done as a year ago. When would it be right to say that the product's value has doubled?",
    options: {
      a: {
        text: "If the team's velocity has doubled, too",
        why: 'Velocity is an amount of work: output, as the number of items is. The value has doubled only if users and other stakeholders gain twice as much.',
      },
      b: {
        text: 'If all items came from the top of the Product Backlog',
        why: 'Value shows in what users and other stakeholders gain. The order is only a guess about it, so working from the top proves nothing.',
      },
      c: {
        text: 'If all items meet the Definition of Done',
        why: 'Then the items are usable. Whether they are useful, only those who use them can tell.',
      },
      d: {
        text: 'If users and other stakeholders gain twice as much from it',
        why: 'Value lies with those who use or own the product. More output may leave all of them where they were.',
      },
    },
    answer: 'd',
    rests: ['product-goal-4'],
  },
  {
    id: 'value-based-prioritization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An item has been in use since the fourth day of a Sprint. What can the Sprint Review still do about it?',
    options: {
      a: {
        text: 'Approve the release for the rest of the users',
        why: 'The Review is not a gate: value may be released before it. No one approves a release there.',
      },
      b: {
        text: 'Confirm that the item is Done',
        why: 'The Definition of Done says whether an item is Done. It was decided on the fourth day.',
      },
      c: {
        text: 'Close the item in the Product Backlog',
        why: 'An item that is Done needs no event to be closed. The Review inspects the outcome of the Sprint and works out what to do next.',
      },
      d: {
        text: 'Adapt the next steps to what stakeholders say',
        why: 'The Review inspects the outcome of the Sprint and determines future adaptations. What users have experienced is a part of that.',
      },
    },
    answer: 'd',
    rests: ['sprint-review-1'],
  },
  {
    id: 'value-based-prioritization-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A new rule takes effect in ten weeks. The item for it takes one Sprint, and before that day no one gains anything from it. Where does it belong in the order?',
    options: {
      a: {
        text: 'Later than items that help now, but in time for the date',
        why: 'A date is a reason for a place in the order. The Product Owner may weigh value, dates, risk and size.',
      },
      b: {
        text: "First, because it has a date and the others don't",
        why: 'The Product Owner may weigh value, dates, risk and size, and no rule puts dates first. Done now, the item would lie unused while others could help people.',
      },
      c: {
        text: 'Last, because the other items help people now',
        why: 'Its value begins in ten weeks. If it stays last, people will feel its absence from that day on.',
      },
      d: {
        text: 'In no order, but in a calendar of items with a date',
        why: "The Product Backlog is the single source of the team's work, items with dates included.",
      },
    },
    answer: 'a',
    rests: ['product-owner-6'],
  },
  {
    id: 'value-based-prioritization-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: "A Product Owner puts one item before another that is worth more to users. Which of these reasons fit the Product Owner's accountability? (Choose all that apply.)",
    options: {
      a: {
        text: 'A committee of managers voted for it.',
        why: 'Managers may try to convince the Product Owner, who is one person, not a committee. A vote decides nothing.',
      },
      b: {
        text: 'It shows whether several later items are worth anything.',
        why: 'If the test fails, those items change or go. An early answer can be worth more than an early feature.',
      },
      c: {
        text: 'The Scrum Master wants the order to stay as it was.',
        why: "The Scrum Master can help find techniques. The order is the Product Owner's.",
      },
      d: {
        text: 'The more valuable item depends on it.',
        why: 'A dependency is a good reason for a place. The Guide asks for an order and prescribes no formula.',
      },
      e: {
        text: 'It takes a day, and the other takes weeks.',
        why: 'Size may be weighed as well as value. A small item can come first to the advantage of everyone.',
      },
      f: {
        text: 'Stakeholders have convinced the Product Owner that it is urgent.',
        why: "This is how others can have an influence. The decision is still the Product Owner's.",
      },
    },
    answers: ['b', 'd', 'e', 'f'],
    rests: ['product-owner-2', 'product-owner-6'],
  },
  {
    id: 'value-based-prioritization-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A feature was praised at the Sprint Review and released. Six weeks later, hardly anyone uses it. What can be said about its value?',
    options: {
      a: {
        text: 'It is high, because stakeholders praised it.',
        why: 'Value arises when something usable helps people, and hardly anyone uses this. The praise expressed a hope, but empirical decisions rest on what is observed.',
      },
      b: {
        text: 'It is low so far, and the next order may reflect this.',
        why: 'That is what was observed, and empirical decisions rest on observation.',
      },
      c: {
        text: 'It is as planned, because the feature is Done.',
        why: 'The Definition of Done describes quality, not value. An Increment can meet it and still help no one, as this one has so far.',
      },
      d: {
        text: "It can't be judged before the Product Goal is reached.",
        why: 'Results are inspected in every Sprint. No one has to wait for the end of a long-term objective.',
      },
    },
    answer: 'b',
    rests: ['theory-2'],
  },
  {
    id: 'value-based-prioritization-13',
    kind: 'single',
    difficulty: 2,
    stem: 'How does the Scrum Guide want a Scrum Team to measure the value of its product?',
    options: {
      a: {
        text: 'By benefit divided by the size of an item',
        why: "This is one of several practices. The Guide doesn't mention it and leaves open how value is maximized.",
      },
      b: {
        text: 'By the four areas of Evidence-Based Management',
        why: "The Guide leaves the way to measure value open. These areas come from a guide of their own, which complements Scrum and isn't part of it.",
      },
      c: {
        text: 'It leaves the way to measure value open.',
        why: 'The Guide says who is accountable for value and leaves the way open, as it differs between organizations.',
      },
      d: {
        text: 'By revenue first, and by satisfaction after that',
        why: 'The Guide leaves the way to measure value open and names neither of these. A public library has no revenue to maximize and can use Scrum all the same.',
      },
    },
    answer: 'c',
    rests: ['product-owner-2'],
  },
  {
    id: 'value-based-prioritization-14',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The release of one item can be enough to make another item lose its value.',
    answer: true,
    why: {
      true: "The values of items don't simply add up. If the first release solves part of the problem, less is left for the second.",
      false:
        "An item's text may stay the same while the release of a neighboring item takes away its value. That is one reason why the list keeps emerging.",
    },
    rests: ['product-backlog-1'],
  },
  {
    id: 'value-based-prioritization-15',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Four weeks after a release, which of these observations help to judge its value? (Choose all that apply.)',
    options: {
      a: {
        text: 'All items of the forecast were Done.',
        why: 'That says how good the forecast was. It tells nothing about the effect on anyone.',
      },
      b: {
        text: 'Far fewer people call the help desk about fines.',
        why: 'People are better off: they now find on their own what they used to ask for.',
      },
      c: {
        text: 'Automated tests cover most of the new code.',
        why: 'Test coverage is about quality. Value shows in what users gain, and well-tested functions can be useless to them.',
      },
      d: {
        text: 'Hardly anyone uses the new page.',
        why: "A bad sign is a sign as well. Users who don't come back have probably found no use for it.",
      },
    },
    answers: ['b', 'd'],
    rests: ['product-goal-4'],
  },
  {
    id: 'value-based-prioritization-16',
    kind: 'single',
    difficulty: 2,
    stem: 'For months, a team has delivered small improvements of all kinds, and no one can say where they should lead in the long term. What is missing?',
    options: {
      a: {
        text: 'One order for all the items',
        why: 'An order says what comes first, not where the product should go. For that, a team has a long-term objective, the Product Goal.',
      },
      b: {
        text: 'A single Sprint Goal',
        why: 'A Sprint Goal is the objective for one Sprint. For the long term, the objective is the Product Goal.',
      },
      c: {
        text: 'A shared Definition of Done',
        why: 'The Definition of Done says when work is complete. Completed work can still lead nowhere without a long-term objective.',
      },
      d: {
        text: 'A Product Goal',
        why: 'It is the long-term objective of the Scrum Team, and the Product Backlog emerges to fulfill it.',
      },
    },
    answer: 'd',
    rests: ['product-goal-7'],
  },
  {
    id: 'value-based-prioritization-17',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Besides the cost of building a feature, which two costs belong to its total cost of ownership? (Choose the best two.)',
    options: {
      a: {
        text: 'Support for the people who use it over the years',
        why: 'Help, operation and training go on for as long as the feature is used. They can cost more than building it.',
      },
      b: {
        text: 'Upkeep of the feature as other parts change',
        why: 'Every feature has to keep working as the product around it changes. That costs work long after it was built.',
      },
      c: {
        text: 'Tests for each line of the Definition of Done',
        why: "Without them the feature isn't Done, so they are a part of building it.",
      },
      d: {
        text: 'Meetings with stakeholders about the first version',
        why: 'These take place while the feature is being built, and they are part of that cost.',
      },
      e: {
        text: 'The hours for sizing it in refinement',
        why: 'They belong to the cost of building the feature, which is counted already.',
      },
    },
    answers: ['a', 'b'],
    scope: 'course',
  },
  {
    id: 'value-based-prioritization-18',
    kind: 'single',
    difficulty: 2,
    stem: 'Solution A takes 10 days to build and 2 days a month to run, solution B 20 days and half a day a month. Which costs less over three years?',
    options: {
      a: {
        text: 'A, with 10 days of work in all',
        why: 'This is only the cost of building it. Running it for 36 months takes another 72 days.',
      },
      b: {
        text: 'B, with 38 days of work in all',
        why: 'Building takes 20 days, and 36 months at half a day take 18. Solution A needs 10 + 72 = 82 days.',
      },
      c: {
        text: 'A, with 34 days of work in all',
        why: 'This counts a single year of running. Over three years, it comes to 82 days.',
      },
      d: {
        text: 'B, with 56 days of work in all',
        why: 'The choice is right, but the number takes one day a month instead of half a day.',
      },
    },
    answer: 'b',
    scope: 'course',
  },
  {
    id: 'value-based-prioritization-19',
    kind: 'single',
    difficulty: 2,
    stem: 'Which observation shows that a new feature has the quality that the product requires?',
    options: {
      a: {
        text: 'Fewer people come to the library in vain.',
        why: 'This shows value: people gain something. Quality is described by the Definition of Done.',
      },
      b: {
        text: 'The feature meets every line of the Definition of Done.',
        why: 'The definition describes the state of the Increment that meets the quality measures required for the product.',
      },
      c: {
        text: 'The stakeholders praised the feature at the Sprint Review.',
        why: "The Definition of Done describes the quality that is required. Stakeholders' feedback helps to decide what to do next, but can't show that every measure is met.",
      },
      d: {
        text: 'The feature took less time than forecast.',
        why: 'The Definition of Done describes the quality that is required. Time says nothing about it: a quick feature may meet it or not.',
      },
    },
    answer: 'b',
    rests: ['done-1'],
  },
]
