import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'user-story-mapping-tool',
lesson: '/scrum/psm-1/scrum-tools/user-story-mapping-tool',
focusArea: 'Product Backlog Management',
questions: [{
id: 'user-story-mapping-tool-1',
kind: 'single',
difficulty: 2,
stem: "A library's Scrum Team maps the borrowing of audiobooks in six columns. Which cards make up the walking skeleton of this story map?",
options: {
a: {
text: 'The fewest that lead a patron from start to end',
why: 'With a thin slice through all columns, someone can finish the errand from end to end.'
},
b: {
text: 'The ones that the Developers consider the smallest',
why: "Size doesn't tell you whether the errand works from end to end."
},
c: {
text: 'The column that has the most value for a patron',
why: 'One finished column leaves the patron stuck at the next step.'
},
d: {
text: 'The parts that support all of the later items',
why: 'With such parts alone, no one can get through the errand.'
}
},
answer: 'a',
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 'user-story-mapping-tool-2',
kind: 'single',
difficulty: 2,
stem: 'A Scrum Team has a good story map on its wall and gives up the Product Backlog. "The map says the same, only better," it explains. What is the main objection?',
options: {
a: {
text: "The map isn't in a tool where stakeholders can see it.",
why: "A wall can be visible enough. The problem isn't the medium."
},
b: {
text: "The map isn't one list that orders all of the work.",
why: 'The Product Backlog is an ordered list and the single source of work. A map shows one errand in two directions.'
},
c: {
text: 'The map belongs to the Developers, not stakeholders.',
why: "A map isn't an artifact of Scrum, and the Product Owner is accountable for the Product Backlog."
},
d: {
text: "The map isn't useful once the first Sprint has begun.",
why: 'A map can help for as long as the team works on the errand.'
}
},
answer: 'b',
guideSection: 'Product Backlog',
rests: ['product-backlog-1']
}, {
id: 'user-story-mapping-tool-3',
kind: 'single',
difficulty: 2,
stem: 'The first slice of a story map has nine items. The Developers think that six can be Done in the coming Sprint. What follows?',
options: {
a: {
text: 'They drop three items, and the slice fits into the Sprint.',
why: "A slice may need more than one Sprint. It doesn't have to shrink to fit into one."
},
b: {
text: 'They select all nine, and the slice keeps its full value.',
why: "The Developers think that only six can be Done. The value of the slice doesn't change that."
},
c: {
text: 'They move the last day, and the Sprint fits the slice.',
why: 'A Sprint has a fixed length.'
},
d: {
text: 'They select six of the nine and leave the rest.',
why: "The Developers judge how much they can complete. A slice doesn't decide that for them."
}
},
answer: 'd',
guideSection: 'Sprint Planning',
rests: ['sprint-planning-11']
}, {
id: 'user-story-mapping-tool-4',
kind: 'multiple',
difficulty: 2,
countStated: true,
stem: "Which two questions does a story map answer at a glance, but an ordered list doesn't? (Choose two.)",
options: {
a: {
text: 'Which items take someone through the whole errand?',
why: 'A slice across all columns shows this.'
},
b: {
text: 'Which items were Done in the last three Sprints?',
why: "Neither shows this, because it's a count of past work."
},
c: {
text: 'Which steps of the errand have no item so far?',
why: "You see an empty column at once. A list doesn't have columns."
},
d: {
text: 'Which person is accountable for ordering the items?',
why: 'The Product Owner is, with or without a map, and neither of them shows it.'
},
e: {
text: 'Which of any two items comes before the other?',
why: 'The order of the list answers this.'
}
},
answers: ['a', 'c'],
guideSection: 'Complementary practice',
scope: 'course'
}]
}
