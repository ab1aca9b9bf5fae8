import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'sprint-backlog-tool-5',
kind: 'multiple',
difficulty: 3,
countStated: false,
stem: "On day 6 the 'Finished' column holds eleven of seventeen pieces of work. None of the items meets the Definition of Done yet. Which statements are right? (Choose all that apply.)",
options: {
a: {
text: 'About two thirds of the Sprint Goal has been reached.',
why: 'Pieces show activity. As long as nothing is Done, no one can use anything.'
},
b: {
text: 'Most of the selected items are partly Done.',
why: "An item meets the Definition of Done or it doesn't. There are no parts of Done."
},
c: {
text: 'None of the pieces is part of an Increment yet.',
why: "Only Done items bring an Increment into being, and so far there aren't any."
},
d: {
text: 'The column alone is a poor picture of progress.',
why: 'Pieces pile up while no item is Done. The state of the items should be seen as well.'
},
e: {
text: 'The finished pieces are ready for the Sprint Review.',
why: "Items that don't meet the Definition of Done can't even be presented there."
}
},
answers: ['c', 'd'],
guideSection: 'Increment',
rests: ['increment-9']
}, {
id: 'sprint-backlog-tool-6',
kind: 'single',
difficulty: 2,
stem: "A Scrum Team counts the open pieces of its plan, each of a day or less, and doesn't write down hours. A new manager doubts that this is allowed. What is true?",
options: {
a: {
text: "It's allowed, but only for Sprints of two weeks.",
why: 'The length of the Sprint has no bearing on how a plan is noted.'
},
b: {
text: "It's allowed, but only next to a burn-down chart.",
why: 'Burn-downs are optional. The Guide requires none.'
},
c: {
text: "It's allowed, as long as it shows their progress.",
why: 'The plan needs enough detail to inspect progress in the Daily Scrum. Its form is up to the Developers.'
},
d: {
text: "It's allowed, but only if the Scrum Master agrees.",
why: "The Developers don't need permission. The Guide doesn't mention hours."
}
},
answer: 'c',
guideSection: 'Sprint Backlog',
rests: ['sprint-backlog-5']
}]
