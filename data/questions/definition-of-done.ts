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
          text: 'The Developers alone, since they are the ones who have to conform to it',
          why: 'They must conform to it, but the whole Scrum Team creates it. In 2017 it was the Development Team.',
        },
        b: {
          text: 'The Product Owner, since quality is part of the value of a product',
          why: 'The Product Owner is accountable for value, but the whole Scrum Team creates the definition.',
        },
        c: {
          text: 'The Scrum Master, since it belongs to establishing Scrum in the organization',
          why: "The Scrum Master can help the team write it, but doesn't set it alone.",
        },
        d: {
          text: 'The Scrum Team, in a form that is appropriate for the product',
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
      stem: 'A company standard requires a security review of every Increment. One Scrum Team finds that this is too much for its product, and that another part of the standard is too lax. Which two things can it do? (Choose two.)',
      options: {
        a: {
          text: "Leave out the review for items that don't touch personal data",
          why: 'The standard is a minimum for every Increment of every Scrum Team.',
        },
        b: {
          text: 'Add its own check where it finds the standard too lax',
          why: 'The standard is a minimum, so the team can ask more of itself.',
        },
        c: {
          text: 'Create a lighter definition, as long as the whole Scrum Team agrees to it',
          why: 'The Scrum Team creates its own definition if there is no standard. Here there is one.',
        },
        d: {
          text: 'Argue for a different standard, and follow the current one until it changes',
          why: 'The team has to follow the standard, but it can also try to improve it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-3',
      kind: 'single',
      difficulty: 2,
      stem: 'The Sprint Review is about to begin. An item meets every line of the Definition of Done but one: no second Developer has read the code. The Product Owner has tried it and is delighted. What happens to the item?',
      options: {
        a: {
          text: 'It is not Done, so it is not presented and returns to the Product Backlog.',
          why: 'Every line counts, and no one can make an exception.',
        },
        b: {
          text: 'It is Done, because the Product Owner may accept it on behalf of the stakeholders.',
          why: 'There is no acceptance by the Product Owner. The Definition of Done decides.',
        },
        c: {
          text: 'It is Done, and a second Developer reads the code at the start of the next Sprint.',
          why: 'Then Done would mean two different things, and no one could rely on it.',
        },
        d: {
          text: 'It is not Done, but it may be presented because the Product Owner approves of it.',
          why: "An item that misses the Definition of Done can't be presented at the Sprint Review.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-4',
      kind: 'single',
      difficulty: 3,
      stem: "Two Scrum Teams work on one product. Team A tests everything on old phones, and team B doesn't. Each follows the Definition of Done that it wrote for itself. What does Scrum require?",
      options: {
        a: {
          text: 'Nothing more, as long as each team conforms to what it has written.',
          why: 'Then no one could say what quality the product as a whole has.',
        },
        b: {
          text: 'Team A gives up its test, because both teams have to use the lower level.',
          why: "They need one definition, but it doesn't have to be the weaker one.",
        },
        c: {
          text: 'The two teams agree on one Definition of Done and comply with it.',
          why: 'Teams working together on a product "must mutually define and comply with the same Definition of Done".',
        },
        d: {
          text: 'The Product Owner, whom they share, chooses one of the two definitions.',
          why: "The teams define it together. One person doesn't decide it for them.",
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
          'The Scrum Team inspects it in the Sprint Retrospective and may change it. Only quality must not decrease during a Sprint.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
