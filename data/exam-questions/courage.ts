import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'courage-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A team begins to change an old part of its product that it has been afraid of for years. Which value does this show most directly?',
    options: {
      a: {
        text: 'Openness',
        why: 'Openness is about telling others of the work and its challenges. Here the team takes on a tough problem, and that takes courage.',
      },
      b: {
        text: 'Focus',
        why: "Focus is on the work of the Sprint and the team's goals. What the team does here is to face what it was afraid of.",
      },
      c: {
        text: 'Commitment',
        why: 'Commitment is to the goals and to each other. What the team overcomes here is fear, and that takes courage.',
      },
      d: {
        text: 'Courage',
        why: 'Courage includes working on tough problems. A part of the product that the team has feared for years is one.',
      },
    },
    answer: 'd',
    rests: ['values-10'],
  },
  {
    id: 'courage-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A sales manager asks for one more week in the current Sprint. What should the Scrum Master do?',
    options: {
      a: {
        text: 'Let the Developers vote on it.',
        why: "It's tempting, since the Developers manage their own work. But the length of a Sprint is fixed, so it isn't open to a vote.",
      },
      b: {
        text: 'Agree to it, and pass it on to the Developers as an order.',
        why: "The length of a Sprint is fixed, so the Scrum Master can't grant an extra week. Passing on orders to the Developers isn't part of the accountability, either.",
      },
      c: {
        text: 'Decline it, and explain that a Sprint has a fixed length.',
        why: 'Sprints have a fixed length, and the Scrum Master is accountable for establishing Scrum. That can mean turning down someone with power, politely.',
      },
      d: {
        text: 'Explain what a forecast is, and ask about the reason.',
        why: "The length of a Sprint is fixed, and the manager should hear that clearly. A talk about forecasts and reasons can follow, but it doesn't answer the request.",
      },
    },
    answer: 'c',
    rests: ['sprint-3', 'scrum-master-1'],
  },
  {
    id: 'courage-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are examples of courage as a Scrum value? (Choose all that apply.)',
    options: {
      a: {
        text: 'Naming in public which colleague made a mistake',
        why: 'It may feel brave, but it exposes a person. The values belong together, respect among them.',
      },
      b: {
        text: 'Admitting that your own assumption misled the team',
        why: 'Naming your own mistake is hard and right, and the team can learn from it.',
      },
      c: {
        text: 'Saying early that the Sprint Goal is in doubt',
        why: 'Bad news is uncomfortable to tell. Telling it early is the right thing to do, since it leaves time to renegotiate the scope.',
      },
      d: {
        text: 'As a Scrum Master, telling a manager that a Sprint has a fixed length',
        why: 'It may disappoint someone with power, and it is right: Sprints have a fixed length.',
      },
      e: {
        text: 'Promising more than the team has ever done',
        why: 'Promising what no experience supports is wishful thinking. Courage means doing the right thing, such as saying honestly what past performance suggests.',
      },
    },
    answers: ['b', 'c', 'd'],
    rests: ['values-9', 'sprint-3'],
  },
  {
    id: 'courage-9',
    kind: 'single',
    difficulty: 2,
    stem: 'One night a team stops a service on a well-founded suspicion. It was a false alarm, and users were annoyed. How should the decision be judged?',
    options: {
      a: {
        text: 'By what was known at the time',
        why: "The Guide doesn't say so; it follows from empiricism. Decisions rest on what is known at the time, and the false alarm became known only later.",
      },
      b: {
        text: 'By what it cost the users',
        why: "A decision rests on what has been observed up to then. When the team decided, it couldn't know that the alarm was false and would annoy users.",
      },
      c: {
        text: 'By whether management had agreed to it',
        why: 'The Scrum Team is responsible for operating the product, so it may decide without management. How sound the decision was depends on what was known at the time.',
      },
      d: {
        text: 'By how brave the Developers were',
        why: 'Courage is about doing the right thing, and waiting can take courage, too. Whether stopping the service was right depends on what was known at the time.',
      },
    },
    answer: 'a',
    rests: ['sprint-18'],
  },
  {
    id: 'courage-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Which Scrum value is about doing the right thing?',
    options: {
      a: {
        text: 'Courage',
        why: 'Members have the courage to do what is right and to take on tough problems.',
      },
      b: {
        text: 'Commitment',
        why: 'Commitment is about reaching the goals and supporting one another. The Guide connects doing the right thing with courage.',
      },
      c: {
        text: 'Focus',
        why: "Focus is on the work of the Sprint, toward the team's goals. The Guide connects doing the right thing with courage.",
      },
      d: {
        text: 'Respect',
        why: 'Respect is how members see each other: as capable, independent people. The Guide connects doing the right thing with courage.',
      },
    },
    answer: 'a',
    rests: ['values-9'],
  },
]
