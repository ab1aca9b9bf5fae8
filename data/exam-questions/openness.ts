import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'openness-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A new Developer asks how openness and transparency are related in Scrum. Which answer is right?',
    options: {
      a: {
        text: "Openness is the team's word, and transparency is the stakeholders' word.",
        why: 'One is a value and the other a pillar. Both concern the team as well as its stakeholders.',
      },
      b: {
        text: 'Openness concerns the events, and transparency concerns the artifacts.',
        why: "There isn't such a division. Transparency also concerns the process as it emerges.",
      },
      c: {
        text: 'Transparency is a value, and it supports openness, which is a pillar.',
        why: "It's the other way around: openness is one of the five values, and transparency is one of the three pillars.",
      },
      d: {
        text: 'Openness is a value, and it supports transparency, which is a pillar.',
        why: 'When people live the values, the pillars come to life. Visible work needs people who are willing to show it.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A director wants the Scrum Master to send a list of the team\'s problems to management every Friday, "for openness." How should the Scrum Master reply?',
    options: {
      a: {
        text: 'Tell the director to expect the list at the Sprint Review.',
        why: 'The Sprint Review is a working session on the outcome of the Sprint, not the place to hand over a list of problems.',
      },
      b: {
        text: 'Invite the director to talk with the team at the Sprint Review.',
        why: 'Openness goes both ways. A working session with stakeholders does more than a list about the team.',
      },
      c: {
        text: 'Offer the director a list without the names of members.',
        why: "It would still be a report about the team, and the conversation wouldn't take place.",
      },
      d: {
        text: 'Ask the Product Owner to send the list to the director.',
        why: "Another author doesn't turn a report into openness.",
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'A team has to tell its stakeholders about a problem whose outcome is uncertain. What does openness call for? (Choose all that apply.)',
    options: {
      a: {
        text: 'Waiting until a solution is ready for them',
        why: "If you mention a challenge only after it's solved, you mention it too late.",
      },
      b: {
        text: 'Naming the colleague who is to blame for it',
        why: "The subject is the work and its challenges. Exposing a person harms respect and doesn't help stakeholders.",
      },
      c: {
        text: 'Stating how certain the team is about it',
        why: 'The degree of doubt is part of the challenge, and others base their plans on it.',
      },
      d: {
        text: 'Asking what the stakeholders know about it',
        why: 'Openness is asked of both sides. The answer often changes the problem.',
      },
    },
    answers: ['c', 'd'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-9',
    kind: 'single',
    difficulty: 2,
    stem: 'At each Daily Scrum the Developers tell the Scrum Master in turn what they did yesterday. They call this their practice of openness. What would you suggest?',
    options: {
      a: {
        text: 'Turn it into a report for the Product Owner and the Scrum Master.',
        why: 'An additional listener makes it a larger report.',
      },
      b: {
        text: 'Turn it into a round with a limit for the length of a turn.',
        why: "The length of a turn isn't the problem. The event has another purpose.",
      },
      c: {
        text: 'Turn it into a talk about the Sprint Goal and the next day.',
        why: 'The Developers inspect progress toward the Sprint Goal and adapt their plan. Openness about challenges serves that.',
      },
      d: {
        text: 'Turn it into a talk about the problems of the past Sprint.',
        why: 'Looking back at how the Sprint went is the purpose of the Retrospective. The Daily Scrum plans the next day of work.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
]
