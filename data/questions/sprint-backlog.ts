import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'sprint-backlog',
lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
focusArea: 'Artifacts',
questions: [{
id: 'sprint-backlog-1',
kind: 'single',
difficulty: 1,
stem: 'On day three, the Developers discover a piece of work that a selected item needs. When is it added to the plan, and by whom?',
options: {
a: {
text: 'By the Developers, on the day of the next Sprint Planning',
why: "The plan isn't frozen. The Developers change it whenever they learn more."
},
b: {
text: 'By the Developers, on the day when they discover it',
why: 'The Sprint Backlog should show what is true now, so the Developers keep it up to date as they learn.'
},
c: {
text: 'By the Product Owner, on the day of the next Daily Scrum',
why: "The item stays the same, so the scope doesn't change. How it is built is up to the Developers."
},
d: {
text: 'By the Scrum Master, on the day when they discover it',
why: "The day is right, but the person isn't. The plan is by and for the Developers."
}
},
answer: 'b',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-4']
}, {
id: 'sprint-backlog-2',
kind: 'single',
difficulty: 2,
stem: "An item turns out to be twice as large as expected. One part of it isn't needed for the Sprint Goal. Who decides whether that part is left out of this Sprint?",
options: {
a: {
text: 'The Developers with the Scrum Master',
why: "The Scrum Master may help the conversation, but doesn't decide on scope."
},
b: {
text: 'The stakeholders with the Product Owner',
why: "Stakeholders can give feedback at any time. They don't decide on the scope of a Sprint."
},
c: {
text: 'The Product Owner with the Scrum Master',
why: 'The Developers are missing here. The Sprint Backlog is their plan.'
},
d: {
text: 'The Developers with the Product Owner',
why: "If the work differs from what they expected, they negotiate its scope together. The Sprint Goal isn't affected."
}
},
answer: 'd',
guideSection: 'Commitment: Sprint Goal',
rests: ['sprint-goal-8']
}, {
id: 'sprint-backlog-3',
kind: 'multiple',
difficulty: 2,
countStated: true,
stem: 'A team has these five things on its wall. Which three make up its Sprint Backlog according to the Guide? (Choose three.)',
options: {
a: {
text: 'A chart with the velocity of its last few Sprints',
why: "It may help with a forecast, but it isn't one of the three parts of the artifact."
},
b: {
text: 'A column with the items that may be selected next',
why: 'They remain in the Product Backlog until they are selected.'
},
c: {
text: 'A sheet with the single objective of this Sprint',
why: 'This is the Sprint Goal, the why. Since 2020 it has been part of the Sprint Backlog.'
},
d: {
text: 'A column with the items selected for this Sprint',
why: 'This is the what: the items selected for the Sprint.'
},
e: {
text: 'A group of cards with the plan for these items',
why: 'This is the how: the plan for delivering the Increment.'
}
},
answers: ['c', 'd', 'e'],
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-1']
}, {
id: 'sprint-backlog-4',
kind: 'single',
difficulty: 3,
stem: 'A deputy director reads the Sprint Backlog every morning. She asks the Scrum Master to have all work in it listed in hours. What fits Scrum best?',
options: {
a: {
text: 'She can keep reading it, and the Developers choose its detail.',
why: 'The Sprint Backlog is visible to her. Its detail has to be enough for the Developers, who inspect their progress with it.'
},
b: {
text: 'She can keep reading it, and the Scrum Master chooses its detail.',
why: 'The Developers make the plan and choose its detail. If someone else writes it, it soon differs from the work.'
},
c: {
text: 'She can get a summary, and the Developers choose its detail.',
why: "A plan for the Developers isn't a secret. It is meant to be highly visible."
},
d: {
text: 'She can get a summary, and the Scrum Master chooses its detail.',
why: 'The plan may be read by anyone, and the Developers decide how detailed it is.'
}
},
answer: 'a',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-3', 'sprint-backlog-2']
}, {
id: 'sprint-backlog-5',
kind: 'true-false',
difficulty: 1,
stem: 'An improvement from the Sprint Retrospective has to be in the next Sprint Backlog before the Scrum Team can act on it.',
answer: false,
why: {
true: "Such improvements may be added to the next Sprint Backlog, but since 2020 they don't have to be.",
false: 'Improvements with the greatest impact are addressed as soon as possible. Adding them to the next Sprint Backlog is optional.'
},
guideSection: 'Sprint Retrospective',
rests: ['sprint-retrospective-9']
}]
}
