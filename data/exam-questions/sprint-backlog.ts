import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'sprint-backlog-6',
kind: 'single',
difficulty: 3,
stem: 'In Sprint Planning, the work of the second week was left as two rough headings. On day six nothing has been added, and no Developer can tell whether the Sprint Goal is within reach. What went wrong?',
options: {
a: {
text: 'The plan was too rough when the Sprint began.',
why: 'Sprint Planning has a timebox, and the plan may emerge. Two headings were enough on day one.'
},
b: {
text: 'The plan was left open to change in the Sprint.',
why: "That's how it should be. The Sprint Backlog is updated as more is learned."
},
c: {
text: 'The plan was still rough when its work began.',
why: 'Work that is a week away may be rough. Before it begins, the Developers add detail to their plan.'
},
d: {
text: 'The plan was left without any hours or names.',
why: 'Neither is required. The plan needs enough detail to inspect progress, in any form.'
}
},
answer: 'c',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-5']
}, {
id: 'sprint-backlog-7',
kind: 'single',
difficulty: 2,
stem: "The Sprint Goal is 'Finish items 1 to 6.' Each of the six Developers works on one item, and on day nine two items are far from Done. What does this Sprint Goal lack?",
options: {
a: {
text: 'One owner for each of the items',
why: 'Names would make it even harder to help each other. The Developers decide from day to day who does what.'
},
b: {
text: 'One order for all of the items',
why: 'A Sprint Goal says why the Sprint is valuable. It leaves the exact work open.'
},
c: {
text: 'One date for each of the items',
why: "Dates wouldn't say why the items belong together. The items are a forecast."
},
d: {
text: 'One aim for all of the Developers',
why: 'A single objective creates coherence and focus, and it shows which item matters least.'
}
},
answer: 'd',
guideSection: 'Commitment: Sprint Goal',
rests: ['sprint-goal-1']
}, {
id: 'sprint-backlog-8',
kind: 'true-false',
difficulty: 2,
stem: 'The Developers have not changed the Sprint Backlog for three days. The Scrum Master is accountable for effectiveness and should now bring it up to date for them.',
answer: false,
why: {
true: 'If someone else updates the plan, it soon differs from the work. Updating it is up to the Developers, who made it.',
false: 'The Developers make and update the plan. The Scrum Master can help them see what an outdated plan costs them.'
},
guideSection: 'Developers',
rests: ['developers-5']
}, {
id: 'sprint-backlog-9',
kind: 'single',
difficulty: 2,
stem: "On day five, the Product Owner asks for one more item. The Developers have room for it, and the Sprint Goal wouldn't be at risk. What does the Guide allow?",
options: {
a: {
text: 'The item may be added as soon as both sides agree.',
why: "Scope may be clarified and renegotiated as more is learned, as long as the Sprint Goal isn't endangered."
},
b: {
text: 'The item may be added when the next Sprint starts.',
why: "They don't have to wait. The selected items are a forecast, and they aren't frozen."
},
c: {
text: 'The item may be added if another one is removed.',
why: "A team without room might do this. Where there is room, the Guide doesn't ask for an exchange."
},
d: {
text: 'The item may be added if the Sprint Goal is changed.',
why: "The Sprint Goal stays as it is. The Guide doesn't ask for a change of the goal when an item is added."
}
},
answer: 'a',
guideSection: 'The Sprint',
rests: ['sprint-10']
}, {
id: 'sprint-backlog-10',
kind: 'multiple',
difficulty: 3,
countStated: false,
stem: 'What may the Developers change during a Sprint without asking the Product Owner or anyone else? (Choose all that apply.)',
options: {
a: {
text: 'The order in which pieces of work are done',
why: 'This is part of their plan.'
},
b: {
text: 'The person who works on a piece of an item',
why: 'The Developers decide this among themselves, from day to day.'
},
c: {
text: 'The checks that the Definition of Done requires',
why: "They have to conform to the Definition of Done. Quality doesn't decrease during the Sprint."
},
d: {
text: 'The design of an item whose scope stays the same',
why: 'How an item becomes part of an Increment is for the Developers to decide.'
},
e: {
text: 'The goal that the Sprint is meant to reach',
why: "The whole Scrum Team defined the goal, and it doesn't change with the forecast."
}
},
answers: ['a', 'b', 'd'],
guideSection: 'Sprint Planning',
rests: ['sprint-planning-17']
}, {
id: 'sprint-backlog-11',
kind: 'single',
difficulty: 2,
stem: "At the end of the Sprint, nine of the ten selected items are Done. The tenth isn't, and without it the Sprint Goal isn't met. Which description is correct?",
options: {
a: {
text: 'The commitment was 90% met, with nine items Done.',
why: 'The items are a forecast. The Developers did not commit to the ten items.'
},
b: {
text: 'The commitment was missed, as was the Sprint Goal.',
why: "The Sprint Goal is the commitment. The number of items that are Done doesn't decide whether it was met."
},
c: {
text: 'The commitment was met, with most items Done.',
why: "The forecast is a means to the goal. Having most of it Done isn't the same as reaching the goal."
},
d: {
text: 'The commitment stays open until item ten is Done.',
why: 'The Sprint is over, and its goal was missed. The tenth item goes back to the Product Backlog.'
}
},
answer: 'b',
guideSection: 'Commitment: Sprint Goal',
rests: ['sprint-goal-2']
}, {
id: 'sprint-backlog-12',
kind: 'single',
difficulty: 3,
stem: 'In the middle of a Sprint, the Product Owner abandons the Product Goal for a new one. The Sprint Goal is just as useful for the new one. What fits the Guide best?',
options: {
a: {
text: 'The Sprint goes on, and its goal is rewritten.',
why: "The Sprint Goal is set by the end of Sprint Planning. It doesn't change with the Product Goal."
},
b: {
text: 'The Sprint goes on, and its goal stays as it is.',
why: "The Sprint Goal isn't obsolete, so there isn't a reason to cancel. Planning toward the new Product Goal can begin with the next Sprint."
},
c: {
text: 'The Sprint is canceled, and its goal is dropped.',
why: 'A Sprint could be canceled if its own goal becomes obsolete. This one is as useful as before.'
},
d: {
text: 'The Sprint is canceled, and its goal moves to the next.',
why: 'Canceling a Sprint in order to repeat its goal would be a waste.'
}
},
answer: 'b',
guideSection: 'The Sprint',
rests: ['sprint-19']
}, {
id: 'sprint-backlog-13',
kind: 'single',
difficulty: 3,
stem: 'On day four of a Sprint, a Scrum Team discusses four changes to its Sprint Backlog. Which of them does NOT fit the Guide?',
options: {
a: {
text: 'Another Developer agrees to make a task smaller.',
why: 'The plan belongs to the Developers, who can change it as they learn.'
},
b: {
text: 'The Product Owner agrees to make an item smaller.',
why: 'The scope of the Sprint Backlog may be negotiated with the Product Owner within the Sprint.'
},
c: {
text: 'The Product Owner agrees to make the goal smaller.',
why: 'Scope is negotiated without affecting the Sprint Goal. The goal is final by the end of Sprint Planning.'
},
d: {
text: 'Another Developer agrees to make the plan clearer.',
why: "More detail belongs in the plan as soon as it's known."
}
},
answer: 'c',
guideSection: 'Commitment: Sprint Goal',
rests: ['sprint-goal-9']
}]
