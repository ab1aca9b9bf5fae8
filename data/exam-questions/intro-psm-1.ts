import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'intro-psm-1-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Two months after a department started using Scrum, its manager complains, "Since then we have had nothing but problems: untested work, long waits for approvals, unclear goals." What does the definition of Scrum suggest?',
    options: {
      a: {
        text: 'Scrum requires additional rules for large departments.',
        why: "Scrum is lightweight on purpose. More rules wouldn't remove untested work or long waits.",
      },
      b: {
        text: 'Scrum removes the weak points of current practices.',
        why: "Scrum shows problems, and people solve them. The framework doesn't give detailed instructions for that.",
      },
      c: {
        text: 'Scrum exposes the weak points of current practices.',
        why: 'Scrum makes visible how effective management, environment and work techniques are, so that they can be improved.',
      },
      d: {
        text: 'Scrum requires the gradual adoption of its elements.',
        why: "Scrum exists only as a whole. The problems come from the ways of working, and hiding them wouldn't solve them.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Definition',
  },
  {
    id: 'intro-psm-1-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A consultant presents a "company edition" of Scrum on five slides. Which of these slides contradict the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: '"Teams include automated tests in their Definition of Done."',
        why: 'An organization may set a Definition of Done as its standard, and tests can be part of it.',
      },
      b: {
        text: '"Teams hold their Sprint Review after every third Sprint."',
        why: 'The Sprint Review belongs to each Sprint. Leaving it out loses opportunities to inspect and adapt.',
      },
      c: {
        text: '"Teams publish their burn-up charts in the main hallway."',
        why: "This is a practice for forecasting that the Guide mentions as proven useful. Adding it isn't a conflict.",
      },
      d: {
        text: '"Teams borrow their techniques from other departments."',
        why: 'The Guide expects this: patterns and processes that fit the framework may be found, applied and devised.',
      },
      e: {
        text: '"Teams receive their daily tasks from department heads."',
        why: 'Scrum Teams are self-managing. They decide internally who does what, when and how.',
      },
    },
    answers: ['b', 'e'],
    guideSection: 'Purpose of the Scrum Guide',
    focusArea: 'Scrum Team',
  },
  {
    id: 'intro-psm-1-8',
    kind: 'single',
    difficulty: 2,
    stem: 'For a product that no one has built before, a project office wants to add a manual of forty fixed steps to Scrum. According to the theory behind Scrum, what is wrong with that?',
    options: {
      a: {
        text: "The right steps emerge from the Guide's definitions.",
        why: "Scrum is purposefully incomplete and doesn't give detailed instructions for the work.",
      },
      b: {
        text: "The right steps emerge from the team's experience.",
        why: "Empiricism says that knowledge comes from experience. In complex work, the steps can't be known in advance.",
      },
      c: {
        text: "The right steps emerge from the Product Owner's order.",
        why: "The order says what comes first. It doesn't say how to do the work.",
      },
      d: {
        text: "The right steps emerge from the Scrum Master's courses.",
        why: 'A Scrum Master coaches people, but what works for this product has to be observed.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'intro-psm-1-9',
    kind: 'single',
    difficulty: 3,
    stem: "A candidate reads that the events of a shorter Sprint are 'usually' shorter and concludes that an eight-hour Sprint Planning in a two-week Sprint breaks a rule. How should the word be read?",
    options: {
      a: {
        text: "'Usually' describes a custom and leaves the limit unchanged.",
        why: "The limit given is eight hours for one month. Eight hours in a shorter Sprint would be unusual, and the Guide doesn't rule it out.",
      },
      b: {
        text: "'Usually' describes a proportion and halves the limit.",
        why: "Four hours is worked out by proportion. The Guide doesn't contain that figure.",
      },
      c: {
        text: "'Usually' describes an exception and suspends the limit.",
        why: "Events are kept within a timebox in every Sprint. The Guide just doesn't give figures for shorter Sprints.",
      },
      d: {
        text: "'Usually' describes a custom and makes it a rule for all.",
        why: 'That turns a habit into a rule, which is a common twist in wrong options.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
    focusArea: 'Events',
  },
  {
    id: 'intro-psm-1-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team fills in three forms for every item and finds that two of them serve no one. Which idea behind Scrum is the most direct reason for dropping those two?',
    options: {
      a: {
        text: 'Commitment',
        why: "Commitment is a value. It's about the goals of the team and about supporting each other.",
      },
      b: {
        text: 'Self-management',
        why: "Self-management lets the team decide about its way of working. It doesn't say what is worth dropping.",
      },
      c: {
        text: 'Empiricism',
        why: 'Empiricism is about deciding from what is observed. The idea of leaving out waste comes from the other foundation.',
      },
      d: {
        text: 'Lean thinking',
        why: 'Lean thinking reduces waste and focuses on the essentials. The two forms are waste.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'intro-psm-1-11',
    kind: 'single',
    difficulty: 3,
    stem: 'A Scrum Team wants to reduce waste without leaving Scrum or lowering quality. Which step fits best?',
    options: {
      a: {
        text: 'Ending a handover that adds days of waiting',
        why: 'Waiting is waste, and a cross-functional team can often do without a handover.',
      },
      b: {
        text: 'Ending a Retrospective that yields few ideas',
        why: "The event belongs to Scrum. If it yields little, the team can improve how it's held.",
      },
      c: {
        text: 'Ending a check that delays most of the items',
        why: "A check that the team relies on for quality isn't waste just for taking time.",
      },
      d: {
        text: 'Ending a refinement that splits large items',
        why: 'Breaking down items makes them easier to understand and to finish within a Sprint. That is useful work.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'intro-psm-1-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Scrum is founded on lean thinking, so a Scrum Team may leave out any event that it considers to be waste.',
    answer: false,
    why: {
      true: "Lean thinking applies to the work within the framework. An event that is left out is a lost opportunity to inspect and adapt, and the result isn't Scrum.",
      false:
        "The foundation is real, but the conclusion isn't. The framework is immutable, and its events all serve inspection and adaptation.",
    },
    guideSection: 'Scrum Theory',
  },
]
