import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'scrum-board',
lesson: '/scrum/psm-1/scrum-tools/scrum-board',
focusArea: 'Artifacts',
questions: [{
id: 'scrum-board-1',
kind: 'true-false',
difficulty: 1,
stem: 'A Scrum Team can do without a board if it keeps its Sprint Goal, items and plan in a text file that is up to date and open to everyone.',
answer: true,
why: {
true: "The artifact is the Sprint Backlog, and the text file shows all three of its parts. Scrum doesn't require a board.",
false: "A board is one way to make the Sprint Backlog visible. It isn't one of the three artifacts, and Scrum doesn't require it."
},
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-1']
}, {
id: 'scrum-board-2',
kind: 'single',
difficulty: 2,
stem: 'On day seven, a board shows 12 of 24 pieces of work as finished. Each of the six items has open pieces. A stakeholder asks how much could be used today. What is the honest answer?',
options: {
a: {
text: 'Half of it, because twelve pieces are finished',
why: "Pieces aren't usable on their own. An item has to meet the Definition of Done."
},
b: {
text: 'Most of it, because all items are being worked on',
why: "An item can't be partly Done. It meets the definition or it doesn't."
},
c: {
text: 'None of it, because none of the items is Done',
why: "An item with open pieces can't be Done, and only Done items are part of an Increment."
},
d: {
text: 'Some of it, if the Product Owner accepts it',
why: 'The Definition of Done decides, and it can be checked on any day. Scrum has no acceptance by the Product Owner.'
}
},
answer: 'c',
guideSection: 'Increment',
rests: ['increment-9']
}, {
id: 'scrum-board-3',
kind: 'single',
difficulty: 1,
stem: 'In the middle of a Sprint, the Developers want to rebuild their board, with other rows and columns. Who decides?',
options: {
a: {
text: 'The Scrum Master',
why: 'The Scrum Master may suggest ideas. The Developers decide how to picture their own plan.'
},
b: {
text: 'The Developers',
why: 'The Developers make the Sprint Backlog for themselves, so its form is up to them.'
},
c: {
text: 'The Product Owner',
why: "A new row or column doesn't change the scope of the Sprint."
},
d: {
text: 'The Scrum Team',
why: "The plan is the Developers' own. They may bring the idea to the Sprint Retrospective, but they don't have to wait for it."
}
},
answer: 'b',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-2'],
focusArea: 'Self-Managing Teams'
}, {
id: 'scrum-board-4',
kind: 'multiple',
difficulty: 2,
countStated: true,
stem: 'A team moves its Sprint Backlog to a new board tool. Which two of these have to be visible there because they are part of the Sprint Backlog? (Choose two.)',
options: {
a: {
text: 'The goal for the current Sprint',
why: "It's the why of the Sprint Backlog. Some programs hide it in a menu."
},
b: {
text: 'The plan for the next Increment',
why: "It's the how, in enough detail for the Daily Scrum."
},
c: {
text: 'The chart for the remaining work',
why: 'Charts can be useful, but they are optional.'
},
d: {
text: 'The owner of each of the items',
why: 'The Developers make the plan together. Names on cards are a habit of some teams.'
},
e: {
text: 'The hours for each piece of work',
why: "Hours are one way to look at progress. The Guide doesn't ask for them."
}
},
answers: ['a', 'b'],
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-1']
}]
}
