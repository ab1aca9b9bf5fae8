import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'user-story-mapping-tool-5',
kind: 'true-false',
difficulty: 1,
stem: 'The Product Owner is accountable for keeping an up-to-date story map for the Product Goal.',
answer: false,
why: {
true: "The Scrum Guide doesn't mention story maps. The accountability is for the Product Backlog.",
false: 'The Product Owner is accountable for Product Goal, items, order and transparency. A map may help and is optional.'
},
guideSection: 'Product Owner',
rests: ['product-owner-3']
}, {
id: 'user-story-mapping-tool-6',
kind: 'single',
difficulty: 2,
stem: 'The first slice is in use, and people behave differently from what the team expected. On the map, the second slice is next. What fits Scrum best?',
options: {
a: {
text: 'The order is kept because everyone agreed on it.',
why: 'A map is not an agreement. What was learned should change what comes next.'
},
b: {
text: 'The map is redrawn before work goes on with it.',
why: "One surprise doesn't invalidate the rest, and the work doesn't have to wait for a map."
},
c: {
text: 'The order is kept until the Review decides on it.',
why: 'The Product Backlog may change at any time. The Review is one occasion among others.'
},
d: {
text: 'The order is changed where evidence calls for it.',
why: 'The Product Backlog is emergent, and the Product Owner reorders it when observations call for it. The map serves that order.'
}
},
answer: 'd',
guideSection: 'Product Backlog',
rests: ['product-backlog-1'],
focusArea: 'Product Value'
}]
