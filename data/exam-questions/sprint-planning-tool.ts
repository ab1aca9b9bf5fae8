import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The Scrum Master brings a canvas with the goal, the items and the first tasks already filled in. The others nod, and Sprint Planning ends after twenty minutes. What has been lost?',
    options: {
      a: {
        text: 'The full use of the timebox for three topics',
        why: 'A timebox is a maximum. A short event is fine if the team has made its plan in it.',
      },
      b: {
        text: "The Product Owner's right to fill in the canvas",
        why: "The Product Owner has no such right, either. A proposal isn't a plan.",
      },
      c: {
        text: "The team's collaboration on a plan of its own",
        why: 'The plan comes from the collaboration of the whole team. The Developers decide how much to take on and how to do the work.',
      },
      d: {
        text: 'The record of the time for the Retrospective',
        why: "Scrum doesn't ask for a record of how long each topic took.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Planning',
    focusArea: 'Events',
  },
  {
    id: 'sprint-planning-tool-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Before they forecast what can be Done in the coming Sprint, the Developers collect information. Which of these is NOT a sound basis for their forecast?',
    options: {
      a: {
        text: 'How many items they got Done in recent Sprints',
        why: 'Past performance is one of the three things that the Guide names here.',
      },
      b: {
        text: 'How many items a neighboring team got Done',
        why: "Another team has other people, other items and other sizes. Its past says nothing about this team's Sprint.",
      },
      c: {
        text: 'How many days they will be there for the work',
        why: 'Upcoming capacity is one of the three things that the Guide names here.',
      },
      d: {
        text: 'How much their Definition of Done asks of an item',
        why: 'The Definition of Done is one of the three things that the Guide names here.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Planning',
  },
]
