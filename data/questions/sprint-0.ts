import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-0',
  lesson: '/scrum/psm-1/scrum-implementation/sprint-0',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-0-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A new Scrum Team is urged to spend its first Sprint on architecture, environments and a complete Product Backlog. What is the best answer in the sense of Scrum?',
      options: {
        a: {
          text: 'Agreed, if this Sprint is counted as number 0 and all later ones bring an Increment.',
          why: 'The number changes nothing. A usable Increment is due every Sprint, the first included.',
        },
        b: {
          text: 'We do of these what the first items need, and get at least one of them Done.',
          why: 'Groundwork belongs to the items that need it. So even the first Sprint can bring a usable Increment.',
        },
        c: {
          text: 'Agreed, if it is kept shorter than the Sprints that follow, one week at most.',
          why: 'A short Sprint without an Increment lacks the Increment all the same, and Sprints have a fixed length.',
        },
        d: {
          text: 'We do none of it, because Scrum regards architecture and environments as waste.',
          why: 'Scrum says nothing of the kind. Such work is part of creating Increments.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Team',
    },
    {
      id: 'sprint-0-2',
      kind: 'single',
      difficulty: 3,
      stem: 'For two months a company negotiates the budget for a product and looks for people. Then the Scrum Team starts with Sprint 1. How do these two months stand to Scrum?',
      options: {
        a: {
          text: 'They break the rule that all work happens within Sprints, and should be repeated as Sprints.',
          why: 'The rule speaks of the work necessary to achieve the Product Goal, in the hands of a Scrum Team. There was none yet.',
        },
        b: {
          text: 'They are a Sprint 0, which the Guide allows before the first Sprint of a product.',
          why: 'The Guide does not know a Sprint 0.',
        },
        c: {
          text: 'They count as refinement, which the Guide allows at any time and without limit.',
          why: 'Refinement is breaking down and defining Product Backlog items. Budgets and hiring are something else.',
        },
        d: {
          text: 'They are preparation, of which the Guide says nothing, and no Sprint.',
          why: 'Without a Scrum Team, a Sprint Goal and an Increment there is no Sprint. Somebody has to prepare, under its plain name.',
        },
      },
      answer: 'd',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-0-3',
      kind: 'single',
      difficulty: 1,
      stem: 'A Scrum Team is about to hold its very first Sprint Planning. What does it need in the Product Backlog?',
      options: {
        a: {
          text: 'Every item that the product will need, sized at least roughly by the Developers.',
          why: 'The Product Backlog is emergent and never complete. Items far down can stay vague.',
        },
        b: {
          text: 'Some items that can be Done in one Sprint, and the goal that they map to.',
          why: 'The most important items and how they map to the Product Goal are discussed. Items that can be Done within one Sprint are ready for selection.',
        },
        c: {
          text: 'Items for two or three Sprints that have passed a Definition of Ready.',
          why: 'The Guide knows no Definition of Ready and no stock of items for several Sprints.',
        },
        d: {
          text: 'A first item for the architecture, which must be Done before all others.',
          why: 'No such item is asked for. Architecture grows with the items that need it.',
        },
      },
      answer: 'b',
      guideSection: 'Product Backlog',
    },
    {
      id: 'sprint-0-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Before each release a team holds a hardening Sprint, in which it tests and stabilizes what four Sprints have built. Which two objections follow from the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The four Sprints have not brought usable, verified Increments.',
          why: 'If weeks of testing are needed before anyone can use the product, work was left out of Done in each of them.',
        },
        b: {
          text: 'Hardening is work for the Scrum Master and no subject of a Sprint.',
          why: 'Verifying is work of the Scrum Team, and belongs in every Sprint.',
        },
        c: {
          text: 'Quality is due in every Sprint, and so are the checks that show it.',
          why: 'Each Increment meets the Definition of Done and is thoroughly verified. Quality does not decrease, nor is it added later.',
        },
        d: {
          text: 'The Guide limits the number of Sprints between two releases to three.',
          why: 'It sets no such limit. Increments may be released at any time.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Increment',
    },
    {
      id: 'sprint-0-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In one Sprint a team only mends faults, so that readers of a library can rely on their reservations. At its end they can, and all that was changed meets the Definition of Done. This can be a Sprint as the Guide describes it.',
      answer: true,
      why: {
        true: 'It has a Sprint Goal that stakeholders understand and brings a usable Increment. New functions are not required.',
        false:
          'What a Sprint needs is a Sprint Goal and a valuable, usable Increment. Repairs can provide both.',
      },
      guideSection: 'The Sprint',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'sprint-0-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The first Sprint of a software product ends with an architecture document. It was reviewed by experts, and stakeholders at the Sprint Review are delighted with it. What has the Scrum Team achieved?',
    options: {
      a: {
        text: 'Useful work perhaps, but no Increment of the product.',
        why: 'An Increment has to be usable. Nobody can use the software product after this Sprint.',
      },
      b: {
        text: 'A valuable Increment, because stakeholders are those who judge value.',
        why: 'Their delight does not make the product usable. An Increment meets the Definition of Done of the product.',
      },
      c: {
        text: 'An Increment, provided that the document is a line in its Definition of Done.',
        why: 'A line about documents would add to what an Increment needs. It would not replace the usable product.',
      },
      d: {
        text: 'Half an Increment, whose other half follows with the code of the second Sprint.',
        why: 'There are no halves: work that is not Done is not part of an Increment.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-0-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The designers of a Scrum Team have Sprints of their own. They always work one Sprint ahead and hand finished drawings to the programmers. What does not fit Scrum?',
    options: {
      a: {
        text: 'The designers look at items before these have been selected.',
        why: 'Looking ahead is refinement, which goes on all the time and in which every Developer may take part.',
      },
      b: {
        text: 'The designers belong to the Scrum Team instead of a department.',
        why: 'That is as it should be: they create an aspect of the Increment and are Developers.',
      },
      c: {
        text: 'The designers form a sub-team whose Sprints bring no usable Increment.',
        why: 'A Scrum Team has no sub-teams and works in one Sprint toward one Sprint Goal. Design is part of getting items Done.',
      },
      d: {
        text: 'The designers hand over drawings, where the Guide asks for user stories.',
        why: 'The Guide mentions neither.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'sprint-0-8',
    kind: 'single',
    difficulty: 3,
    stem: 'Releasing takes three weeks of sign-offs outside the Scrum Team. A manager suggests a release Sprint after each quarter, in which the team does nothing else. What fits Scrum better?',
    options: {
      a: {
        text: 'The Sprints are extended to three months, so that each one ends with a release.',
        why: 'A Sprint lasts one month or less.',
      },
      b: {
        text: 'The Sprints go on with usable Increments, while the Scrum Master works on the sign-offs.',
        why: 'Every Sprint brings a usable Increment, whenever it is released. Sign-offs that hinder are an impediment to be removed.',
      },
      c: {
        text: 'The Definition of Done is shortened, so that the sign-offs have less to check.',
        why: 'The quality that the product needs does not depend on how long sign-offs take.',
      },
      d: {
        text: 'The sign-offs are done at the Sprint Review, which every release has to pass anyway.',
        why: 'The Sprint Review should never be considered a gate to releasing value.',
      },
    },
    answer: 'b',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-0-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these can a Scrum Team do in its first Sprint without leaving the rules of Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Select very few items, since there is no past performance to go by',
        why: 'How much is selected is for the Developers to judge. Caution is sensible where experience is missing.',
      },
      b: {
        text: 'Count the set-up of the build among the work on the first item',
        why: 'The item cannot be Done without it. The Developers plan whatever work an item needs.',
      },
      c: {
        text: 'Do without the Sprint Review, because so little can be inspected yet',
        why: 'Leaving an event out gives up an opportunity to inspect and adapt, when the team knows least.',
      },
      d: {
        text: 'Create its Definition of Done on the morning of Sprint Planning',
        why: 'If the organization has no standard, the Scrum Team must create one. Forecast and Increment rest on it.',
      },
      e: {
        text: 'Go on for a week longer until its first item is Done',
        why: 'The length of a Sprint is fixed, and that of the first is no exception.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-0-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Scrum Guide excuses the first Sprint of a new team from bringing a usable Increment.',
    answer: false,
    why: {
      true: 'There is no exception. The Scrum Team is accountable for a valuable, useful Increment every Sprint.',
      false:
        "'Every Sprint' includes the first. A new team makes the Increment smaller; it does not leave it out.",
    },
    guideSection: 'Scrum Team',
  },
]
