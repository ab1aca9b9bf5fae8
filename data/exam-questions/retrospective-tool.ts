import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'retrospective-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'For a year, a Scrum Team of eight has used anonymous notes in its Retrospectives. The same complaints return, and no one takes them up in the conversation. What should the Scrum Master work on?',
    options: {
      a: {
        text: 'On what keeps people from saying it openly, together with the team',
        why: 'Anonymous notes have hidden the reason and not removed it. Openness and courage are values that the team becomes more proficient in by living them.',
      },
      b: {
        text: 'On a better program, in which even handwriting and style cannot be recognized',
        why: 'More secrecy treats the sign. A complaint that no one stands for can be neither explained nor solved.',
      },
      c: {
        text: 'On the complaints themselves, by settling them with the people concerned outside the event',
        why: 'Then the team learns that problems are taken away from it, and goes on writing notes.',
      },
      d: {
        text: 'On smaller groups, each of which holds a Retrospective of its own',
        why: 'There are no sub-teams in a Scrum Team. The event is one for the whole of it.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
  },
  {
    id: 'retrospective-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'In the Retrospective, a team decides to let one Developer a day carry the alarm phone. Which of the following is compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The team adds the change to the Sprint Backlog of the next Sprint.',
        why: 'Improvements may be added there. No one has to.',
      },
      b: {
        text: 'The Product Owner has to approve it as an item of the Product Backlog before anyone begins.',
        why: 'The Scrum Team decides how it works. Such a change does not need the approval of the Product Owner or a place in the Product Backlog.',
      },
      c: {
        text: 'The first Developer takes over the phone on the same afternoon.',
        why: '"The most impactful improvements are addressed as soon as possible".',
      },
      d: {
        text: 'The team drops it after a week, because it rings for nothing all day.',
        why: '"A Scrum Team is expected to adapt the moment it learns" something. No event has to be awaited.',
      },
      e: {
        text: 'The Scrum Master draws up the list of days, since improvements are the task of the Scrum Master.',
        why: 'Who does what and when is decided within the team. The Scrum Master enables it to improve.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Sprint Retrospective',
  },
]
