import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'In their last three Sprints the Developers were present for 50, 40 and 60 days; 30, 26 and 34 of these went into selected items. 45 days of presence are expected now. Which number of days for items rests on this record?',
    options: {
      a: {
        text: '45, because all days of presence are available for items',
        why: 'In the past only 90 of 150 days went into selected items.',
      },
      b: {
        text: '27, as three fifths of the presence went into items',
        why: '30 + 26 + 34 = 90 of 150 days is 60 in 100, and 45 × 0.6 = 27.',
      },
      c: {
        text: '30, because that was the average of the three Sprints',
        why: 'The average Sprint had 50 days of presence. This one has 45.',
      },
      d: {
        text: '34, because the best Sprint shows what is possible',
        why: 'It had 60 days of presence. A best case is not a basis for a forecast.',
      },
    },
    answer: 'b',
    guideSection: 'Complementary practice',
  },
  {
    id: 'sprint-planning-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'To save time, the Scrum Master brings a canvas on which goal, items and first tasks are filled in already. The others nod, and the event ends after twenty minutes. What has been lost?',
    options: {
      a: {
        text: 'Nothing: the timebox is a maximum, and a result is there.',
        why: 'A short event is fine. This one had a result before it began.',
      },
      b: {
        text: 'The right of the Product Owner, who should have filled in the canvas instead.',
        why: 'The Product Owner would have no such right either. A proposal is not a plan.',
      },
      c: {
        text: 'The record of how long each topic took, for the Retrospective.',
        why: 'No such record is asked for.',
      },
      d: {
        text: 'The collaborative work by which the whole Scrum Team makes the plan.',
        why: 'The plan arises from the collaboration of all. The Developers decide how much and how.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Planning',
    focusArea: 'Events',
  },
]
