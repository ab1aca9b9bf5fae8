import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'definition-of-done',
  lesson: '/scrum/psm-1/scrum-implementation/definition-of-done',
  focusArea: 'Done',
  questions: [
    {
      id: 'definition-of-done-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team starts on a new product, and its organization has no standard for Done. Who creates the Definition of Done?',
      options: {
        a: {
          text: 'The Developers',
          why: 'They must conform to it, but the whole Scrum Team creates it. In the Guide of 2017 it was the Development Team.',
        },
        b: {
          text: 'The Product Owner',
          why: 'The Product Owner is accountable for value, but the whole Scrum Team creates the definition.',
        },
        c: {
          text: 'The Scrum Master',
          why: "The Scrum Master is one member of the Scrum Team, which creates the definition together. One person doesn't set it alone.",
        },
        d: {
          text: 'The whole Scrum Team',
          why: 'If the organization has no standard, the Scrum Team creates a definition that suits the product.',
        },
      },
      answer: 'd',
      rests: ['done-8'],
    },
    {
      id: 'definition-of-done-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A company standard requires a security review of every Increment. A Scrum Team finds this too much, and another part of the standard too lax. Which two things can it do? (Choose two.)',
      options: {
        a: {
          text: 'Add a stricter check of its own',
          why: 'The standard is a minimum, so the team can ask more of itself.',
        },
        b: {
          text: 'Ask the managers to change the standard, and follow it meanwhile',
          why: 'The team has to follow the standard, but it can also try to improve it.',
        },
        c: {
          text: 'Agree on a lighter standard with the whole Scrum Team',
          why: "A Scrum Team creates a definition of its own only if there isn't a standard. Here there is one, so the team may add to it but not lighten it.",
        },
        d: {
          text: 'Let the Product Owner waive the review for items that are urgent and small',
          why: 'The standard is a minimum for every Scrum Team and every Increment, however urgent or small the item. No one on the team may waive part of it.',
        },
        e: {
          text: 'Leave out the review in Sprints with little risk',
          why: "The organization's standard is a minimum for all its Scrum Teams. It holds in every Sprint, with little risk or much.",
        },
      },
      answers: ['a', 'b'],
      rests: ['done-7'],
    },
    {
      id: 'definition-of-done-3',
      kind: 'single',
      difficulty: 3,
      stem: 'As the Sprint Review begins, an item meets every line of the Definition of Done but one. The Product Owner is delighted with it. Which statement is right?',
      options: {
        a: {
          text: "It isn't Done, and it returns to the Product Backlog.",
          why: "Every line counts. Work that misses one isn't part of an Increment and is considered anew later.",
        },
        b: {
          text: 'The Product Owner decides whether it is Done.',
          why: "The Product Owner's delight says something about value. Whether the item is Done, the definition decides.",
        },
        c: {
          text: "It is Done without anyone's approval; a change can become a new item.",
          why: "This would be right if the item met all lines. The missing one isn't a wish but part of this item.",
        },
        d: {
          text: 'It is Done as soon as the whole Scrum Team agrees that it is.',
          why: "Even the whole team can't make an exception for one item. The line counts until the definition is changed for all.",
        },
      },
      answer: 'a',
      rests: ['done-6', 'increment-9'],
    },
    {
      id: 'definition-of-done-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Scrum Teams work on one product, and each has a Definition of Done of its own. What does Scrum require?',
      options: {
        a: {
          text: 'Each team may keep its own, as long as it is public.',
          why: 'Teams on one product agree on a single Definition of Done. With two, however public, no one could say what quality the whole product has.',
        },
        b: {
          text: 'Their manager chooses one of the two for both teams.',
          why: 'An organization may have a standard as a minimum. The definition itself is agreed on by the teams.',
        },
        c: {
          text: 'The teams agree on one definition, and both follow it.',
          why: 'Teams working together on a product "must mutually define and comply with the same Definition of Done."',
        },
        d: {
          text: 'The Product Owner writes one for both teams.',
          why: "The teams define it together. They share the Product Owner, but one person doesn't decide it for them.",
        },
      },
      answer: 'c',
      rests: ['done-10'],
    },
    {
      id: 'definition-of-done-5',
      kind: 'true-false',
      difficulty: 1,
      stem: "The Definition of Done stays the same from a product's first Sprint to its last, so that Increments can be compared.",
      answer: false,
      why: {
        true: 'The Scrum Team inspects its Definition of Done in the Sprint Retrospective and can change it as it learns.',
        false:
          'It may change as the team learns, for example by a new line after a problem. Only quality must not decrease during a Sprint.',
      },
      rests: ['sprint-retrospective-2'],
    },
  ],
}
