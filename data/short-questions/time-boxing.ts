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
        why: 'The Guide says this about artifacts that have low transparency.',
      },
      b: {
        text: 'Lost opportunities to inspect and adapt',
        why: "Each event is a formal opportunity for both. One that isn't held as it's meant loses them.",
      },
      c: {
        text: 'A Sprint Goal that becomes invalid',
        why: 'This may happen if the horizon of a Sprint is too long.',
      },
      d: {
        text: "An Increment that isn't usable",
        why: 'An Increment must always be usable to provide value. The Guide connects the events with something else.',
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
        why: 'The members decide among themselves who does what.',
      },
      b: {
        text: 'To create regularity',
        why: 'The events come back at a steady rhythm.',
      },
      c: {
        text: 'To report progress to management',
        why: "Many companies use their meetings for this. Scrum's events are for inspecting and adapting.",
      },
      d: {
        text: 'To enable the required transparency',
        why: "Scrum's events are designed to make it possible.",
      },
      e: {
        text: 'To find out who caused a delay',
        why: 'Inspection looks for problems and not for someone to blame.',
      },
      f: {
        text: 'To minimize the need for other meetings',
        why: "What is settled in the events doesn't need more meetings.",
      },
    },
    answers: ['b', 'd', 'f'],
    guideSection: 'Scrum Events',
    rests: ['events-5', 'events-3'],
  },
]
