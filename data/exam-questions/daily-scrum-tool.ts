import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-tool-5',
    kind: 'single',
    difficulty: 2,
    stem: 'A program asks every Developer three questions each morning and posts the replies. The Developers propose to give up their Daily Scrum. What would they lose above all?',
    options: {
      a: {
        text: 'A joint look at the goal and a plan for the next day',
        why: 'Separate replies remain separate reports. The event is for inspecting progress together and making an actionable plan for the next day.',
      },
      b: {
        text: 'A daily list of impediments for the Scrum Master',
        why: "The posts would contain that too, and impediments aren't collected for the Scrum Master to work through alone.",
      },
      c: {
        text: 'Daily news for a Product Owner who skips the posts',
        why: 'The event is not there to inform the Product Owner.',
      },
      d: {
        text: 'A shared timebox with a limit of fifteen minutes',
        why: 'A timebox is only a limit. What they would lose is what they do together within it.',
      },
    },
    answer: 'a',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner would like the Developers to begin each Daily Scrum with the burn-down. The Developers find that it tells them nothing about the next day. What is right?',
    options: {
      a: {
        text: 'They have to show it, since the Product Owner asked.',
        why: "The Product Owner's wish doesn't determine the techniques in an event for the Developers.",
      },
      b: {
        text: 'They have to show it, since it measures progress.',
        why: 'Progress has to be inspected. Burn-downs are one possible practice, and none is required.',
      },
      c: {
        text: 'They may leave it out, since they choose techniques.',
        why: 'The Developers select the techniques. The Sprint Backlog is highly visible and shows the present plan to anyone who wants to see it.',
      },
      d: {
        text: 'They may leave it out if the Scrum Master approves.',
        why: "The Scrum Master doesn't have to approve this. The Guide leaves it to the Developers.",
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
]
