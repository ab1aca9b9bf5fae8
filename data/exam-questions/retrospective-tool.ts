import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'retrospective-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'For a year, a Scrum Team of eight has used anonymous notes in its Retrospectives. The same complaints return, and no one takes them up in the conversation. What should the Scrum Master work on?',
    options: {
      a: {
        text: 'A better program that hides the author of each note',
        why: 'More secrecy treats the symptom. A complaint that no one owns can be neither explained nor solved.',
      },
      b: {
        text: 'A series of talks that settle each of the complaints',
        why: 'Then the team learns that problems are taken away from it, and goes on writing notes.',
      },
      c: {
        text: 'A set of small groups with Retrospectives of their own',
        why: 'A Scrum Team has no sub-teams, and the event is for the whole team.',
      },
      d: {
        text: 'A way for the team to see the reasons for its silence',
        why: 'Anonymous notes have hidden the reason without removing it. Openness and courage are values that a team gets better at by living them.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Values',
  },
  {
    id: 'retrospective-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'In the Retrospective, a team decides that one Developer a day will carry the on-call phone. Which of these steps are compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The first Developer carries it on the same day.',
        why: '"The most impactful improvements are addressed as soon as possible."',
      },
      b: {
        text: 'The Product Owner decides whether the team may begin.',
        why: "The Scrum Team decides how it works. Such a change doesn't need the approval of the Product Owner.",
      },
      c: {
        text: 'The Scrum Master assigns the days to the people.',
        why: 'Who does what and when is decided within the team. The Scrum Master enables it to improve.',
      },
      d: {
        text: 'The Scrum Team drops the rule again within a week.',
        why: '"A Scrum Team is expected to adapt the moment it learns" something. It doesn\'t have to wait for an event.',
      },
      e: {
        text: 'The Scrum Team adds this to the next Sprint Backlog.',
        why: 'Improvements may be added there. No one has to.',
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'Sprint Retrospective',
  },
]
