import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'courage-6',
    kind: 'single',
    difficulty: 3,
    stem: 'For years a team has avoided an old part of its product that causes bugs again and again. Which step shows courage in the sense of Scrum?',
    options: {
      a: {
        text: 'One Developer rewrites it alone on weekends and surprises the others with the result.',
        why: 'That is overtime and a lone act. The others have no say in the risk to their product.',
      },
      b: {
        text: 'The Scrum Master puts it at the top of the Product Backlog, as somebody has to begin.',
        why: 'Ordering Product Backlog items belongs to the Product Owner.',
      },
      c: {
        text: 'They raise it with the Product Owner, size it honestly and take on a first piece of it.',
        why: 'Working on tough problems is half of the value. It happens in the open, and it competes for its place like other work.',
      },
      d: {
        text: 'The Developers refuse all new items until the Product Owner allows a Sprint that is free of features.',
        why: 'A threat avoids the problem. What to work on is discussed with the Product Owner.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'courage-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A sales manager asks for one more week in the current Sprint, so that a feature can be finished. Everyone looks at the Scrum Master. What would be courageous and right?',
    options: {
      a: {
        text: 'To grant the week once, and to write it on the list for the Retrospective.',
        why: 'Sprints have a fixed length. Granting it avoids the unpleasant answer.',
      },
      b: {
        text: 'To let the Developers vote, since they are self-managing.',
        why: 'Self-management does not extend to changing the rules of Scrum.',
      },
      c: {
        text: 'To refer the question to the Product Owner, who alone may prolong a Sprint that needs it.',
        why: 'The Product Owner may cancel a Sprint. No one may prolong one.',
      },
      d: {
        text: 'To explain that the Sprint ends as planned, and what the manager can do instead.',
        why: '"The Scrum Master is accountable for establishing Scrum as defined", and that can mean a friendly no to someone with power.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'courage-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these would the value of courage speak for? (Choose all that apply.)',
    options: {
      a: {
        text: 'Admitting in the Retrospective that your own assumption led the team astray',
        why: 'Such assumptions are identified there, and it takes courage to name your own.',
      },
      b: {
        text: 'Telling the Product Owner during the Sprint that the Sprint Goal is in danger',
        why: 'Early and uncomfortable: that leaves time to renegotiate scope.',
      },
      c: {
        text: "Calling a colleague's work worthless before the whole team so that everybody learns from it",
        why: 'Bluntness leaves no room to answer. Courage comes together with respect.',
      },
      d: {
        text: 'Asking for help with a problem that you said you could manage alone',
        why: "Taking back one's own words is hard, and it serves the goal.",
      },
      e: {
        text: 'Raising the forecast above what past performance supports, to set an example',
        why: 'That is wishful thinking. Past performance is what makes a forecast sound.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'courage-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A team stops a service at night on a well-founded suspicion. The next day shows a false alarm, and users were inconvenienced. How should the decision be judged?',
    options: {
      a: {
        text: 'By its cost to the users, who were inconvenienced for nothing.',
        why: 'Success was unknown at the time. Judging by the outcome teaches people to stay silent.',
      },
      b: {
        text: 'By what the team knew when it made the decision.',
        why: 'Decisions rest on what has been observed up to then. The Retrospective can ask how to find out sooner.',
      },
      c: {
        text: "By whether management agreed, since stopping a service is management's call.",
        why: 'Operation and maintenance are among the activities for which the Scrum Team is responsible.',
      },
      d: {
        text: 'By the courage shown, since acting takes more of it than waiting for facts.',
        why: 'Waiting can be the braver and better choice. Action as such proves nothing.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Theory',
  },
]
