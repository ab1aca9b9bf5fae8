import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'courage-6',
    kind: 'single',
    difficulty: 3,
    stem: 'For years a team has avoided an old part of its product that causes bugs again and again. Which step shows courage as Scrum understands it?',
    options: {
      a: {
        text: 'They rewrite it over two weekends and surprise the Product Owner.',
        why: 'That is hidden overtime, and the others have no say in the risk to their product.',
      },
      b: {
        text: 'They turn down new items and demand a Sprint for repairs only.',
        why: 'A threat avoids the problem. The team discusses with the Product Owner what to work on.',
      },
      c: {
        text: 'They raise it with the Scrum Master and wait for a repair team.',
        why: "The Scrum Team is responsible for all product-related activities. Handing the tough problem to others isn't working on it.",
      },
      d: {
        text: 'They raise it with the Product Owner and start on a small piece.',
        why: 'Courage includes working on tough problems. This happens in the open, and the piece competes with other work for its place.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Values',
  },
  {
    id: 'courage-7',
    kind: 'single',
    difficulty: 3,
    stem: 'A sales manager asks for one more week in the current Sprint, so that a feature can be finished. Which answer by the Scrum Master would be courageous and right?',
    options: {
      a: {
        text: 'Put off the answer and have the Developers vote on it.',
        why: "Developers manage their own work, but the length of the current Sprint isn't open to a vote.",
      },
      b: {
        text: 'Grant the request and discuss it in the Retrospective.',
        why: 'Sprints have a fixed length. Granting the request avoids the unpleasant answer.',
      },
      c: {
        text: 'Decline the request and point to the Product Owner.',
        why: '"The Scrum Master is accountable for establishing Scrum as defined," and that can mean politely turning down someone with power. The Product Owner decides about the order.',
      },
      d: {
        text: 'Decline the request and promise it for the next Sprint.',
        why: "Declining is right, but the Scrum Master can't make this promise, because the Developers select the work for each Sprint.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
  },
  {
    id: 'courage-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team collects examples of courage for its working agreement. Which of these belong on the list? (Choose all that apply.)',
    options: {
      a: {
        text: "Insisting that a colleague's mistake be made public",
        why: 'That exposes a person and leaves no room to answer. Courage comes with respect.',
      },
      b: {
        text: 'Admitting that your own assumption misled the team',
        why: 'It takes courage to name your own wrong assumption, and the team can learn from it.',
      },
      c: {
        text: 'Reporting that the Sprint Goal has become doubtful',
        why: 'Saying so early is uncomfortable, and it leaves time to renegotiate the scope.',
      },
      d: {
        text: "Conceding that you can't deliver what you promised",
        why: "It's hard to take back your own words, and it serves the goal.",
      },
      e: {
        text: 'Claiming that the team will exceed its past results',
        why: 'That is wishful thinking. Past performance is what makes a forecast sound.',
      },
    },
    answers: ['b', 'c', 'd'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'courage-9',
    kind: 'single',
    difficulty: 2,
    stem: 'One night a team stops a service on a well-founded suspicion. The next day it turns out to have been a false alarm, and users were inconvenienced. How should the decision be judged?',
    options: {
      a: {
        text: 'By what the team could know during that night',
        why: 'Decisions are based on what has been observed so far. The Retrospective can ask how to find out sooner.',
      },
      b: {
        text: 'By how much trouble the outage caused its users',
        why: "The team couldn't know the outcome when it decided. Judging by the outcome teaches people to stay silent.",
      },
      c: {
        text: 'By whether management agreed to it that night',
        why: 'Operation and maintenance are among the activities for which the Scrum Team is responsible.',
      },
      d: {
        text: 'By how much courage the Developers had shown',
        why: "Waiting can be braver and better than acting. Courage alone doesn't make a decision right.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
  },
]
