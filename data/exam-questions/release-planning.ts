import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'release-planning-1',
kind: 'single',
difficulty: 1,
stem: 'An item meets the Definition of Done on the third day of a Sprint and would help users at once. What is the earliest day for its delivery?',
options: {
a: {
text: 'The third day, ahead of the other items',
why: 'As soon as the item meets the Definition of Done, there is an Increment, and it may be delivered before the Sprint ends.'
},
b: {
text: 'The last day, along with the other items',
why: "A Sprint may have several Increments, and they don't have to wait for each other."
},
c: {
text: 'The day of the Review, after an approval',
why: "The Sprint Review should never be a gate, and stakeholders don't approve items there."
},
d: {
text: 'A day in the next Sprint, after a check',
why: 'The Definition of Done says whether an item is Done. No one has to confirm it in a later Sprint.'
}
},
answer: 'a',
guideSection: 'Increment',
rests: ['increment-7']
}, {
id: 'release-planning-6',
kind: 'single',
difficulty: 2,
stem: "A Scrum Team releases every three months. Before each release it spends a Sprint on integrating and testing what the earlier Sprints have built. What is the main problem in Scrum's view?",
options: {
a: {
text: 'The tests in the last Sprint should be done by testers.',
why: 'A Scrum Team is cross-functional. Even with other testers, tests in a last Sprint come too late for the earlier Sprints.'
},
b: {
text: 'The events in the last Sprint are too long for its work.',
why: "The events serve their purpose in each Sprint. The trouble is in the earlier Sprints, whose work wasn't verified."
},
c: {
text: "The earlier Sprints didn't create a usable Increment.",
why: 'Increments are thoroughly verified, and all of them work together. If that waits, the Definition of Done has left it out.'
},
d: {
text: "The earlier Sprints didn't bring a release to the users.",
why: 'Scrum requires a usable Increment. Whether and when it is released is a separate decision.'
}
},
answer: 'c',
guideSection: 'Scrum Team',
rests: ['team-16']
}, {
id: 'release-planning-7',
kind: 'single',
difficulty: 2,
stem: 'A forecast for the Product Goal gets worse three Sprints in a row. In which event do stakeholders hear about it and help decide what comes next?',
options: {
a: {
text: 'In the Sprint Review, where progress and next steps are discussed',
why: 'The Scrum Team presents results to key stakeholders, progress toward the Product Goal is discussed, and attendees collaborate on what to do next.'
},
b: {
text: 'In the Daily Scrum, where progress toward the goal is looked at',
why: 'The Daily Scrum is for the Developers and inspects progress toward the Sprint Goal.'
},
c: {
text: 'In the Retrospective, where causes and next steps are worked out',
why: 'The Retrospective looks at how the Scrum Team works. Stakeholders and the product belong in the Review.'
},
d: {
text: 'In Sprint Planning, where the goal of the next Sprint is agreed on',
why: 'Others may be invited to Sprint Planning to give advice. Progress toward the Product Goal is a subject of the Sprint Review.'
}
},
answer: 'a',
guideSection: 'Sprint Review',
rests: ['sprint-review-3'],
focusArea: 'Stakeholders & Customers'
}, {
id: 'release-planning-9',
kind: 'single',
difficulty: 1,
stem: "A Product Owner has no experience in forecasting and keeps promising dates that aren't met. What does the Scrum Guide expect of the Scrum Master here?",
options: {
a: {
text: 'To take over the forecasts until the dates are met',
why: "That would take away work for which the Product Owner is accountable, and it wouldn't teach the skill."
},
b: {
text: 'To help establish empirical planning of the product',
why: 'This is one of the ways in which the Scrum Master serves the Product Owner.'
},
c: {
text: 'To help keep doubtful dates away from stakeholders',
why: 'Stakeholders need to see how uncertain a date is. Hiding it takes transparency away.'
},
d: {
text: 'To ask managers for a review of the promised dates',
why: "The Scrum Master serves the Product Owner. Managers don't have to review the dates."
}
},
answer: 'b',
guideSection: 'Scrum Master',
rests: ['scrum-master-13'],
focusArea: 'Coaching'
}, {
id: 'release-planning-10',
kind: 'true-false',
difficulty: 2,
stem: 'A team may pursue the next Product Goal as soon as its forecast shows that the current one will be reached in more than 95 of 100 cases.',
answer: false,
why: {
true: "Forecasting a goal isn't fulfilling it. The current objective has to be fulfilled or abandoned first.",
false: "The Scrum Team must fulfill or abandon one Product Goal before taking on the next. Good odds aren't enough."
},
guideSection: 'Commitment: Product Goal',
rests: ['product-goal-8']
}, {
id: 'release-planning-11',
kind: 'single',
difficulty: 3,
stem: 'An Increment has been usable for five weeks. The Product Owner holds it back until three other features are ready, to attract more attention. How does Scrum see this?',
options: {
a: {
text: 'That breaks a rule: each Increment goes out in its Sprint.',
why: 'An Increment must be usable, but it may be released before the end of the Sprint or after it.'
},
b: {
text: 'That breaks a rule: the Developers decide on the day.',
why: 'The Guide names no one for this decision. It lets the Developers decide how items become Increments.'
},
c: {
text: 'That breaks no rule, but the value stays a guess for now.',
why: 'Delivering is a decision about value and risk. Waiting has its price, as users gain nothing and the team learns nothing.'
},
d: {
text: 'That breaks no rule: related features go out together.',
why: 'The Guide says nothing like that. An Increment may be delivered on any day, and each provides value if it is usable.'
}
},
answer: 'c',
guideSection: 'Increment',
rests: ['increment-4'],
focusArea: 'Product Value'
}, {
id: 'release-planning-12',
kind: 'multiple',
difficulty: 3,
countStated: true,
stem: '"If we go on as in the last eight Sprints, 30 more items will be Done by June in 85 of 100 cases." Which two assumptions does this forecast make? (Choose the best two.)',
options: {
a: {
text: 'The Developers have promised to finish the 30 items.',
why: "A forecast doesn't rest on a promise. The Developers commit to the Sprint Goal."
},
b: {
text: 'The coming Sprints will be similar to the last eight.',
why: 'The numbers come from the past. If the team, the Sprints or the market change, they say less.'
},
c: {
text: 'The coming items will be split like the earlier ones.',
why: 'Items are counted, so past counts are of use only if the new items are of a similar kind.'
},
d: {
text: 'The order of the items will be the same in June.',
why: "A new order changes which items come first. It doesn't change how many get Done."
},
e: {
text: 'The Sprint Goals will be known well before the Sprints.',
why: "Each Sprint Goal is created in Sprint Planning. The forecast doesn't need it in advance."
}
},
answers: ['b', 'c'],
guideSection: 'Complementary practice',
scope: 'near'
}, {
id: 'release-planning-13',
kind: 'single',
difficulty: 3,
stem: 'A new forecast says that the Product Goal will be reached two months later than expected. Two Developers suggest keeping this quiet until it is certain. What fits Scrum best?',
options: {
a: {
text: 'The forecast is shown if the Scrum Master agrees to that.',
why: "The Guide doesn't ask the Scrum Master to confirm forecasts. Waiting would leave people deciding on outdated information."
},
b: {
text: 'The forecast is kept back until the next goal is chosen.',
why: 'By then it would be too late to change course. The team needs the information while it can still adapt.'
},
c: {
text: 'The forecast is shown along with its degree of doubt.',
why: "Inspection needs transparency. A forecast doesn't have to be certain to be useful, as long as people see how reliable it is."
},
d: {
text: 'The forecast is kept back until the date is checked again.',
why: "A second forecast wouldn't be certain either. In the meantime, people would decide on the wrong basis."
}
},
answer: 'c',
guideSection: 'Transparency',
rests: ['transparency-5'],
focusArea: 'Empiricism'
}]
