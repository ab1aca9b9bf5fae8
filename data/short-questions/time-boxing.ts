import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'time-boxing-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What results from failing to operate an event as prescribed?',
    options: {
      a: {
        text: 'Decisions that diminish value and increase risk',
        why: "The Guide says this about artifacts that have low transparency. An event that isn't held as prescribed costs opportunities to inspect and adapt.",
      },
      b: {
        text: 'Lost opportunities to inspect and adapt',
        why: "Each event is a formal opportunity for both. One that isn't held as it's meant loses them.",
      },
      c: {
        text: 'A Sprint Goal that becomes invalid',
        why: "A Sprint Goal may become invalid if the horizon of a Sprint is too long. An event that isn't held as prescribed costs opportunities to inspect and adapt.",
      },
      d: {
        text: "An Increment that isn't usable",
        why: 'To provide value, an Increment must always be usable. What the Guide says about events is that opportunities to inspect and adapt are lost.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Events',
    rests: ['events-4'],
  },
  {
    id: 'time-boxing-42',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "What are Scrum's events for? (Choose three.)",
    options: {
      a: {
        text: 'To assign work to the team members',
        why: 'The members decide among themselves who does what. Events are there to inspect and adapt, not to assign work.',
      },
      b: {
        text: 'To create regularity',
        why: 'Events create regularity: they come back at a steady rhythm.',
      },
      c: {
        text: 'To report progress to management',
        why: 'Each event is an opportunity to inspect and adapt. Reporting to management may be what other meetings are for.',
      },
      d: {
        text: 'To enable the required transparency',
        why: "Scrum's events are designed to enable the transparency that inspection needs.",
      },
      e: {
        text: 'To find out who caused a delay',
        why: 'Each event is an opportunity to inspect and adapt. Inspection looks for problems and not for someone to blame.',
      },
      f: {
        text: 'To minimize the need for other meetings',
        why: "The events make meetings that Scrum doesn't define less necessary. What is settled in the events doesn't need another meeting.",
      },
    },
    answers: ['b', 'd', 'f'],
    guideSection: 'Scrum Events',
    rests: ['events-5', 'events-3'],
  },
]
