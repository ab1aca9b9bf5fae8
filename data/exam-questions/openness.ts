import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'openness-6',
    kind: 'single',
    difficulty: 3,
    stem: 'How are openness and transparency related in Scrum?',
    options: {
      a: {
        text: 'They are two words for the same thing.',
        why: "Openness is one of the five values, and transparency is one of the three pillars. They're close, so it's easy to mix them up.",
      },
      b: {
        text: 'Openness concerns the events, transparency the artifacts.',
        why: 'Openness is a value and transparency a pillar, and neither is limited to events or artifacts. Transparency also concerns the process as it emerges.',
      },
      c: {
        text: 'Openness is a pillar, which helps people to live the value of transparency.',
        why: "It's the other way around: transparency is one of the three pillars, and openness is one of the five values.",
      },
      d: {
        text: 'Openness is a value, and living it supports the pillar of transparency.',
        why: 'When the team and the people around it embody the values, the pillars come to life.',
      },
    },
    answer: 'd',
    rests: ['values-14'],
  },
  {
    id: 'openness-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A director asks for a weekly list of the team\'s problems, "for openness." At which event can he look at the results with the team instead?',
    options: {
      a: {
        text: 'The Daily Scrum',
        why: "In the Daily Scrum, the Developers inspect progress toward the Sprint Goal and adapt their plan. It isn't a report to others.",
      },
      b: {
        text: 'The Sprint Review',
        why: "It's a working session: the Scrum Team and its stakeholders inspect the outcome and collaborate on what to do next.",
      },
      c: {
        text: 'The Sprint Retrospective',
        why: 'Problems are discussed in the Retrospective, but the Scrum Team holds it for itself. Results are inspected with stakeholders in the Sprint Review.',
      },
      d: {
        text: 'Sprint Planning',
        why: 'Sprint Planning starts the next Sprint. Other people may be invited to give advice, but not to look at results.',
      },
    },
    answer: 'b',
    rests: ['sprint-review-6', 'sprint-review-8'],
  },
  {
    id: 'openness-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What does openness toward stakeholders ask of a team with a problem whose outcome is uncertain? (Choose all that apply.)',
    options: {
      a: {
        text: 'Waiting until there is a solution',
        why: "Openness is about the work and its challenges, solved or not. Those who hear of a problem only when it's solved can't take it into account.",
      },
      b: {
        text: 'Naming the colleague who caused it',
        why: 'Openness is about the work and its challenges, and not about who caused them. Exposing a person harms respect, another Scrum value.',
      },
      c: {
        text: 'Saying how certain or uncertain the team is',
        why: 'The degree of doubt is part of the challenge, and others base their plans on it.',
      },
      d: {
        text: 'Asking what the stakeholders know about it',
        why: 'The Guide asks stakeholders to be open about the work and its challenges, too. What they know may help to solve the problem.',
      },
      e: {
        text: "Telling them what the team doesn't know yet",
        why: 'Not knowing is a challenge of the work, too. People who hear of it can prepare for both outcomes.',
      },
    },
    answers: ['c', 'd', 'e'],
    rests: ['values-6'],
  },
  {
    id: 'openness-9',
    kind: 'single',
    difficulty: 1,
    stem: 'In which event do the Developers inspect progress toward the Sprint Goal and adapt their plan?',
    options: {
      a: {
        text: 'The Sprint Review',
        why: "The Sprint Review inspects the outcome of the Sprint, when it's too late for the Sprint's plan. The Developers adapt that in the Daily Scrum.",
      },
      b: {
        text: 'Sprint Planning',
        why: 'In Sprint Planning, the Sprint Goal is defined and the plan is made. Progress is inspected after that, every working day, in the Daily Scrum.',
      },
      c: {
        text: 'The Daily Scrum',
        why: "In the Daily Scrum, the Developers inspect progress and adapt the Sprint Backlog, adjusting the upcoming work. It's for them and isn't a report to anyone.",
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'The Retrospective looks back at how the Sprint went, when its plan can no longer be adapted. The Developers adapt it in the Daily Scrum.',
      },
    },
    answer: 'c',
    rests: ['daily-scrum-1'],
  },
]
