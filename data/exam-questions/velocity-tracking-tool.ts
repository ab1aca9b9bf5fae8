import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'velocity-tracking-tool-2',
kind: 'single',
difficulty: 2,
stem: 'A team has an average velocity of 20. In Sprint Planning, the Product Owner says that 20 points will therefore be selected. What is correct?',
options: {
a: {
text: 'The Product Owner decides, with value as the basis of the choice.',
why: 'The Product Owner orders the items. The Developers judge how much they can complete.'
},
b: {
text: 'The Scrum Master confirms, with capacity as the basis of the choice.',
why: "The Scrum Master doesn't confirm amounts. The Developers judge their own capacity."
},
c: {
text: 'The Developers select, with velocity as one of several inputs.',
why: "They select in discussion with the Product Owner. Past performance is one thing that makes them more confident in their forecast, but the number doesn't decide."
},
d: {
text: 'The average decides, with three Sprints or more as its basis.',
why: "However you calculate an average, it doesn't become a quota."
}
},
answer: 'c',
guideSection: 'Sprint Planning',
rests: ['sprint-planning-11', 'sprint-planning-14']
}, {
id: 'velocity-tracking-tool-6',
kind: 'single',
difficulty: 2,
stem: 'Two Scrum Teams work on one product. Team East notes 60 points a Sprint, Team West 20. What may a manager conclude?',
options: {
a: {
text: 'East gets three times as many items Done.',
why: "The points don't show how many items are behind them. Each team has sizes of its own."
},
b: {
text: 'East has practices that West should adopt.',
why: 'That takes the higher number for better work, which it does not show.'
},
c: {
text: 'East has three times as many people as West.',
why: "The team's size doesn't follow from the points. Each team has sizes of its own."
},
d: {
text: 'East has sizes that mean nothing to West.',
why: 'Sizes mean something only within one team. Nothing follows about which team achieves more.'
}
},
answer: 'd',
guideSection: 'Complementary practice',
scope: 'near'
}, {
id: 'velocity-tracking-tool-8',
kind: 'single',
difficulty: 2,
stem: 'A tool draws a gray bar named "Commitment": the sum of the sizes that were selected for the Sprint. How does this agree with the Scrum Guide?',
options: {
a: {
text: 'It conflicts with the Guide, which calls the Sprint Goal the commitment.',
why: 'The Developers commit to the Sprint Goal. Which items it takes may be renegotiated.'
},
b: {
text: 'It conflicts with the Guide, which has the Product Owner commit to items.',
why: 'No one commits to items or sizes in Scrum.'
},
c: {
text: 'It agrees with the Guide, which lets Developers commit to freely chosen items.',
why: 'Even freely chosen items are a forecast. The commitment is to the goal.'
},
d: {
text: 'It agrees with the Guide, which calls the selected items a commitment.',
why: 'The Sprint Backlog does carry one: the Sprint Goal. The set of items is not it.'
}
},
answer: 'a',
guideSection: 'Commitment: Sprint Goal',
rests: ['sprint-goal-2']
}, {
id: 'velocity-tracking-tool-9',
kind: 'single',
difficulty: 2,
stem: 'In its last eight Sprints a team got 23, 20, 26, 19, 17, 24, 11 and 22 points Done. The 11 was due to an outage. A stakeholder asks what the next Sprint will bring. Which answer is the most honest?',
options: {
a: {
text: '"About 22, as the seven normal Sprints suggest."',
why: 'The next bad Sprint will have a reason as well. A single number also hides the spread.'
},
b: {
text: '"From 17 to 24, as six of eight Sprints suggest."',
why: 'It gives a range with its evidence. The range can be missed, as two of the eight Sprints show.'
},
c: {
text: '"Exactly 20.25, as the average Sprint suggests."',
why: 'No Sprint had it, and the decimals claim an exactness that no one has.'
},
d: {
text: '"Up to 26, as the best of the Sprints suggests."',
why: 'That takes the best of eight Sprints for the usual one.'
}
},
answer: 'b',
guideSection: 'Complementary practice',
scope: 'near'
}]
