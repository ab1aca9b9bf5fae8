import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-board-5',
    kind: 'single',
    difficulty: 3,
    stem: 'The Developers have agreed to keep at most two items open. Two are open, and others are working on them when one Developer becomes free. What fits the agreement and the Sprint Goal best?',
    options: {
      a: {
        text: 'To look at the two open items for something that would get them Done sooner',
        why: 'Reading, testing, asking the librarian: finishing serves the goal. If there is truly nothing, the Developers may talk about the limit.',
      },
      b: {
        text: 'To begin the third item quietly and show it on the board when there is room',
        why: 'Then the board no longer shows what is true, and the next decision rests on a wrong picture.',
      },
      c: {
        text: 'To ask the Scrum Master for a task outside the Sprint Backlog',
        why: 'The Scrum Master does not hand out work. The Developers decide who does what.',
      },
      d: {
        text: 'To wait, because a limit on open items comes before everything else in Scrum',
        why: 'The limit is their own agreement and no rule of Scrum. Waiting is only one of several ways to keep it.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'scrum-board-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head wants the boards of all nine Scrum Teams to have the same seven columns, so that the teams can be compared in one report. How should the Scrum Master of one of the teams respond?',
    options: {
      a: {
        text: 'Introduce the columns, as standards of the organization are a minimum for all Scrum Teams.',
        why: 'That sentence is about the Definition of Done. No standard makes the plan of the Developers a report.',
      },
      b: {
        text: 'Let the Developers work as they like, and enter their cards in a second board for the report.',
        why: 'Two pictures will differ within days, and decisions will be made by the wrong one.',
      },
      c: {
        text: 'Refuse, because stakeholders have no right to see the Sprint Backlog of a team.',
        why: 'The Sprint Backlog is highly visible. Seeing it is welcome; shaping it for a comparison is another matter.',
      },
      d: {
        text: 'Find out what the head wants to know, and show Increments and progress that answer it.',
        why: 'Helping stakeholders with an empirical approach serves both sides. The Sprint Backlog stays a plan by and for the Developers.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Backlog',
    focusArea: 'Coaching',
  },
]
