import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Owner is writing texts for an item in the Sprint Backlog and comes to the Daily Scrum. How does she take part?',
    options: {
      a: {
        text: 'As the Product Owner, who may use the occasion to hear how each item stands.',
        why: 'The event is not there to inform the Product Owner, who can look at the Sprint Backlog at any time.',
      },
      b: {
        text: 'As a Developer, who plans the coming day together with the others.',
        why: 'A Product Owner or Scrum Master actively working on Sprint Backlog items participates as a Developer.',
      },
      c: {
        text: 'As a listener, because planning the work is reserved for the Developers.',
        why: 'By working on Sprint Backlog items she takes part as one of them.',
      },
      d: {
        text: 'Not at all, because no one may be Product Owner and do the work of a Developer.',
        why: 'The Guide describes exactly this case and says how such a person participates.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The Daily Scrum is at two. At ten in the morning a Developer discovers that the plan of yesterday cannot work. What should happen?',
    options: {
      a: {
        text: 'The Developers concerned get together and change the plan now.',
        why: 'The Daily Scrum is not the only time to adjust the plan. The Guide expects a Scrum Team to adapt as soon as it learns something new.',
      },
      b: {
        text: 'The Developer notes it, so that everyone hears it at two and no one is interrupted.',
        why: 'Four hours of work on a plan known to be wrong are wasted. Adaptation should come as soon as possible.',
      },
      c: {
        text: 'The Scrum Master calls the Daily Scrum for half past ten.',
        why: 'The event keeps its time and place. The Developers can meet without renaming the meeting.',
      },
      d: {
        text: 'The Product Owner is asked whether the plan may be changed.',
        why: 'The plan belongs to the Developers. The Product Owner is needed only if scope is affected.',
      },
    },
    answer: 'a',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'A Scrum Team wants to know what it can expect of good Daily Scrums. Which effects does the Scrum Guide name? (Choose all that apply.)',
    options: {
      a: {
        text: 'Stakeholders are kept up to date without a report.',
        why: 'Stakeholders have no part in the event. They meet the outcome at the Sprint Review.',
      },
      b: {
        text: 'Impediments are identified.',
        why: 'This is one of the effects that the Guide names.',
      },
      c: {
        text: 'Decisions are made quickly.',
        why: 'The Guide says that Daily Scrums promote quick decision-making.',
      },
      d: {
        text: 'Work is assigned evenly to the Developers.',
        why: 'The Developers decide among themselves who does what, and evenness is not an aim of the event.',
      },
      e: {
        text: 'The need for other meetings is eliminated.',
        why: 'As a consequence of the other effects, Daily Scrums eliminate the need for other meetings.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A director asked the Scrum Master for a place at every Daily Scrum, "only to hear where things stand". Since then, the Developers have been speaking to the director in turn. What should the Scrum Master do first?',
    options: {
      a: {
        text: 'Cancel the event until the director has been trained in Scrum.',
        why: 'Leaving the event out takes away a daily opportunity to inspect and adapt. The event itself is not the problem.',
      },
      b: {
        text: 'Summarize each Daily Scrum in a report for the director and the Product Owner.',
        why: 'That makes the Scrum Master a messenger and leaves the purpose of the event unexplained.',
      },
      c: {
        text: 'Explain whose event it is and point the director to the Sprint Backlog and the Review.',
        why: 'The event is for the Developers. Helping others understand Scrum, and which artifacts and events serve them, is part of what the Scrum Master is accountable for.',
      },
      d: {
        text: 'Ask the director to come on one fixed day a week, so that the others stay undisturbed.',
        why: 'One lost Daily Scrum a week is still lost, and the director still gets the wrong source.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-10',
    kind: 'single',
    difficulty: 2,
    stem: 'On the last day of the Sprint, one item for the goal is still open. The Sprint Review is in the afternoon. A Developer proposes to leave out the Daily Scrum: "There is nothing left to plan." What is right?',
    options: {
      a: {
        text: 'It may be left out, because the Review inspects the same things more thoroughly.',
        why: 'The Review inspects the outcome with stakeholders. The hours until then still need a plan toward the Sprint Goal.',
      },
      b: {
        text: 'It may be left out if all Developers agree, since the event is theirs.',
        why: 'Structure and techniques are theirs. Whether the event takes place is not left open.',
      },
      c: {
        text: 'It is joined to the Sprint Retrospective, where there is more time.',
        why: 'The Retrospective looks at how the Sprint went. By then, the day that should be planned is over.',
      },
      d: {
        text: 'It takes place: the hours left are planned toward the goal.',
        why: 'It is held every working day of the Sprint, and an open item is reason enough on this one.',
      },
    },
    answer: 'd',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'daily-scrum-11',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Developers who sit around a table in their Daily Scrum, talk in no particular order and use no chart can still follow the Scrum Guide.',
    answer: true,
    why: {
      true: 'Standing, turns and charts are habits. What counts is the focus on progress toward the Sprint Goal and an actionable plan for the next day.',
      false:
        'The Guide prescribes no form. The Developers select whatever structure and techniques they want.',
    },
    guideSection: 'Daily Scrum',
  },
]
