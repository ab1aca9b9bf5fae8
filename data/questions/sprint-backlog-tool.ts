import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'sprint-backlog-tool',
lesson: '/scrum/psm-1/scrum-tools/sprint-backlog-tool',
focusArea: 'Artifacts',
questions: [{
id: 'sprint-backlog-tool-1',
kind: 'single',
difficulty: 2,
stem: 'A board shows all selected items and their pieces and is always up to date. The Sprint Goal is in a document that few people open. Is this Sprint Backlog complete?',
options: {
a: {
text: "It's complete with the items and plan in view.",
why: "The Sprint Goal is one of the three parts. A goal that people only remember isn't visible."
},
b: {
text: "It's incomplete without the Sprint Goal in view.",
why: 'Goal, items and plan together make up the Sprint Backlog. The goal is its commitment.'
},
c: {
text: "It's incomplete without the open hours in view.",
why: "Scrum doesn't require hours. The plan should have enough detail to inspect progress."
},
d: {
text: "It's incomplete without the owners' names in view.",
why: "The Guide doesn't ask for names. Who does what is decided within the Scrum Team."
}
},
answer: 'b',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-1']
}, {
id: 'sprint-backlog-tool-2',
kind: 'single',
difficulty: 2,
stem: 'The Developers move the cards on their wall once a day, in the first minutes of the Daily Scrum. Which property of a Sprint Backlog is missing for most of the day?',
options: {
a: {
text: 'A picture of the work in real time',
why: "Until the next Daily Scrum, it shows yesterday's state. The Sprint Backlog is updated throughout the Sprint."
},
b: {
text: 'A record of the work in past weeks',
why: "A history may be useful, but the Guide doesn't ask for it."
},
c: {
text: 'A division of the work into equal parts',
why: "The Guide doesn't ask for equal pieces. Items are often broken down into work of a day or less."
},
d: {
text: 'An approval of the work in advance',
why: 'Scrum has no such approval. The plan is by and for the Developers.'
}
},
answer: 'a',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-3']
}, {
id: 'sprint-backlog-tool-3',
kind: 'single',
difficulty: 2,
stem: "The head of IT requires that the Sprint Backlog be kept in the company's program, where only managers can add or remove work. What is the main objection?",
options: {
a: {
text: "The Scrum Master couldn't keep the plan under control.",
why: "Controlling the plan isn't the Scrum Master's task. The Developers make and change it."
},
b: {
text: "The Product Owner couldn't keep the plan in good order.",
why: "The Product Owner orders the Product Backlog. The plan in the Sprint Backlog is the Developers' own."
},
c: {
text: "The Scrum Team couldn't keep the plan on a physical wall.",
why: "Scrum doesn't prescribe a medium. A program is as good as a wall if it does what is needed."
},
d: {
text: "The Developers couldn't keep the plan current each day.",
why: "The plan is by and for the Developers and is updated throughout the Sprint. They can't do that without the right to change it."
}
},
answer: 'd',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-4', 'sprint-backlog-2']
}, {
id: 'sprint-backlog-tool-4',
kind: 'true-false',
difficulty: 1,
stem: 'Developers have to note the remaining hours of each piece of work in the Sprint Backlog once a day.',
answer: false,
why: {
true: 'The 2017 Guide had the Development Team track the total work remaining for each Daily Scrum. The 2020 Guide dropped that, and neither asks for hours.',
false: 'The plan should have enough detail to inspect progress. How to show that is up to the Developers.'
},
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-5']
}]
}
