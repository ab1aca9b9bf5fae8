import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 't-shirt-sizing-2',
kind: 'single',
difficulty: 2,
stem: 'To save time before a meeting with stakeholders, the Product Owner sizes twelve features alone, in letters from S to XL. What should a Scrum Master point out?',
options: {
a: {
text: 'Letters are sizes, and sizing is up to the Developers.',
why: 'The Product Owner may help them understand and select trade-offs. The Developers are responsible for the size, rough or exact.'
},
b: {
text: 'Letters are public, and the Scrum Master approves them.',
why: "A Scrum Master may help with techniques but doesn't have to approve what stakeholders see."
},
c: {
text: 'Letters are sizes, and stakeholders have a say in them.',
why: 'Stakeholders know what a feature is worth. The people who build it know better how large it is.'
},
d: {
text: 'Letters are rough, and rules on sizing cover numbers.',
why: 'A letter is a size. Those who will do the work are responsible for sizing.'
}
},
answer: 'a',
guideSection: 'Product Backlog',
rests: ['product-backlog-8']
}, {
id: 't-shirt-sizing-6',
kind: 'single',
difficulty: 2,
stem: 'Stakeholders rank features by their letters and ask that every S be done before any L. Who decides on the order, and on what basis?',
options: {
a: {
text: 'The Developers, based on size and dependencies',
why: "They size and advise. Ordering the Product Backlog is the Product Owner's accountability."
},
b: {
text: 'The Product Owner, based on value and size',
why: 'The Product Owner is accountable for ordering and for maximizing value. Size alone does not order a backlog.'
},
c: {
text: 'The stakeholders, based on usefulness and cost',
why: 'They may try to convince the Product Owner. The order is not decided by vote.'
},
d: {
text: 'The Product Owner, based on the letters alone',
why: "The person is right, but the basis isn't. The Guide doesn't order a Product Backlog by size."
}
},
answer: 'b',
guideSection: 'Product Owner',
rests: ['product-owner-6'],
focusArea: 'Stakeholders & Customers'
}, {
id: 't-shirt-sizing-7',
kind: 'single',
difficulty: 2,
stem: 'A feature was sized M on a rough scale. Refinement has turned it into eleven items, which falls in the range of an L. What should the Scrum Master do first?',
options: {
a: {
text: 'Help make the new count visible for the Product Owner.',
why: 'Better information replaces the rougher one. The Product Backlog stays transparent and the order may change.'
},
b: {
text: 'Help cut the number of its items back to an M.',
why: 'The scope may well shrink, but as a decision on value and not to rescue a letter.'
},
c: {
text: 'Help keep the M until stakeholders see it at the Review.',
why: 'Stakeholders do not decide on sizes, and waiting leaves a misleading artifact in use.'
},
d: {
text: 'Help find the people who had called the feature an M.',
why: 'Looking for a culprit teaches people to call everything an L. Moving the border of the M may help.'
}
},
answer: 'a',
guideSection: 'Product Owner',
rests: ['product-owner-7']
}]
