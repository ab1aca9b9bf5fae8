import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'A program asks every Developer three questions each morning and posts the replies. The Developers propose to give up their Daily Scrum. What would they lose above all?',
    options: {
      a: {
        text: 'The joint look at the goal with a plan for the day',
        why: 'Six replies are six reports. Joint inspection of progress and an actionable plan for the next day are the purpose.',
      },
      b: {
        text: 'The daily list of impediments for the Scrum Master',
        why: 'The posts would contain that too. And impediments are not collected for the Scrum Master to work through alone.',
      },
      c: {
        text: 'The daily news for a Product Owner who skips posts',
        why: 'The event is not there to inform the Product Owner.',
      },
      d: {
        text: 'The joint timebox with its limit of fifteen minutes',
        why: 'A timebox is a limit and needs no proof. The loss lies in what is not done together.',
      },
    },
    answer: 'a',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner would like the Developers to begin each Daily Scrum with the burn-down. The Developers find that it tells them nothing about the next day. What applies?',
    options: {
      a: {
        text: 'They have to show it, as a wish of the Product Owner.',
        why: "The Product Owner's wish doesn't decide on the techniques of an event for the Developers.",
      },
      b: {
        text: 'They have to show it, as the measure of progress.',
        why: 'Progress has to be inspected. Burn-downs are one possible practice, and none is required.',
      },
      c: {
        text: 'They may leave it out, as a technique of their choice.',
        why: 'The Developers select the techniques. The Sprint Backlog is highly visible and shows the present plan to anyone who wants to see it.',
      },
      d: {
        text: 'They may leave it out, as the Scrum Master decides.',
        why: 'There is nothing to decide between the two. The Guide leaves it to the Developers.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
]
