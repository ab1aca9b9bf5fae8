import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'definition-of-done',
  lesson: '/scrum/psm-1/scrum-implementation/definition-of-done',
  focusArea: 'Done',
  questions: [
    {
      id: 'definition-of-done-1',
      kind: 'single',
      difficulty: 1,
      stem: 'A new Scrum Team begins work on a new product. Its organization has no standard for what Done means. Who creates the Definition of Done?',
      options: {
        a: {
          text: 'The Developers, because they have to follow it',
          why: 'They must conform to it, but the whole Scrum Team creates it. In 2017 it was the Development Team.',
        },
        b: {
          text: 'The Product Owner, because users judge the product',
          why: 'The Product Owner is accountable for value, but the whole Scrum Team creates the definition.',
        },
        c: {
          text: 'The Scrum Master, because managers expect to see one',
          why: "The Scrum Master can help the team write it, but doesn't set it alone.",
        },
        d: {
          text: 'The Scrum Team, to suit what the product needs',
          why: 'Without an organizational standard, the Scrum Team must create one appropriate for the product.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A company standard requires a security review of every Increment. A Scrum Team finds this too much for its product, and another part of the standard too lax. Which two things can it do? (Choose two.)',
      options: {
        a: {
          text: 'Add a check of its own where the standard is lax',
          why: 'The standard is a minimum, so the team can ask more of itself.',
        },
        b: {
          text: 'Argue for a change and follow the standard meanwhile',
          why: 'The team has to follow the standard, but it can also try to improve it.',
        },
        c: {
          text: 'Agree on a lighter standard with the whole team',
          why: "The Scrum Team creates its own definition if there isn't a standard. Here there is one.",
        },
        d: {
          text: 'Let the Product Owner waive the review for an item',
          why: 'No one on the Scrum Team has the authority to waive a part of the standard.',
        },
        e: {
          text: 'Skip the review in Sprints without personal data',
          why: 'The standard is a minimum for every Increment of every Scrum Team.',
        },
      },
      answers: ['a', 'b'],
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-3',
      kind: 'single',
      difficulty: 2,
      stem: 'As the Sprint Review begins, an item meets every line of the Definition of Done but one: no second Developer has read the code. The Product Owner is delighted with the item. What happens to it?',
      options: {
        a: {
          text: "It isn't Done, and it returns to the Product Backlog.",
          why: 'Every line counts, and no one can make an exception.',
        },
        b: {
          text: "It isn't Done, and it remains in the Sprint Backlog.",
          why: "The Sprint Backlog ends with its Sprint. An item that isn't Done goes back to the Product Backlog.",
        },
        c: {
          text: "It's Done, and the code is read in the next Sprint.",
          why: "Then Done would mean two different things, and people couldn't rely on it.",
        },
        d: {
          text: "It's Done, and it goes to the Review with a remark.",
          why: "Neither a remark nor the Product Owner's delight makes an item Done. The Definition of Done decides.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-4',
      kind: 'single',
      difficulty: 2,
      stem: "Two Scrum Teams work on one product. Team A tests everything on old phones, and team B doesn't. Each follows the Definition of Done that it wrote for itself. What does Scrum require?",
      options: {
        a: {
          text: 'Both teams follow the definitions that they already use.',
          why: 'Then no one could say what quality the product as a whole has.',
        },
        b: {
          text: 'Both teams follow the definition that they get from a manager.',
          why: "An organization may have a standard, but one manager's choice isn't what the Guide asks for. The teams define it together.",
        },
        c: {
          text: 'Both teams follow the definition that they create for both.',
          why: 'Teams working together on a product "must mutually define and comply with the same Definition of Done."',
        },
        d: {
          text: 'Both teams follow the definition that a Product Owner sets.',
          why: "They share the Product Owner, but one person doesn't decide it for them.",
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Definition of Done of a product stays as it is from the first Sprint to the last, so that Increments can be compared.',
      answer: false,
      why: {
        true: 'The Scrum Team inspects its Definition of Done in the Sprint Retrospective and can change it as it learns.',
        false:
          'It may change as the team learns, for example by a new line after a problem. Only quality must not decrease during a Sprint.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
