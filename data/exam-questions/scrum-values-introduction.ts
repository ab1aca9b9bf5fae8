import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-values-introduction-6',
    kind: 'single',
    difficulty: 3,
    stem: 'All five events of a team take place on time, and all artifacts are kept. Still, problems surface late and decisions rest on guesses. Where would you look first?',
    options: {
      a: {
        text: 'At the length of the events, which should grow until every problem has been heard by all.',
        why: 'A timebox is not what keeps people from speaking. Longer silence is still silence.',
      },
      b: {
        text: 'At whether people feel able to speak of problems, and are met with respect when they do.',
        why: 'The pillars come to life through lived values. Events and artifacts give the occasion; people have to use it.',
      },
      c: {
        text: 'At a sixth event in which problems are collected and assigned to the Scrum Master.',
        why: 'Scrum has the events it needs, and problems are not assigned to the Scrum Master as such.',
      },
      d: {
        text: 'At the tool, which should report the state of each item to stakeholders every hour.',
        why: 'More data does not make anyone say why an item is stuck.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which statements about the Scrum values are true? (Choose all that apply.)',
    options: {
      a: {
        text: 'They give direction to the work, the actions and the behavior of the Scrum Team.',
        why: 'That is what they are for, in the words of the section on values.',
      },
      b: {
        text: 'Commitment comes first in the list because the other four depend on it.',
        why: 'The list is not a ranking. No value is derived from another.',
      },
      c: {
        text: 'The Scrum Master is accountable for judging how well each member lives them.',
        why: 'The Scrum Master is accountable for establishing Scrum and for effectiveness, not for grading people.',
      },
      d: {
        text: 'The way in which a team uses Scrum should reinforce them.',
        why: 'Decisions, steps and the way Scrum is used should reinforce the values, and not diminish or undermine them.',
      },
      e: {
        text: 'They apply to the Product Owner as well as to the Developers.',
        why: 'The sentences speak of the Scrum Team and its members, and the Product Owner is one of them.',
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A branch manager knows that her branch will close for repairs in a month, and tells the Scrum Team nothing while it plans work for that branch. Which value does this touch most directly?',
    options: {
      a: {
        text: 'Commitment, since she has agreed with the team to achieve the Sprint Goal.',
        why: 'Commitment is asked of the Scrum Team. She has committed to no Sprint Goal.',
      },
      b: {
        text: 'Focus, since she ought to put the work of the Sprint before that of her branch.',
        why: "The primary focus on the Sprint's work is the Scrum Team's.",
      },
      c: {
        text: 'None, since the values describe only what happens inside the Scrum Team.',
        why: 'Stakeholders are named in the sentence on openness.',
      },
      d: {
        text: 'Openness, since it is asked of stakeholders as well as of the team.',
        why: '"The Scrum Team and its stakeholders are open about the work and the challenges".',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-9',
    kind: 'single',
    difficulty: 3,
    stem: 'Two Developers disagree sharply about a design in front of the team. A third says: "Remember our values, let us drop it." What is the best response?',
    options: {
      a: {
        text: 'Drop the subject, because respect asks the members to keep differences to themselves.',
        why: 'Respect means treating each other as capable, independent people. Such people can disagree in the open.',
      },
      b: {
        text: 'Let the Scrum Master decide the design, since the values have been violated here.',
        why: 'No value is violated by disagreeing, and how the work is done is up to the Developers.',
      },
      c: {
        text: 'Carry on about the design: openness and courage speak for settling it, with respect.',
        why: 'The values ask for openness about challenges and for courage with tough problems. Using them to end a needed talk weakens them.',
      },
      d: {
        text: 'Vote at once, because focus requires that any discussion ends within fifteen minutes.',
        why: 'The fifteen minutes belong to the Daily Scrum. Focus is not a limit on discussions.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
]
