import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [{
id: 'scrum-board-5',
kind: 'single',
difficulty: 2,
stem: 'The Developers have agreed to have at most two items open. Two are open, both are being worked on, and one Developer has just become free. What fits their agreement and the Sprint Goal best?',
options: {
a: {
text: 'To review part of an open item for the others',
why: 'Finishing an open item serves the goal and keeps the agreement.'
},
b: {
text: 'To begin a third item for the current goal',
why: 'That breaks the agreement. With three items open, each of them takes longer.'
},
c: {
text: 'To ask the Scrum Master to assign a task',
why: "The Scrum Master doesn't assign work. The Developers decide who does what."
},
d: {
text: 'To wait for the end of one of the open items',
why: 'This keeps the agreement, but it brings neither item closer to Done.'
}
},
answer: 'a',
guideSection: 'Commitment: Sprint Goal',
rests: ['sprint-goal-4']
}, {
id: 'scrum-board-6',
kind: 'single',
difficulty: 3,
stem: 'A department head wants the boards of all nine Scrum Teams to have the same seven columns, so that one report can compare the teams. What should the Scrum Master of one of these teams do?',
options: {
a: {
text: 'Help the Developers adopt the columns as a company standard',
why: 'The Guide speaks of organizational standards for the Definition of Done. It has no such rule for the Sprint Backlog.'
},
b: {
text: 'Help the Developers fill in a second board for the report',
why: 'Two pictures of the same work soon differ, and then decisions are based on the wrong one.'
},
c: {
text: 'Help the department head compare the teams by their velocity',
why: "Velocity isn't part of Scrum and says nothing across teams. The comparison would mislead."
},
d: {
text: "Help the department head learn from the teams' Increments",
why: "Usable Increments say more about a team than the columns of its board, and the plan stays the Developers' own."
}
},
answer: 'd',
guideSection: 'Scrum Master',
rests: ['scrum-master-17', 'sprint-backlog-2'],
focusArea: 'Coaching'
}]
