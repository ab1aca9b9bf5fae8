import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'A program asks every Developer three questions each morning and posts the replies. The Developers propose to give up their meeting, because all the information is there. What would they lose above all?',
    options: {
      a: {
        text: 'A record of impediments that the Scrum Master can work through during the day',
        why: 'The posts would contain that too. And impediments are not collected for the Scrum Master to work through alone.',
      },
      b: {
        text: 'Looking at the goal together, and adapting one plan',
        why: 'Six replies are six reports. Joint inspection of progress and an actionable plan for the next day are the purpose.',
      },
      c: {
        text: 'The daily information of the Product Owner, who reads no posts',
        why: 'The event is not there to inform the Product Owner.',
      },
      d: {
        text: 'Proof that the timebox of fifteen minutes has been kept',
        why: 'A timebox is a limit and needs no proof. The loss lies in what is not done together.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-tool-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Owner would like the Developers to begin each Daily Scrum with the burndown chart, because she finds the trend instructive. The Developers find that it tells them nothing about the next day. What applies?',
    options: {
      a: {
        text: 'The chart is shown, since the Product Owner is accountable for the value of the Sprint.',
        why: 'That accountability does not reach into the techniques of an event for the Developers.',
      },
      b: {
        text: 'The chart is shown, because progress toward the Sprint Goal has to be inspected by it.',
        why: 'Progress has to be inspected. Burn-downs are one possible practice, and none is required.',
      },
      c: {
        text: 'They do not need to show it. She can see the Sprint Backlog at any time.',
        why: 'The Developers select the techniques. The Sprint Backlog is highly visible and shows the present plan to anyone who wants to see it.',
      },
      d: {
        text: 'The Scrum Master weighs both views and decides for the time being.',
        why: 'There is nothing to decide between the two. The Guide leaves it to the Developers.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
]
