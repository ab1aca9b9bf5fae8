import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-retrospective-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A department manager wants to attend the Sprint Retrospective "to support improvements". The team feels uneasy about it. What is the best step for the Scrum Master?',
    options: {
      a: {
        text: 'Invite the manager as a key stakeholder who can help inspect the Sprint.',
        why: 'Stakeholders inspect the outcome of the Sprint in the Review. Here the Scrum Team inspects how it worked.',
      },
      b: {
        text: 'Explain what the event is for, and bring the manager obstacles that need help.',
        why: 'The Scrum Team inspects itself and has to speak openly. The manager can help with obstacles without attending.',
      },
      c: {
        text: 'Let the manager attend every second time, and compare how the events go.',
        why: 'The team would pay for this comparison with its openness, and it has not asked for it.',
      },
      d: {
        text: 'Let the manager attend, and hold a second Retrospective without telling anyone.',
        why: 'Pretending is the opposite of openness, and the first event would be wasted.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'sprint-retrospective-7',
    kind: 'single',
    difficulty: 3,
    stem: 'For the third time, the notes say that a supplier takes two weeks to answer. The team has written the topic down each time and moved on. What is the best use of it today?',
    options: {
      a: {
        text: 'Take it off the list, and use the time for causes inside the Scrum Team.',
        why: 'The cause may be outside, but the effect is not. Impediments outside the team can be removed as well.',
      },
      b: {
        text: 'Move it to the top of the list, with the dates of all three notes.',
        why: 'That makes a better list but changes nothing. Inspection without adaptation is pointless.',
      },
      c: {
        text: 'Ask the Product Owner to plan with two weeks for each answer from now on.',
        why: 'That adapts the plan to the delay. The event is for finding ways to become more effective.',
      },
      d: {
        text: 'Choose one step to try in the next Sprint, and someone to begin it.',
        why: 'The event is for planning ways to become more effective. The Scrum Master can then help to remove the cause.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A wrong guess about how users sign in has cost the Scrum Team half a Sprint. Which of these belong in its Sprint Retrospective? (Choose all that apply.)',
    options: {
      a: {
        text: 'Naming the assumption that misled the team',
        why: 'A Scrum Team identifies the assumptions that led it astray.',
      },
      b: {
        text: 'Finding out who made the guess, so that someone else decides next time',
        why: 'This looks for someone to blame. What matters is why the guess made sense at the time.',
      },
      c: {
        text: 'Exploring where that assumption came from',
        why: 'The origins of such assumptions are explored. Otherwise the same problem may return.',
      },
      d: {
        text: 'Talking about how the team dealt with the problem in the end',
        why: 'The team discusses how it solved its problems, or why it did not.',
      },
      e: {
        text: 'Choosing which screens the Developers will change in the next Sprint',
        why: 'Work on the product is ordered in the Product Backlog and selected in Sprint Planning.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-9',
    kind: 'single',
    difficulty: 1,
    stem: 'In a one-month Sprint, the Retrospective has lasted two hours. The Scrum Team has nothing more to discuss, and everyone wants to try the one change that was agreed on. What applies?',
    options: {
      a: {
        text: 'The event may end now, an hour before its limit.',
        why: 'Three hours is the maximum for one month, and the purpose has been reached.',
      },
      b: {
        text: 'The event goes on for another hour, until its three hours are used.',
        why: 'The Guide names three hours as a maximum. A timebox does not have to be filled.',
      },
      c: {
        text: 'The event has already exceeded its limit of ninety minutes.',
        why: 'The limit is three hours for one month. A team may set itself a shorter limit, but the Guide does not.',
      },
      d: {
        text: 'The event goes on until three improvements have been found.',
        why: 'The Guide does not set a number of improvements.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-10',
    kind: 'single',
    difficulty: 3,
    stem: 'An organization has a standard for what Done means. In its Retrospective, a Scrum Team finds that one line of this standard is slow and that another risk is not covered. What may the team change without asking anyone?',
    options: {
      a: {
        text: 'Both. A Definition of Done belongs to the Scrum Team that uses it.',
        why: 'If the organization has a standard, all Scrum Teams must follow it as a minimum.',
      },
      b: {
        text: 'Neither. An organizational standard is changed by the organization.',
        why: 'The standard is only a minimum, so the team may add to its own definition.',
      },
      c: {
        text: 'It may add a line for the risk, and it has to keep the slow one.',
        why: 'A team may ask for more than the standard but not for less. It can still suggest a change to the organization.',
      },
      d: {
        text: 'It may exchange the slow line for a new line that covers the risk.',
        why: 'Each line of the standard is part of the minimum, so none of them may be dropped.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'sprint-retrospective-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'On a Tuesday in the middle of the Sprint, a Scrum Team finds a better way to work. It may start working that way at once, without waiting for its Retrospective.',
    answer: true,
    why: {
      true: 'A Scrum Team is expected to adapt as soon as it learns something new. The Retrospective is one formal opportunity to do so.',
      false:
        'The Retrospective makes sure that the team looks at how it works. It is not the only time at which a team may change that.',
    },
    guideSection: 'Adaptation',
  },
  {
    id: 'sprint-retrospective-12',
    kind: 'single',
    difficulty: 3,
    stem: 'Today the Sprint Retrospective will deal with how the Scrum Master handled an impediment. So far, the Scrum Master has facilitated every Retrospective. Which step makes the most sense?',
    options: {
      a: {
        text: 'The Scrum Master facilitates again and answers questions about the impediment.',
        why: 'It is hard to steer a conversation fairly while explaining your own part in it. The Scrum Master does not have to lead the event.',
      },
      b: {
        text: 'A member without a stake in it facilitates, and the Scrum Master takes part.',
        why: "Any member may facilitate. The Scrum Master's work is part of how the Sprint went, so the Scrum Master should be in the conversation.",
      },
      c: {
        text: 'The Scrum Master leaves the room while the others discuss the impediment.',
        why: 'The whole Scrum Team takes part. Talking about someone who is absent settles little.',
      },
      d: {
        text: 'The topic is kept for a talk between the Scrum Master and a manager.',
        why: 'The Scrum Team inspects how the Sprint went for all of its members. It does not hand that to a manager.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Retrospective',
  },
]
