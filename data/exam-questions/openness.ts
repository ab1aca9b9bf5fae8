import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'openness-6',
    kind: 'single',
    difficulty: 3,
    stem: 'How do openness and transparency relate in Scrum?',
    options: {
      a: {
        text: 'They are two words for the same thing, one for the team and one for stakeholders.',
        why: 'One is a value, the other a pillar, and each concerns both groups.',
      },
      b: {
        text: 'Transparency is a value, openness the pillar on which it rests.',
        why: 'It is the other way around.',
      },
      c: {
        text: 'Openness is a value that people live; it helps to bring the pillar transparency to life.',
        why: 'When the values are embodied, the pillars come to life. Visible work needs people who are willing to show it.',
      },
      d: {
        text: 'Openness applies to the events, transparency applies to the three artifacts and to nothing else.',
        why: 'There is no such division. Transparency also concerns the process as it emerges.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A director wants the Scrum Master to send a list of the team\'s problems to management every Friday, "for openness". How should the Scrum Master reply?',
    options: {
      a: {
        text: 'Agree, because openness about challenges is what the Scrum Master is accountable for.',
        why: 'The value belongs to the Scrum Team and its stakeholders together.',
      },
      b: {
        text: 'Invite the director to see the work and talk with the team, for instance at the Sprint Review.',
        why: 'Openness is a two-way matter. A working session with stakeholders does more than a list about the team.',
      },
      c: {
        text: 'Refuse to share anything, because what happens in the Scrum Team is confidential until the Increment is Done.',
        why: 'The work and the challenges are what team and stakeholders are open about.',
      },
      d: {
        text: 'Let the Product Owner write the list, as the person who speaks with stakeholders.',
        why: 'Another author does not turn a report into openness.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A team has to tell its stakeholders about a problem whose outcome is uncertain. What belongs to openness? (Choose all that apply.)',
    options: {
      a: {
        text: 'Saying how sure or unsure the team is',
        why: 'The degree of doubt is part of the challenge, and others plan by it.',
      },
      b: {
        text: 'Waiting until the team can offer a solution along with it',
        why: 'A challenge told only once it is solved always comes late.',
      },
      c: {
        text: 'Asking what the stakeholders know that the team does not',
        why: 'Openness is asked of both parties. The answer often changes the problem.',
      },
      d: {
        text: 'Naming the colleague who caused it, so that the list of facts is complete for everybody',
        why: 'The subject is the work and the challenges. Exposing a person adds nothing that stakeholders need and harms respect.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'openness-9',
    kind: 'single',
    difficulty: 3,
    stem: 'At each Daily Scrum the Developers tell the Scrum Master in turn what they did yesterday. They call this their practice of openness. What would you tell them?',
    options: {
      a: {
        text: 'It is right, provided that the Product Owner listens as well.',
        why: 'An additional listener makes it a larger report.',
      },
      b: {
        text: 'It is right, but each of them should speak for no more than two minutes.',
        why: 'The length of a turn is not the point. The event has another purpose.',
      },
      c: {
        text: 'Openness belongs in the Retrospective, where the problems of a Sprint are discussed.',
        why: 'The value is not tied to an event.',
      },
      d: {
        text: 'Talk to each other about what endangers the Sprint Goal, and plan the next day.',
        why: 'The Developers inspect progress toward the Sprint Goal and adapt their plan. Openness about challenges serves that.',
      },
    },
    answer: 'd',
    guideSection: 'Daily Scrum',
  },
]
