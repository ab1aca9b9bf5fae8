import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-values-introduction-6',
    kind: 'single',
    difficulty: 2,
    stem: 'All five events of a team take place on time, and all artifacts are kept. Still, problems surface late and decisions rest on guesses. Where would you look first?',
    options: {
      a: {
        text: 'At who is responsible for solving problems',
        why: "Problems aren't assigned to one person, and these problems aren't even named in time.",
      },
      b: {
        text: 'At how much time people have to name a problem',
        why: "The events take place, so there is time. A longer event doesn't make anyone speak.",
      },
      c: {
        text: 'At how people react when a problem is named',
        why: 'The pillars come to life when people live the values. Events and artifacts create the opportunity, but people have to dare to use it.',
      },
      d: {
        text: 'At which tool people use to record a problem',
        why: "More data doesn't make anyone say why an item is stuck.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: "A new team reads the Guide's section on values. Which of its conclusions about them are right? (Choose all that apply.)",
    options: {
      a: {
        text: 'They form a ranking with commitment at the top.',
        why: "The list isn't a ranking. No value is derived from another.",
      },
      b: {
        text: 'They give the Scrum Master a scale for grading people.',
        why: "The Scrum Master is accountable for establishing Scrum and for the team's effectiveness, not for grading people.",
      },
      c: {
        text: "They give direction to the team's work and behavior.",
        why: 'The Guide says that they give direction to the Scrum Team in its work, actions and behavior.',
      },
      d: {
        text: 'They can be undermined by the way a team uses Scrum.',
        why: 'Decisions, steps and the way Scrum is used should reinforce the values instead of weakening them.',
      },
      e: {
        text: 'They apply to the Product Owner and the Scrum Master.',
        why: 'The values apply to the whole Scrum Team, and both are members of it.',
      },
    },
    answers: ['c', 'd', 'e'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A branch manager of a library knows that her branch will close for repairs in a month. She tells the Scrum Team nothing while it plans work for that branch. Which value does this touch most directly?',
    options: {
      a: {
        text: 'Openness',
        why: '"The Scrum Team and its stakeholders are open about the work and the challenges." The closing is such a challenge.',
      },
      b: {
        text: 'Commitment',
        why: "Commitment to the goals is asked of the Scrum Team. She hasn't committed to a Sprint Goal.",
      },
      c: {
        text: 'Focus',
        why: 'The primary focus on the work of the Sprint is asked of the Scrum Team.',
      },
      d: {
        text: 'Courage',
        why: "Courage is asked of the Scrum Team members. Nothing suggests that she is afraid to speak; she simply doesn't share what she knows.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-9',
    kind: 'single',
    difficulty: 3,
    stem: 'At the Sprint Review a stakeholder asks about a trial that failed. "Let us focus on what works," says a colleague from the team. Which response fits the Scrum values best?',
    options: {
      a: {
        text: 'Answer the question and share the lessons of the trial.',
        why: 'Openness is about the work and the challenges. What the trial showed may change what to do next.',
      },
      b: {
        text: 'Decline the question and protect the focus of the event.',
        why: "Focus is on the work of the Sprint and its goals. It isn't a reason to leave out what failed.",
      },
      c: {
        text: 'Pass the question to the Scrum Master and move on.',
        why: 'Openness is asked of everyone on the team. The people who ran the trial can answer.',
      },
      d: {
        text: 'Note the question and answer it after a second trial.',
        why: "The stakeholders need the information to decide what to do next. Waiting for a better result isn't open.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-10',
    kind: 'single',
    difficulty: 2,
    stem: 'Stakeholders trust a team less and less, because bad news reaches them only in the last days of each Sprint. Which change builds trust in the way that the Guide describes?',
    options: {
      a: {
        text: 'Proudly presenting the items begun in a Sprint',
        why: "Work that isn't Done isn't presented. Showing it would give people a false picture.",
      },
      b: {
        text: 'Openly admitting the challenges met in a Sprint',
        why: 'Trust grows when people live values such as openness and the pillars come to life.',
      },
      c: {
        text: 'Exactly reporting the hours spent in a Sprint',
        why: "Exact hours don't tell stakeholders about the challenges, so the next bad news would surprise them, too.",
      },
      d: {
        text: 'Firmly promising the items chosen for a Sprint',
        why: 'The selected items are a forecast. A promise that breaks costs more trust.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
  },
  {
    id: 'scrum-values-introduction-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'After a failed project, a new Scrum Team and its stakeholders do not trust each other. The Scrum Master wants this to change. Which steps help? (Choose the best two.)',
    options: {
      a: {
        text: 'Recording the promises of both sides in a contract',
        why: 'A contract replaces trust instead of building it, and promises of scope conflict with learning.',
      },
      b: {
        text: 'Encouraging the team to speak about its difficulties',
        why: 'Openness about the challenges is a value. People who live the values build trust.',
      },
      c: {
        text: 'Shielding the team from questions by stakeholders',
        why: 'That adds a barrier. A Scrum Master removes barriers between stakeholders and Scrum Teams.',
      },
      d: {
        text: 'Praising the team for its successes in a newsletter',
        why: "Praise is kind, but people who see only successes can't judge the real state of the work.",
      },
      e: {
        text: 'Inviting the stakeholders to inspect the Increments',
        why: 'The pillars come to life when people can see the real state of the product, and that builds trust.',
      },
    },
    answers: ['b', 'e'],
    guideSection: 'Scrum Values',
  },
]
