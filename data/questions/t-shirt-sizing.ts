import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 't-shirt-sizing',
lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
focusArea: 'Forecasting & Release Planning',
questions: [{
id: 't-shirt-sizing-1',
kind: 'single',
difficulty: 2,
stem: 'A team wants its letters to mean the same to everyone. What makes an M most reliable?',
options: {
a: {
text: 'A range that is based on finished features of that size',
why: 'Such a range is based on evidence, and it includes the surprises that came with those features.'
},
b: {
text: 'A number that stands for a fixed amount of points',
why: 'Letters are for wishes that no one can put a single number on. Points would bring back a precision that no one has.'
},
c: {
text: 'A span of hours that the Product Owner has agreed to',
why: "Hours claim a precision that a vague feature can't have, and an agreement doesn't change that."
},
d: {
text: 'A rule that gives each team in the company the same M',
why: 'Teams have different products and skills. A letter means something only in comparison with the work of the team that uses it.'
}
},
answer: 'a',
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 't-shirt-sizing-3',
kind: 'single',
difficulty: 2,
stem: "A feature is sized XL because no one knows how an outside partner's system behaves. What should the team do with it?",
options: {
a: {
text: 'Plan four Sprints for it, twice as many as for an L.',
why: 'XL has no numbers, because there is no finished feature to take them from.'
},
b: {
text: 'Plan it for later to give the partner some time.',
why: 'The order depends on more than size. If the feature matters, the team should ask its question now.'
},
c: {
text: 'Plan a small trial that will answer the main question.',
why: 'XL means that something is unknown. Once you know more, you can give at least a part of the feature a size.'
},
d: {
text: 'Plan it for another team that has the expertise.',
why: 'A Scrum Team has the skills that it needs, or acquires them. If another team does the work, your team learns more slowly.'
}
},
answer: 'c',
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 't-shirt-sizing-4',
kind: 'true-false',
difficulty: 1,
stem: 'In Scrum, the Product Goal is the commitment of a roadmap with rough sizes.',
answer: false,
why: {
true: "The Product Goal is in the Product Backlog and is its commitment. A roadmap isn't one of the artifacts.",
false: 'The Product Goal is the commitment of the Product Backlog. A roadmap may be useful, but it is a complementary practice.'
},
guideSection: 'Scrum Artifacts',
rests: ['artifacts-5']
}, {
id: 't-shirt-sizing-5',
kind: 'multiple',
difficulty: 3,
countStated: true,
stem: 'Five features are sized S (1 to 3 items), S, M (4 to 7), L (8 to 16) and XL. A stakeholder asks how many items that is in all. Which two answers are honest? (Choose two.)',
options: {
a: {
text: '"About 45 for all five, counting the XL as two Ls."',
why: 'One number hides the range, and the XL has no number at all.'
},
b: {
text: '"Up to 29 for all five, including all the surprises."',
why: 'The ranges include past surprises only, and the XL is missing from the total.'
},
c: {
text: '"About 22 for the first four, with hardly any doubt."',
why: '21.5 is the middle of the range from 14 to 29. The number may be off by seven or eight either way.'
},
d: {
text: '"From 14 to 29 for the first four, leaving out the XL."',
why: 'The low ends are 1 + 1 + 4 + 8 = 14 and the high ends 3 + 3 + 7 + 16 = 29. The answer shows both.'
},
e: {
text: '"Unknown for the fifth until a small trial tells us more."',
why: 'XL means that the team has to find out more before anyone relies on it.'
}
},
answers: ['d', 'e'],
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 't-shirt-sizing-8',
kind: 'multiple',
difficulty: 2,
countStated: true,
stem: 'For which of these questions do rough letters from S to XL help? (Choose two.)',
options: {
a: {
text: 'Who can finish this piece of work by noon tomorrow?',
why: "A question about one day needs the plan of the Developers. A feature's letter is much too coarse for it."
},
b: {
text: 'Which of five wishes could fit into the next six months?',
why: 'A coarse question far ahead is what letters are for.'
},
c: {
text: 'How much of a bonus has each of the Developers earned?',
why: "Sizes say nothing about a person's contribution, and used like that they grow at once."
},
d: {
text: "How large is this wish next to last winter's feature?",
why: 'Comparing with a finished feature is how a letter comes about.'
},
e: {
text: 'Which task should the Developers do first tomorrow?',
why: "The Developers plan the next day toward the Sprint Goal. A feature's letter does not help there."
}
},
answers: ['b', 'd'],
guideSection: 'Complementary practice',
scope: 'course'
}]
}
