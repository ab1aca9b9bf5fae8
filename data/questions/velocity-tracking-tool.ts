import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'velocity-tracking-tool',
lesson: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
focusArea: 'Forecasting & Release Planning',
questions: [{
id: 'velocity-tracking-tool-1',
kind: 'single',
difficulty: 2,
stem: 'At the end of a Sprint, items of 5, 3 and 3 points are Done. For an item of 8 points, a second Developer still has to read the code, as the Definition of Done requires. Which velocity does the team record?',
options: {
a: {
text: '19, counting all of the items that were selected',
why: "A line of the Definition of Done isn't a formality. The item doesn't meet it, so it isn't Done."
},
b: {
text: '11, counting the items that are Done by then',
why: "An item counts in full in the Sprint in which it becomes Done. Before that, it doesn't count."
},
c: {
text: '18, counting nine tenths of the item in progress',
why: "An item can't be partly Done. Partial credit would also hide that little got Done in this Sprint."
},
d: {
text: "0, because the forecast of the Sprint wasn't met",
why: 'The record shows what was Done, whether or not it was forecast. Bad Sprints belong in it.'
}
},
answer: 'b',
guideSection: 'Increment',
rests: ['increment-9'],
scope: 'near'
}, {
id: 'velocity-tracking-tool-3',
kind: 'true-false',
difficulty: 1,
stem: 'Velocity is one of the measures that the Scrum Guide requires a Scrum Team to make transparent.',
answer: false,
why: {
true: "The Guide doesn't mention velocity. Its artifacts are designed to maximize the transparency of key information.",
false: 'Velocity is a complementary practice. A team may use it, count items, or do neither.'
},
guideSection: 'Complementary practice',
scope: 'near'
}, {
id: 'velocity-tracking-tool-4',
kind: 'single',
difficulty: 2,
stem: "An item of 8 points wasn't Done and has returned to the Product Backlog. It needs one more day of work. How does a careful team treat it in the next Sprint Planning?",
options: {
a: {
text: 'It plans for a day of work, and adds 7 points to the last Sprint.',
why: "This is partial credit under another name. The item wasn't Done in that Sprint."
},
b: {
text: 'It plans for a day of work, and counts 8 points once it is Done.',
why: 'How much work is left and how much to record are separate questions. (Some teams size the rest again and record only that.)'
},
c: {
text: 'It plans for 8 points of work, and counts 8 once it is Done.',
why: 'Then the plan would leave room for work that is already finished.'
},
d: {
text: 'It plans for this item first, and keeps it in the Sprint Backlog.',
why: "An item that isn't Done returns to the Product Backlog. The Developers may select it again, or not."
}
},
answer: 'b',
guideSection: 'Complementary practice',
scope: 'course'
}, {
id: 'velocity-tracking-tool-5',
kind: 'multiple',
difficulty: 2,
countStated: false,
stem: 'After which of these changes could the older rows of a velocity record mislead you about the next Sprint? (Choose all that apply.)',
options: {
a: {
text: 'The Product Backlog has a new order of its items.',
why: "The order says which items come first. It doesn't change how much gets Done in a Sprint."
},
b: {
text: 'The Sprint has been changed from two weeks to three.',
why: "You can't compare Sprints of different lengths, and multiplying by one and a half is a guess."
},
c: {
text: 'The Definition of Done has a demanding new line.',
why: "'Done' now includes more, so fewer points may get there at first."
},
d: {
text: 'The last Sprint brought only half of the usual points.',
why: 'Bad Sprints belong in the range. The next one may have another cause.'
},
e: {
text: 'The Scrum Team has two new people among its six.',
why: 'Other people did the work in the old rows. Use a wide range until there are a few new rows.'
}
},
answers: ['b', 'c', 'e'],
guideSection: 'Complementary practice',
scope: 'near'
}, {
id: 'velocity-tracking-tool-7',
kind: 'multiple',
difficulty: 3,
countStated: true,
stem: 'A team gives itself partial credit for unfinished items. Which two effects does that have on its record? (Choose two.)',
options: {
a: {
text: 'A Sprint with hardly any items Done looks like the others.',
why: 'The credit fills the gap, and the alarm comes a Sprint late.'
},
b: {
text: 'The total over many Sprints rises to double the work.',
why: 'If the credit is subtracted later, the total of finished items stays the same.'
},
c: {
text: 'An item that is dropped leaves its credit in the record.',
why: 'The points were noted for something that never got Done, and nothing takes them out again.'
},
d: {
text: 'The mean over many Sprints falls below the real one.',
why: 'What is credited early is missing later, so the mean does not fall. An item that is dropped even leaves it too high.'
},
e: {
text: 'A Sprint with many items Done stays out of the record.',
why: 'Partial credit only moves points to an earlier Sprint. No Sprint is left out.'
}
},
answers: ['a', 'c'],
guideSection: 'Complementary practice',
scope: 'course'
}]
}
