import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
topic: 'value-based-prioritization',
lesson: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
focusArea: 'Product Value',
questions: [{
id: 'value-based-prioritization-1',
kind: 'single',
difficulty: 2,
stem: 'The Product Owner puts a one-day trial that no user will notice above the item that users want most. A stakeholder complains that this breaks the rule of value first. What is right?',
options: {
a: {
text: 'It may come first if the Product Owner wants it to.',
why: 'The Guide leaves open how value is maximized. If a wrong assumption would make the next items useless, it makes sense to test it first.'
},
b: {
text: 'It may come first if the Developers vote for it.',
why: "Developers advise and size the items. The Product Owner is accountable for the order, which doesn't need a vote."
},
c: {
text: 'It has to come later because no user notices it.',
why: 'The Product Backlog lists what is needed to improve the product. Finding out whether something works can be part of that.'
},
d: {
text: 'It has to come later because value comes first.',
why: 'The Guide asks for an order but has no such rule. Risk, dependencies and learning may count as well.'
}
},
answer: 'a',
guideSection: 'Product Owner',
rests: ['product-owner-2', 'product-owner-6']
}, {
id: 'value-based-prioritization-2',
kind: 'single',
difficulty: 2,
stem: "A library's app now shows which books are on the shelf. Two weeks after the release, which observation says most about the value of this feature?",
options: {
a: {
text: 'Ten branch managers had voted for the feature.',
why: "Votes express wishes before the release. They don't say how the feature is used."
},
b: {
text: 'Fewer patrons make a trip for a book that is out.',
why: 'It shows that people are better off since something usable reached them.'
},
c: {
text: 'Fewer days of work were needed than forecast.',
why: 'That concerns the forecast. Early or late, the feature may help no one.'
},
d: {
text: 'All of the tests for the feature had passed.',
why: "Then it's usable and has the required quality. That doesn't show whether it's useful."
}
},
answer: 'b',
guideSection: 'Commitment: Product Goal',
rests: ['product-goal-4']
}, {
id: 'value-based-prioritization-3',
kind: 'multiple',
difficulty: 2,
countStated: true,
stem: 'Three managers want to rank the Product Backlog by a scoring formula. The Product Owner asks what the Scrum Guide says. Which two answers are right? (Choose two.)',
options: {
a: {
text: 'The formula may decide the order if managers approve it.',
why: "The organization must respect the Product Owner's decisions. A budget doesn't change who orders the items."
},
b: {
text: 'The formula may advise the Product Owner, who decides.',
why: 'Stakeholders may try to convince the Product Owner, and they may use a formula. One person decides.'
},
c: {
text: 'The formula may be ignored if she trusts her judgment.',
why: "The Guide doesn't prescribe a technique for ordering, so the Product Owner may use judgment or arithmetic."
},
d: {
text: 'The formula may be used if the Developers vote for it.',
why: 'Scrum has no such vote. The Product Owner may use a formula or do without one.'
},
e: {
text: 'The formula may not be used, because Scrum forbids it.',
why: "How value is maximized may vary widely. A formula is a complementary practice: it's allowed but not required."
}
},
answers: ['b', 'c'],
guideSection: 'Product Owner',
rests: ['product-owner-10', 'product-owner-2']
}, {
id: 'value-based-prioritization-4',
kind: 'true-false',
difficulty: 1,
stem: "The Scrum Guide requires each Product Backlog item to have a value, so that the items' values can be added up.",
answer: false,
why: {
true: 'Value was one of the attributes of an item in 2017. Since 2020, the Guide gives description, order and size as examples, and attributes often vary with the domain.',
false: 'A value is not required. The total would also mislead, because delivering one item can change what the others are worth.'
},
guideSection: 'Product Backlog',
rests: ['product-backlog-7']
}, {
id: 'value-based-prioritization-5',
kind: 'single',
difficulty: 2,
stem: 'Without item P, which takes 6 days to build, users lose 12 hours a day. Without item Q, which takes 3 days, they lose 9. One is built after the other. Which order costs users fewer hours, and how many?',
options: {
a: {
text: 'P first, which costs the users 99 hours',
why: 'This is 6 × 12 + 3 × 9. It leaves out that users also miss Q while P is being built.'
},
b: {
text: 'P first, which costs the users 153 hours',
why: 'The number is right: 6 × 21 + 3 × 9 = 153. With Q first, users lose only 135 hours.'
},
c: {
text: 'Q first, which costs the users 135 hours',
why: "With Q first, 3 × 21 + 6 × 12 = 135 hours are lost, and with P first, 153. The Guide doesn't ask for such a calculation: cost of delay is a complementary practice."
},
d: {
text: 'Q first, which costs the users 99 hours',
why: 'The order is right, but 99 leaves out that users also miss P while Q is being built.'
}
},
answer: 'c',
guideSection: 'Complementary practice',
scope: 'course'
}]
}
