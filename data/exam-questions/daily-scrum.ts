import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner is writing the texts for an item in the Sprint Backlog and comes to the Daily Scrum. How does she take part?',
    options: {
      a: {
        text: 'As a listener, who learns how far the items have come',
        why: 'By working on Sprint Backlog items, she takes part in planning the day as one of the Developers.',
      },
      b: {
        text: 'As the Product Owner, who orders the work of the day',
        why: 'She orders the Product Backlog. The plan for the day belongs to the Developers, and she joins them here as one.',
      },
      c: {
        text: 'As a Developer, who plans the next day with the others',
        why: 'A Product Owner or Scrum Master who actively works on Sprint Backlog items participates as a Developer.',
      },
      d: {
        text: 'As a guest, who answers the questions about her texts',
        why: 'She does part of the work of the Sprint, so she plans it with the others.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-7',
    kind: 'single',
    difficulty: 2,
    stem: "The Daily Scrum is at two. At ten in the morning, a Developer discovers that yesterday's plan can't work. What should happen?",
    options: {
      a: {
        text: 'The Developers concerned meet at two and change the plan.',
        why: 'That means four hours of work on a plan known to be wrong. They may adjust it earlier.',
      },
      b: {
        text: 'The Developers concerned meet at ten and change the plan.',
        why: "The Daily Scrum isn't the only time to adjust the plan. A Scrum Team adapts the moment it learns something new.",
      },
      c: {
        text: 'The Scrum Master moves the Daily Scrum and starts it at ten.',
        why: 'The event keeps its time and place. The Developers can meet without moving it.',
      },
      d: {
        text: 'The Product Owner sees the new plan and approves it at ten.',
        why: 'The plan belongs to the Developers. The Product Owner is needed only if scope is affected.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'A new team asks what good Daily Scrums will do for it. Which of these effects does the Scrum Guide name? (Choose all that apply.)',
    options: {
      a: {
        text: 'Stakeholders kept well informed',
        why: 'The event is for the Developers. Stakeholders inspect the outcome in the Sprint Review.',
      },
      b: {
        text: 'Decisions made with less delay',
        why: 'Daily Scrums promote quick decision-making.',
      },
      c: {
        text: 'Workloads balanced every day',
        why: "The Developers decide among themselves who does what. The Guide doesn't name equal workloads as an effect.",
      },
      d: {
        text: 'Other meetings made unnecessary',
        why: 'Because of its other effects, the event eliminates the need for other meetings.',
      },
      e: {
        text: 'Impediments found by the team',
        why: 'The Guide says that Daily Scrums identify impediments.',
      },
    },
    answers: ['b', 'd', 'e'],
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A director asked for a place at every Daily Scrum, "only to hear where things stand." Since then, the Developers have been reporting to the director in turn. What should the Scrum Master do first?',
    options: {
      a: {
        text: 'Write a summary of the event and send it every day.',
        why: 'That makes the Scrum Master a messenger. The purpose of the event stays unexplained.',
      },
      b: {
        text: 'Keep the turns short and leave time for questions.',
        why: 'The event would still be a report. It should focus on progress toward the Sprint Goal.',
      },
      c: {
        text: 'Allow one visit a week and keep the other days free.',
        why: 'Losing one Daily Scrum a week is still a loss, and the director would go on looking in the wrong place.',
      },
      d: {
        text: "Explain the event's purpose and point to the Review.",
        why: 'The event is for the Developers. The Scrum Master helps others understand Scrum and find the events and artifacts that serve them.',
      },
    },
    answer: 'd',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-10',
    kind: 'single',
    difficulty: 2,
    stem: "It's the last day of the Sprint, an item for the goal is still open, and the Review is in the afternoon. A Developer wants to leave out the Daily Scrum. What is right?",
    options: {
      a: {
        text: 'It is merged with the Review, which looks at open items.',
        why: 'The Review inspects the outcome with stakeholders. The hours until then still need a plan.',
      },
      b: {
        text: 'It takes place and yields a plan for the hours left.',
        why: "It's held every working day of the Sprint, and the open item needs a plan.",
      },
      c: {
        text: 'It is merged with the Retrospective, to review the day.',
        why: 'The Retrospective looks at how the Sprint went. By then, the day to be planned is over.',
      },
      d: {
        text: 'It is left out if all of the Developers agree to that.',
        why: 'The Developers choose the structure and techniques, but not whether the event takes place.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'No one but the Developers decides whether their Daily Scrum uses a chart, a board or only a conversation around a table.',
    answer: true,
    why: {
      true: 'The Developers select the structure and techniques. What counts is the focus on progress toward the Sprint Goal and an actionable plan.',
      false: 'The Guide prescribes no form, and it leaves the choice to the Developers alone.',
    },
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-12',
    kind: 'single',
    difficulty: 2,
    stem: 'The Developers hold their Daily Scrum at a different hour and in a different room each day, wherever most of them are. Which benefit named in the Guide do they give up?',
    options: {
      a: {
        text: 'The lower complexity that comes with a fixed time and place',
        why: 'A Daily Scrum that always takes place at the same hour and in the same spot is simpler for everyone. That is the reason the Guide gives.',
      },
      b: {
        text: 'The greater transparency that comes with an open meeting',
        why: "The event isn't there for an audience. The Sprint Backlog makes the work visible.",
      },
      c: {
        text: 'The stronger commitment that comes with full attendance',
        why: "Attendance may suffer too, but the Guide doesn't give commitment as the reason.",
      },
      d: {
        text: 'The shorter length that comes with an agenda and turns',
        why: 'The Guide sets no agenda. The event lasts 15 minutes wherever it is held.',
      },
    },
    answer: 'a',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-13',
    kind: 'single',
    difficulty: 3,
    stem: 'A Scrum Team tries out changes to its Daily Scrum. Which of them does NOT agree with the Scrum Guide?',
    options: {
      a: {
        text: 'Holding it on days when the Scrum Master is away',
        why: 'The Developers can hold the event without the Scrum Master.',
      },
      b: {
        text: 'Holding it over video with everyone at home',
        why: 'The place may be a video call. What helps is that it stays the same.',
      },
      c: {
        text: 'Holding it without a round of questions',
        why: "The Developers select the structure. The three questions aren't in the Guide of 2020.",
      },
      d: {
        text: 'Holding it on three of the five working days',
        why: 'The Daily Scrum takes place every working day of the Sprint.',
      },
    },
    answer: 'd',
    guideSection: 'Daily Scrum',
  },
]
