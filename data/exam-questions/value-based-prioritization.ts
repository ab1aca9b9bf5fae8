import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'value-based-prioritization-6',
kind: 'single',
difficulty: 3,
stem: 'After a release, half of the problem that the next item was meant to solve has disappeared. A branch manager of the library has been promised that item "soon." What should the Product Owner do?',
options: {
a: {
text: 'Reconsider the order and tell the branch manager the reason.',
why: 'Decisions rest on what is observed, and the reasons are made visible. The item may still stay where it is.'
},
b: {
text: 'Keep the order and let the next Sprint Review decide on it.',
why: 'The Product Backlog may be adjusted there, but at any other time too. The Product Owner orders it.'
},
c: {
text: 'Keep the order and confirm the promise to the branch manager.',
why: 'The Product Backlog is emergent. Keeping an order that evidence has overtaken lowers value, and openness serves trust better.'
},
d: {
text: "Reconsider the order and ask the branch manager's approval.",
why: "Stakeholders may try to convince the Product Owner. Their approval isn't required for a change of order."
}
},
answer: 'a',
guideSection: 'Adaptation',
rests: ['adaptation-5', 'product-owner-6']
}, {
id: 'value-based-prioritization-7',
kind: 'multiple',
difficulty: 3,
countStated: false,
stem: 'Who is accountable for value according to the Scrum Guide, and in which way? (Choose all that apply.)',
options: {
a: {
text: "The Product Owner, for maximizing the product's value",
why: "That is the Product Owner's first accountability."
},
b: {
text: "The key stakeholders, for approving the items' value",
why: 'Scrum has no approval by stakeholders. They collaborate and may try to convince the Product Owner.'
},
c: {
text: 'The Developers, for earning a return on the items',
why: "Developers are accountable for their plan, for quality, for adapting every day and for holding each other accountable as professionals. The Guide doesn't mention a return on investment."
},
d: {
text: 'The Scrum Master, for reporting the value delivered',
why: "The Scrum Master helps the team focus on high-value Increments. The Guide doesn't assign measuring and reporting to anyone."
},
e: {
text: 'The Scrum Team, for creating valuable Increments',
why: 'The entire Scrum Team carries this accountability, not one of its members.'
}
},
answers: ['a', 'e'],
guideSection: 'Product Owner',
rests: ['product-owner-1', 'team-16']
}, {
id: 'value-based-prioritization-8',
kind: 'single',
difficulty: 2,
stem: "A Scrum Team gets twice as many items Done per Sprint as a year ago. A director congratulates the Product Owner on having doubled the product's value. When would the director be right?",
options: {
a: {
text: 'If the users of the product gained twice as much from it',
why: 'Value lies with those who use or own the product. More output may leave all of them where they were.'
},
b: {
text: 'If the items were taken from the top of the Product Backlog',
why: 'The order is a guess about value. Working from its top does not show that anyone is better off.'
},
c: {
text: 'If the items met each line of the Definition of Done',
why: 'Then the items are usable. Whether they are useful, only those who use them can tell.'
},
d: {
text: 'If the velocity of the team rose by as much in that year',
why: "Velocity is an amount of work. It is output as much as the number of items is, and it isn't part of Scrum."
}
},
answer: 'a',
guideSection: 'Commitment: Product Goal',
rests: ['product-goal-4']
}, {
id: 'value-based-prioritization-9',
kind: 'single',
difficulty: 2,
stem: 'An item was Done on the fourth day of a Sprint, and people have been using it since then. What can the Sprint Review still do about it?',
options: {
a: {
text: 'Approve the release and record it for stakeholders',
why: 'The Review is not a gate: value may be released before it. No one approves a release there.'
},
b: {
text: 'Confirm that it is Done and add it to the velocity',
why: "The Definition of Done says whether an item is Done, and the Guide doesn't mention velocity."
},
c: {
text: 'Decide on its value and close it in the backlog',
why: "Value shows with those who use the product. The Review doesn't settle it by a decision."
},
d: {
text: 'Inspect its first effects and adapt the next steps',
why: 'The Review inspects the outcome of the Sprint and determines future adaptations. What users have experienced so far is a part of that.'
}
},
answer: 'd',
guideSection: 'Sprint Review',
rests: ['sprint-review-1']
}, {
id: 'value-based-prioritization-10',
kind: 'single',
difficulty: 2,
stem: 'A new rule takes effect in ten weeks. The item that it calls for fits easily into one two-week Sprint, and until then no one gains anything from it. Where does it belong in the order today?',
options: {
a: {
text: 'In time for its date, after items that help sooner',
why: 'A date is a reason for a place in the order, and this place is early enough. The Product Owner may weigh value, dates, risk and size.'
},
b: {
text: "First, before all the items that don't have a date",
why: 'No rule says so. Done this week, it would lie unused for two months while other items could help people.'
},
c: {
text: 'Last, after the items that help people already',
why: 'Its value begins in ten weeks. If it stays last, people will feel its absence from that day on.'
},
d: {
text: 'Outside, in a calendar for all items that have a date',
why: "The Product Backlog is the single source of the team's work, items with dates included."
}
},
answer: 'a',
guideSection: 'Product Owner',
rests: ['product-owner-6']
}, {
id: 'value-based-prioritization-11',
kind: 'multiple',
difficulty: 3,
countStated: false,
stem: 'A Product Owner puts one item before another, although the other is worth more to users. Which of these reasons fit her accountability? (Choose all that apply.)',
options: {
a: {
text: 'A binding vote by managers puts it in first place.',
why: 'A group may try to convince the Product Owner. The organization must respect what she decides.'
},
b: {
text: 'A test of it shows what several later items are worth.',
why: 'If the test fails, those items change or go. An early answer can be worth more than an early feature.'
},
c: {
text: 'A ruling by the Scrum Master protects its old place.',
why: "The Scrum Master can help find techniques. The order is the Product Owner's."
},
d: {
text: 'A part of it is needed by the more valuable item.',
why: 'A dependency is a good reason for a place. The Guide asks for an order and prescribes no formula.'
},
e: {
text: 'It takes only a day, and the other takes weeks.',
why: 'Size may be weighed as well as value. A cheap item can come first to the advantage of everyone.'
}
},
answers: ['b', 'd', 'e'],
guideSection: 'Product Owner',
rests: ['product-owner-6']
}, {
id: 'value-based-prioritization-12',
kind: 'single',
difficulty: 3,
stem: 'A feature that five branch managers of a library asked for meets the Definition of Done, is praised at the Sprint Review and is released. Six weeks later hardly any patron uses it. What can be said about its value?',
options: {
a: {
text: 'It is high, and the praise of five stakeholders shows it.',
why: 'They expressed a wish and a hope. Value arises when something usable helps those who use it.'
},
b: {
text: 'It is low so far, and the next order may reflect this.',
why: 'That is what was observed. Decisions about the next items can rest on it.'
},
c: {
text: 'It is as planned, and the Definition of Done shows it.',
why: 'The definition describes quality. An Increment can have it and still help no one.'
},
d: {
text: 'It is open so far, and the Product Goal will settle this.',
why: 'Results are inspected at least once in every Sprint. No one has to wait for the end of a long-term objective.'
}
},
answer: 'b',
guideSection: 'Scrum Theory',
rests: ['theory-2']
}, {
id: 'value-based-prioritization-13',
kind: 'single',
difficulty: 1,
stem: 'A Scrum Team searches the Scrum Guide for how it has to measure the value of its product. What does it find?',
options: {
a: {
text: "A formula that sets the benefit against an item's size",
why: 'Value divided by size is one of many practices. The Guide does not mention it.'
},
b: {
text: 'A list that gives four areas for the team to pick from',
why: 'Four areas are in the Evidence-Based Management Guide, which complements Scrum and is not part of it.'
},
c: {
text: 'A text that leaves the way to measure value open',
why: 'The Guide says who is accountable for value and leaves the way open, as it differs between organizations.'
},
d: {
text: 'A ranking that puts revenue before satisfaction',
why: 'The Guide names neither. A public library has no revenue to maximize and can use Scrum all the same.'
}
},
answer: 'c',
guideSection: 'Product Owner',
rests: ['product-owner-2']
}, {
id: 'value-based-prioritization-14',
kind: 'true-false',
difficulty: 2,
stem: 'An item that was worth a great deal to users last month can be worth little today, only because another item has been released.',
answer: true,
why: {
true: "The values of items don't simply add up. If the first release solves part of the problem, less is left for the second.",
false: "An item's text may stay the same while the release of a neighboring item takes away its value. That is one reason why the order is revised."
},
guideSection: 'Product Backlog',
rests: ['product-backlog-1']
}, {
id: 'value-based-prioritization-15',
kind: 'multiple',
difficulty: 2,
countStated: false,
stem: 'Four weeks after a release, a Product Owner asks what has come of it. Which of these observations help to judge its value? (Choose all that apply.)',
options: {
a: {
text: 'All items of the forecast were Done by the last day.',
why: 'That says how good the forecast was. It tells nothing about the effect on anyone.'
},
b: {
text: 'Far fewer library patrons call the desk about fines.',
why: 'People are better off: patrons now find on their own what they used to ask for.'
},
c: {
text: 'Most of the new code is covered by automated tests.',
why: 'Coverage is about quality. Well-tested functions can be useless.'
},
d: {
text: 'Hardly any patron has opened the new page again.',
why: 'A bad sign is a sign as well. Anyone who finds a page useful tends to come back to it.'
},
e: {
text: 'Most of the staff has given up its list on paper.',
why: 'People changed what they do because the product serves them better. That is an effect.'
}
},
answers: ['b', 'd', 'e'],
guideSection: 'Commitment: Product Goal',
rests: ['product-goal-4']
}, {
id: 'value-based-prioritization-16',
kind: 'single',
difficulty: 3,
stem: 'Ordered by value divided by size, ten small improvements come before everything that the Product Goal needs. For months the team has delivered only such improvements. What should the Product Owner consider?',
options: {
a: {
text: 'That Scrum asks for the best ratio on every day',
why: 'Scrum prescribes no ratio. How the value of the product is maximized is left to the Product Owner.'
},
b: {
text: 'That the Developers may select what the goal needs',
why: 'They select in discussion with the Product Owner. If the order points elsewhere, it should be changed.'
},
c: {
text: 'That a good ratio may fail to serve the Product Goal',
why: 'The Product Goal is the long-term objective of the team. Cheap items outside it can go on forever.'
},
d: {
text: 'That the goal may be reworded to fit the ten items',
why: 'Then the list would steer the goal. "The rest of the Product Backlog emerges to define what will fulfill" it.'
}
},
answer: 'c',
guideSection: 'Commitment: Product Goal',
rests: ['product-goal-7']
}, {
id: 'value-based-prioritization-17',
kind: 'multiple',
difficulty: 3,
countStated: true,
stem: "A Product Owner weighs a feature's benefit against what it costs to build. Which two costs does the total cost of ownership add to that? (Choose the best two.)",
options: {
a: {
text: 'The support for people who use it year after year',
why: 'Help, operation and training go on for as long as the feature is used. They can cost more than building it.'
},
b: {
text: 'The upkeep of the feature as other parts change',
why: 'Every feature has to keep working as the product around it changes. That costs work long after it was built.'
},
c: {
text: 'The tests for each line of the Definition of Done',
why: "Without them the feature isn't Done, so they are a part of building it."
},
d: {
text: 'The talks with stakeholders about the first version',
why: 'These take place while the feature is being built, and they are part of that cost.'
},
e: {
text: 'The time for sizing the feature in refinement',
why: 'This belongs to the cost of building the feature, which is in the calculation already.'
}
},
answers: ['a', 'b'],
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 'value-based-prioritization-18',
kind: 'single',
difficulty: 2,
stem: 'A Product Owner compares two solutions over three years. Solution A takes 10 days to build and 2 days a month to run, solution B 20 days and half a day a month. Which costs less over its life?',
options: {
a: {
text: 'Solution A, with 10 days of work in all',
why: 'This is only the cost of building it. Running it for 36 months takes another 72 days.'
},
b: {
text: 'Solution B, with 38 days of work in all',
why: 'Building takes 20 days, and 36 months at half a day take 18. Solution A needs 10 + 72 = 82 days. Someone who maximizes value looks at the whole cost.'
},
c: {
text: 'Solution A, with 34 days of work in all',
why: 'This counts a single year of running. Over three years, it comes to 82 days.'
},
d: {
text: 'Solution B, with 56 days of work in all',
why: 'The choice is right, but the number takes one day a month instead of half a day.'
}
},
answer: 'b',
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 'value-based-prioritization-19',
kind: 'single',
difficulty: 2,
stem: 'A Product Owner wants to know whether the product has become more valuable. Which of these observations is NOT a sign of that?',
options: {
a: {
text: 'More of the customers renew their contracts.',
why: 'Customers who stay are likely to get something out of the product.'
},
b: {
text: 'Fewer of the customers need the help desk.',
why: 'People are better off if they can do on their own what they had to ask for.'
},
c: {
text: 'Fewer of the orders are given up halfway.',
why: 'More people reach what they came for. That is an effect of the product in use.'
},
d: {
text: 'More of the items are Done in each Sprint.',
why: 'This is output. Value shows in what changes for those who use or own the product.'
}
},
answer: 'd',
guideSection: 'Commitment: Product Goal',
rests: ['product-goal-4']
}]
