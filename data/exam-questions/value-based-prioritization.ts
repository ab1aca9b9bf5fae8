import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'value-based-prioritization-6',
    kind: 'single',
    difficulty: 3,
    stem: 'After a release, half of the problem that the next item was meant to solve has disappeared. The next item has already been promised to a branch manager for "soon". What should the Product Owner do?',
    options: {
      a: {
        text: 'Leave the order as it is for now, because changing it after a promise would damage trust.',
        why: 'The Product Backlog is emergent. Keeping an order that evidence has overtaken lowers value, and openness serves trust better.',
      },
      b: {
        text: 'Reconsider its place now, and tell the branch manager what was observed.',
        why: 'Decisions rest on what is observed, and the reasons are made visible. The item may still stay where it is.',
      },
      c: {
        text: 'Wait for the next Sprint Review, where the order may be adjusted by those attending.',
        why: 'The Product Backlog may be adjusted there, but at any other time too. The Product Owner orders it.',
      },
      d: {
        text: 'Ask the Developers to select the item in the next Sprint and measure its value there.',
        why: 'Building it in order to learn what is known already wastes a part of a Sprint. And Developers decide what they select.',
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'value-based-prioritization-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are accountable for value according to the Scrum Guide, each in the way stated? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Product Owner, for maximizing the value of the product',
        why: "That is the Product Owner's first accountability.",
      },
      b: {
        text: 'Key stakeholders, for approving the value of each item before it is selected',
        why: 'No approval by stakeholders exists in Scrum. They collaborate and may try to convince the Product Owner.',
      },
      c: {
        text: 'The whole Scrum Team, for a valuable, useful Increment in every Sprint',
        why: 'The entire Scrum Team carries this accountability, not one of its members.',
      },
      d: {
        text: 'The Developers, for the return on investment of the items that they have selected',
        why: 'Developers are accountable for the plan, quality, adapting daily and each other as professionals. Return on investment does not appear.',
      },
      e: {
        text: 'The Scrum Master, for measuring and reporting the value delivered',
        why: 'The Scrum Master helps the team focus on high-value Increments. Measuring and reporting is not assigned.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'value-based-prioritization-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team gets twice as many items Done per Sprint as a year ago. A director congratulates the Product Owner on having doubled the value of the product. Which answer is best?',
    options: {
      a: {
        text: 'That this holds if the items were always taken from the top of the Product Backlog',
        why: 'The order is a guess about value. Working from its top does not show that anyone is better off.',
      },
      b: {
        text: 'That this holds if every one of the items met the Definition of Done',
        why: 'Then the items are usable. Whether they are useful, only those who use them can tell.',
      },
      c: {
        text: 'That this holds if the velocity has doubled too, which also counts the size of items',
        why: 'Velocity is an amount of work. It is output as much as the number of items is, and no part of Scrum.',
      },
      d: {
        text: 'That this is not known as long as no one has looked at what users have gained',
        why: 'Value lies with those who use or own the product. More output may leave all of them where they were.',
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
  },
  {
    id: 'value-based-prioritization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An item is Done on the fourth day of a Sprint and would help users at once. The Product Owner hesitates to release it before stakeholders have seen it. What does the Guide say?',
    options: {
      a: {
        text: 'It may be delivered now; the Sprint Review is not a gate to releasing value.',
        why: 'An Increment may be delivered before the end of the Sprint, and the Review should never be considered a gate.',
      },
      b: {
        text: 'It has to wait: an Increment is the sum of a Sprint and exists at its end.',
        why: 'An Increment is born the moment an item meets the Definition of Done, and several may be created in a Sprint.',
      },
      c: {
        text: 'It must be delivered within a day, because value is lost otherwise.',
        why: 'Delivering early is allowed. Nothing obliges anyone to release at a certain moment.',
      },
      d: {
        text: 'The Developers alone choose the moment, since they have created the Increment.',
        why: 'The Guide gives them no such sole decision. It says only that the Increment may be delivered before the Sprint ends.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'value-based-prioritization-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A new rule takes effect in ten weeks. The item that it calls for fits easily into one two-week Sprint, and until then no one gains anything from it. Where does it belong in the order today?',
    options: {
      a: {
        text: 'First, because an item with a date comes before items without one',
        why: 'No rule says so. Done this week, it would lie unused for two months while other items could help people.',
      },
      b: {
        text: 'Where it will be Done in time, behind items that help people sooner',
        why: 'A date is a reason for a place, and the place is early enough. The Product Owner may weigh value, dates, risk and size.',
      },
      c: {
        text: 'Last, because its value for the users is zero at present',
        why: 'Its value begins in ten weeks. If it stays last, people will feel its absence from that day on.',
      },
      d: {
        text: 'Outside the order, in a calendar kept for items with dates',
        why: "The Product Backlog is the single source of the team's work, items with dates included.",
      },
    },
    answer: 'b',
    guideSection: 'Product Owner',
  },
  {
    id: 'value-based-prioritization-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Product Owner puts one item before another, although the other is worth more to users. Which reasons for this are compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'It tests an assumption on which several later items rest.',
        why: 'If the assumption is false, those items change or go. An early answer can be worth more than an early feature.',
      },
      b: {
        text: 'The item that is worth more cannot work without it.',
        why: 'A dependency is a good reason for a place. The Guide asks for an order and prescribes no formula.',
      },
      c: {
        text: 'A steering group has ranked it first, and such a ranking is binding.',
        why: 'A group may try to convince the Product Owner. The organization must respect what she decides.',
      },
      d: {
        text: 'It is so small that waiting for it costs the users of the other item little.',
        why: 'Size may be weighed as well as value. A cheap item can come first to the advantage of everyone.',
      },
      e: {
        text: 'Its place was published, and it may not change before the next Review.',
        why: 'The Product Backlog is emergent. It can be ordered anew on any day.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Product Owner',
  },
  {
    id: 'value-based-prioritization-12',
    kind: 'single',
    difficulty: 3,
    stem: 'Five branch managers of a library ask for a feature in its app. It meets the Definition of Done, is praised at the Sprint Review and goes out. Six weeks later hardly any patron uses it. What can be said about its value?',
    options: {
      a: {
        text: 'It is high, because five stakeholders asked for it and praised the result.',
        why: 'They expressed a wish and a hope. Value arises when something usable helps those who use it.',
      },
      b: {
        text: 'It is as high as planned, because the feature meets the Definition of Done.',
        why: 'The definition describes quality. An Increment can have it and still help no one.',
      },
      c: {
        text: 'It is low so far, and what was learned from that may change the order.',
        why: 'That is what was observed. Decisions about the next items can rest on it.',
      },
      d: {
        text: 'It can be judged only when the Product Goal has been fulfilled.',
        why: 'Results are inspected at least once in every Sprint. No one has to wait for the end of a long-term objective.',
      },
    },
    answer: 'c',
    guideSection: 'Increment',
  },
  {
    id: 'value-based-prioritization-13',
    kind: 'single',
    difficulty: 1,
    stem: 'A Scrum Team searches the Scrum Guide for the way in which it has to measure the value of its product. What does it find?',
    options: {
      a: {
        text: 'A formula: the benefit of an item divided by its size',
        why: 'Value divided by size is one of many practices. The Guide does not mention it.',
      },
      b: {
        text: 'Four key areas with measures, from which the team picks',
        why: 'Four areas are in the Evidence-Based Management Guide, which complements Scrum and is not part of it.',
      },
      c: {
        text: 'A ranking in which revenue comes before satisfaction',
        why: 'The Guide names neither. A public library has no revenue to maximize and can use Scrum all the same.',
      },
      d: {
        text: 'No measure: how value is maximized may vary widely',
        why: 'The Guide says who is accountable for value and leaves the way open, as it differs between organizations.',
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
  },
  {
    id: 'value-based-prioritization-14',
    kind: 'true-false',
    difficulty: 2,
    stem: 'An item that was worth a great deal to users last month can be worth little today, only because another item has been released.',
    answer: true,
    why: {
      true: 'Values of items do not add up. If the first release solves a part of the problem, less is left for the second.',
      false:
        'An item may keep its text and lose its value, since its neighbors can take it away. That is one reason why the order is revised.',
    },
    guideSection: 'Product Backlog',
  },
  {
    id: 'value-based-prioritization-15',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Four weeks after a release, a Product Owner asks what has come of it. Which of these observations help to judge its value? (Choose all that apply.)',
    options: {
      a: {
        text: 'Half as many library patrons as before call the help desk about their fines.',
        why: 'People are better off: patrons now find on their own what they used to ask for.',
      },
      b: {
        text: 'All ten items of the forecast were Done by the end of the Sprint.',
        why: 'That says how good the forecast was. It tells nothing about the effect on anyone.',
      },
      c: {
        text: 'No one has opened the new page a second time.',
        why: 'A bad sign is a sign as well. Anyone who finds a page useful tends to come back to it.',
      },
      d: {
        text: 'Its automated tests cover 85 percent of the code.',
        why: 'Coverage is about quality. Well-tested functions can be useless.',
      },
      e: {
        text: 'The staff at the desks has stopped keeping a paper list in addition to the app.',
        why: 'People changed what they do because the product serves them better. That is an effect.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Increment',
  },
  {
    id: 'value-based-prioritization-16',
    kind: 'single',
    difficulty: 3,
    stem: 'Ordered by value divided by size, ten small improvements come before everything that the Product Goal needs. For months the team has delivered only such improvements. What should the Product Owner consider?',
    options: {
      a: {
        text: 'That the ratio decides, because Scrum asks for the most value per day',
        why: 'Scrum prescribes no ratio. How the value of the product is maximized is left to the Product Owner.',
      },
      b: {
        text: 'That the Developers may select what the goal needs, whatever the order',
        why: 'They select in discussion with the Product Owner. If the order points elsewhere, it should be changed.',
      },
      c: {
        text: 'That the Product Goal should be worded so that the ten items fit it',
        why: 'Then the list would steer the goal. "The rest of the Product Backlog emerges to define what will fulfill" it.',
      },
      d: {
        text: 'That good ratios can wait if they bring the Product Goal no nearer',
        why: 'The Product Goal is the long-term objective of the team. Cheap items outside it can go on forever.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Product Goal',
  },
]
