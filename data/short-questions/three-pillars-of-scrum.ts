import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'three-pillars-of-scrum-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Inspection is misleading and wasteful without which of these?',
    options: {
      a: {
        text: 'Transparency',
        why: "If the state of things can't be seen, people inspect a wrong picture and draw wrong conclusions.",
      },
      b: {
        text: 'Adaptation',
        why: 'Without adaptation, inspection is pointless. The picture that people see may still be right.',
      },
      c: {
        text: 'Self-management',
        why: 'Without self-management, adaptation becomes more difficult. The inspection itself may be sound.',
      },
      d: {
        text: 'Cadence',
        why: "The events give inspection its cadence. Without this rhythm, people look too seldom, but they aren't misled.",
      },
    },
    answer: 'a',
    guideSection: 'Transparency',
    rests: ['transparency-6'],
  },
  {
    id: 'three-pillars-of-scrum-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What can artifacts with low transparency lead to?',
    options: {
      a: {
        text: 'Lost opportunities to inspect and adapt',
        why: "The Guide says this about events that aren't held as prescribed. Artifacts with low transparency lead to bad decisions.",
      },
      b: {
        text: 'Decisions that diminish value and increase risk',
        why: 'Important decisions rest on what the artifacts seem to show, so a false picture costs value.',
      },
      c: {
        text: 'A Sprint Goal that becomes invalid',
        why: "A Sprint Goal may become invalid if the Sprint's horizon is too long. Artifacts with low transparency lead to bad decisions.",
      },
      d: {
        text: "An Increment that isn't usable",
        why: 'The Increment may be usable and still hard to judge. Low transparency spoils the decisions that people base on an artifact.',
      },
    },
    answer: 'b',
    guideSection: 'Transparency',
    rests: ['transparency-4'],
  },
  {
    id: 'three-pillars-of-scrum-43',
    kind: 'single',
    difficulty: 1,
    stem: 'How many formal events for inspection and adaptation does the Sprint contain?',
    options: {
      a: {
        text: 'Three',
        why: 'Scrum has three pillars, artifacts and accountabilities. But four events are inside the Sprint: Sprint Planning, Daily Scrum, Sprint Review and Retrospective.',
      },
      b: {
        text: 'Four',
        why: 'Sprint Planning, Daily Scrum, Sprint Review and Sprint Retrospective are inside the Sprint.',
      },
      c: {
        text: 'Five',
        why: 'Five is the number of all events, with the Sprint itself. The Sprint contains the other four.',
      },
      d: {
        text: 'Six',
        why: 'The Sprint contains four events. People who count six add the Sprint itself and refinement, which is an ongoing activity and not an event.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Theory',
    rests: ['theory-7'],
    focusArea: 'Events',
  },
  {
    id: 'three-pillars-of-scrum-44',
    kind: 'single',
    difficulty: 1,
    stem: 'How many events does Scrum have in all?',
    options: {
      a: {
        text: 'Three',
        why: 'Scrum has three pillars, artifacts and accountabilities. It has five events: the Sprint and the four inside it.',
      },
      b: {
        text: 'Four',
        why: 'Four events are inside the Sprint. The Sprint, which contains them, is an event itself, so there are five.',
      },
      c: {
        text: 'Five',
        why: 'The Sprint and the four events in it provide the cadence that helps with inspection.',
      },
      d: {
        text: 'Six',
        why: 'With refinement, one would count six. But refinement is an ongoing activity and not an event.',
      },
    },
    answer: 'c',
    guideSection: 'Inspection',
    rests: ['inspection-4'],
    focusArea: 'Events',
  },
  {
    id: 'three-pillars-of-scrum-45',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'To whom must the emergent process and work be visible? (Choose two.)',
    options: {
      a: {
        text: 'Those receiving the work',
        why: 'Both groups have to see the process and the work: the people for whom it is done and the people who do it.',
      },
      b: {
        text: 'Everyone in the organization',
        why: 'It sounds even more transparent. The Guide names two groups, though, and not the whole organization.',
      },
      c: {
        text: 'Other teams in the organization',
        why: 'They may see it, too. The Guide names those who do the work and those who receive it.',
      },
      d: {
        text: 'The people who pay for the work',
        why: "They may be among those who receive it. Paying alone isn't what the Guide names.",
      },
      e: {
        text: 'Those performing the work',
        why: 'Both groups have to see the process and the work: the people who do it and the people for whom it is done.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Transparency',
    rests: ['transparency-1', 'transparency-2'],
  },
  {
    id: 'three-pillars-of-scrum-46',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "How must Scrum's artifacts be inspected? (Choose two.)",
    options: {
      a: {
        text: 'Without any interruption',
        why: "Inspection happens at the cadence of the events. It's frequent and not without a break.",
      },
      b: {
        text: 'Frequently',
        why: "Scrum's artifacts are inspected frequently. People who look too seldom find problems late.",
      },
      c: {
        text: 'Only at the end of the Sprint',
        why: "The Sprint Review isn't the only inspection. Each event is an opportunity.",
      },
      d: {
        text: 'Diligently',
        why: "Artifacts are inspected diligently, that is, with care. A quick look isn't enough to detect unwanted differences.",
      },
      e: {
        text: 'By a neutral party',
        why: 'Some audits work like this. In Scrum, the people who do and receive the work inspect it themselves.',
      },
    },
    answers: ['b', 'd'],
    guideSection: 'Inspection',
    rests: ['inspection-1'],
  },
  {
    id: 'three-pillars-of-scrum-47',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Adaptation gets more difficult when people have to ask permission for every change.',
    answer: true,
    why: {
      true: "People who aren't empowered or self-managing find it harder to adapt. Asking for permission is a sign of this.",
      false:
        "Permission may look like control of risk. Adaptation becomes more difficult when people aren't empowered.",
    },
    guideSection: 'Adaptation',
    rests: ['adaptation-4'],
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'three-pillars-of-scrum-48',
    kind: 'true-false',
    difficulty: 2,
    stem: "Scrum's events are designed to keep plans stable.",
    answer: false,
    why: {
      true: 'The regular rhythm makes it sound right. The events are meant to provoke change.',
      false: 'Events are designed to provoke change, since inspection is pointless if nothing is adapted.',
    },
    guideSection: 'Inspection',
    rests: ['inspection-7'],
    focusArea: 'Events',
  },
]
