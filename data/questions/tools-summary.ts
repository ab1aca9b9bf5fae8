import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'tools-summary',
lesson: '/scrum/psm-1/scrum-tools/summary',
focusArea: 'Self-Managing Teams',
questions: [{
id: 'tools-summary-1',
kind: 'single',
difficulty: 2,
stem: 'In a program that all Scrum Teams must use, only the Product Owner can close an item, and only the Scrum Master can move cards. What is the main objection?',
options: {
a: {
text: 'The tool takes the conversations from the team.',
why: 'You can use many kinds of techniques within Scrum. The problem is what this program enforces.'
},
b: {
text: 'The tool takes decisions from the Developers.',
why: "The Developers make the Sprint Backlog for themselves, so they have to be able to change it. An item is Done when it meets the Definition of Done, without anyone's approval."
},
c: {
text: 'The tool takes this choice from the Scrum Masters.',
why: "It doesn't matter who chose the program. The same permissions would be just as wrong."
},
d: {
text: 'The tool takes the cards from the Product Owner.',
why: "The plan is by and for the Developers. The Product Owner doesn't have to move their cards, either."
}
},
answer: 'b',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-2']
}, {
id: 'tools-summary-2',
kind: 'single',
difficulty: 2,
stem: "A Scrum Team spends nine hours a Sprint on a report. In its Retrospective, the team can't name a decision for which it was needed. What is a sensible next step?",
options: {
a: {
text: 'Hand the report to the Scrum Master to save the hours.',
why: "Then someone else spends the hours, and the report still doesn't help anyone decide."
},
b: {
text: 'Extend the report for a Sprint to make it more useful.',
why: 'More numbers cost more hours. First find out which decision the report should serve.'
},
c: {
text: 'Leave it to the department to decide about the report.',
why: 'The team inspects its tools. If someone outside reads the report, the team can simply ask that person.'
},
d: {
text: 'Pause the report for a Sprint to see who misses it.',
why: 'Tools are among the things that a team inspects in its Retrospective. If the team stops one for a while, it can see whether anyone misses it.'
}
},
answer: 'd',
guideSection: 'Sprint Retrospective',
rests: ['sprint-retrospective-2']
}, {
id: 'tools-summary-3',
kind: 'multiple',
difficulty: 3,
countStated: false,
stem: 'Which of these does the Scrum Guide require of every Scrum Team? (Choose all that apply.)',
options: {
a: {
text: 'A record of the velocity of past Sprints',
why: "Knowing past performance helps, but the Guide doesn't mention velocity."
},
b: {
text: 'A limit on the work that is in progress',
why: "Such limits are known from Kanban. Scrum doesn't ask for them."
},
c: {
text: 'A standard for the quality of an Increment',
why: 'This is the Definition of Done, the commitment for the Increment.'
},
d: {
text: 'A list that puts the work in an order',
why: 'The Product Backlog is an emergent, ordered list and the single source of work for the Scrum Team.'
},
e: {
text: 'A visible picture of the work in the Sprint',
why: 'The Guide describes the Sprint Backlog in this way and leaves its form open.'
}
},
answers: ['c', 'd', 'e'],
guideSection: 'Scrum Artifacts',
rests: ['artifacts-4', 'product-backlog-1', 'sprint-backlog-3'],
focusArea: 'Artifacts'
}, {
id: 'tools-summary-4',
kind: 'true-false',
difficulty: 2,
stem: 'All the work of a Scrum Team is in a program that every stakeholder can open. This alone gives everyone who inspects it the same basis for decisions.',
answer: false,
why: {
true: 'Access is only a start. If "finished" means different things to people, they decide on different grounds.',
false: 'People also have to understand the same thing by what they see. Each artifact contains a commitment, such as the Definition of Done, that enhances transparency.'
},
guideSection: 'Scrum Artifacts',
rests: ['artifacts-4'],
focusArea: 'Empiricism'
}]
}
