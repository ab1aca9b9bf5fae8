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
          text: 'The Developers without the others, since they alone have to conform to it',
          why: 'They must conform. Creating it falls to the whole Scrum Team; the 2017 Guide named the Development Team.',
        },
        b: {
          text: 'The Product Owner, since quality is a part of the value of a product',
          why: 'Accountability for value does not make the definition a matter for one person.',
        },
        c: {
          text: 'The Scrum Master, since it belongs to establishing Scrum in the organization',
          why: 'The Scrum Master may help the team with it. Setting it alone is not part of that accountability.',
        },
        d: {
          text: 'The Scrum Team, in such a way that it is appropriate for the product',
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
      stem: 'A standard of the company demands a security review of every Increment. One Scrum Team finds this part of the standard exaggerated for its product, and another part too lax. Which two courses are open to it? (Choose two.)',
      options: {
        a: {
          text: 'To leave the review out for items that touch no personal data',
          why: 'The standard is a minimum for every Increment of every Scrum Team.',
        },
        b: {
          text: 'To add a check of its own where it finds the standard too lax',
          why: 'A minimum may be exceeded.',
        },
        c: {
          text: 'To create a lighter definition, as long as the whole Scrum Team stands behind it',
          why: 'The Scrum Team creates its own where there is no standard. Here there is one.',
        },
        d: {
          text: 'To argue for another standard, and to follow the present one until it changes',
          why: 'Following it as a minimum does not forbid trying to improve it.',
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
          why: 'Every line counts, and no one can waive one.',
        },
        b: {
          text: 'It is Done, because the Product Owner may accept it on behalf of the stakeholders.',
          why: 'There is no acceptance by the Product Owner. The Definition of Done decides.',
        },
        c: {
          text: 'It is Done with a remark, and a second Developer reads the code in the next Sprint.',
          why: 'Then Done would mean two things at once, and no one could rely on it.',
        },
        d: {
          text: 'It is not Done, but it may be presented because the Product Owner approves of it.',
          why: 'What misses the Definition of Done cannot even be presented at the Sprint Review.',
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'definition-of-done-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Two Scrum Teams work on one product. Team A tests everything on old phones, team B does not. Both follow the Definition of Done that they wrote for themselves. What does Scrum ask?',
      options: {
        a: {
          text: 'Nothing more, as long as each of the teams conforms to what it has written.',
          why: 'Then no one could say what quality the product as a whole has.',
        },
        b: {
          text: 'That team A give up its test, because the teams have to meet on the lower level.',
          why: 'They need one definition, but it does not have to be the weaker one.',
        },
        c: {
          text: 'That both teams agree on one Definition of Done and comply with it.',
          why: 'Teams working together on a product "must mutually define and comply with the same Definition of Done".',
        },
        d: {
          text: 'That the Product Owner whom they share choose one of the two definitions.',
          why: 'The teams define it mutually. It is not handed down by one person.',
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
        true: 'The Retrospective inspects the Definition of Done, and a team that learns will change it.',
        false:
          'It is among the things that the Scrum Team inspects in the Sprint Retrospective. What may not happen is that quality decreases during a Sprint.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}
