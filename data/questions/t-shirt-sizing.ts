import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 't-shirt-sizing',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 't-shirt-sizing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A team wants its letters to mean the same to everyone. What makes an M most reliable?',
      options: {
        a: {
          text: 'A definition in hours that the Developers and the Product Owner have signed',
          why: "Hours claim a precision that a vague feature can't have, and a signature doesn't change that.",
        },
        b: {
          text: 'A rule of the organization that defines the same M for all of its Scrum Teams',
          why: 'Teams have different products and skills. A letter means something only in comparison with the work of the team that uses it.',
        },
        c: {
          text: 'A fixed number of story points, so that several letters can be added together',
          why: 'Letters are for wishes to which no one can give a number. Points would bring back a precision that no one has.',
        },
        d: {
          text: 'A range that comes from finished features of about that size',
          why: 'Such a range is based on evidence, and it includes the surprises that came with those features.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 't-shirt-sizing-2',
      kind: 'single',
      difficulty: 2,
      stem: 'To save time before a meeting with stakeholders, the Product Owner sizes twelve features alone, in letters. What should a Scrum Master point out?',
      options: {
        a: {
          text: 'Nothing, because letters are so rough that the rule on sizing does not apply to them.',
          why: 'A letter is a size. Those who will do the work are responsible for sizing.',
        },
        b: {
          text: 'The Developers who will do the work are responsible for sizing, even with letters.',
          why: 'The Product Owner may help them understand and select trade-offs. The Developers are responsible for the size, rough or exact.',
        },
        c: {
          text: 'The Product Owner needs the approval of the Scrum Master for anything shown to stakeholders.',
          why: "A Scrum Master may help with techniques but doesn't have to approve what stakeholders see.",
        },
        d: {
          text: 'Stakeholders should have given the letters, since they know best what a feature is worth.',
          why: 'Stakeholders know what a feature is worth. The people who build it know better how large it is.',
        },
      },
      answer: 'b',
      guideSection: 'Product Backlog',
    },
    {
      id: 't-shirt-sizing-3',
      kind: 'single',
      difficulty: 2,
      stem: "A feature is called XL because no one knows how an outside partner's system behaves. What should the team do with it?",
      options: {
        a: {
          text: 'Plan a small, limited piece of work that answers the biggest open question.',
          why: 'XL means that something is unknown. Once you know more, you can give at least a part of the feature a size.',
        },
        b: {
          text: 'Reserve four Sprints, since an XL is twice an L and an L has taken two Sprints.',
          why: 'XL has no numbers, because there is no finished feature to take them from.',
        },
        c: {
          text: 'Move it to the end of the Product Backlog until the partner has documented its system.',
          why: 'The order depends on more than size. If the feature matters, the team should ask its question now.',
        },
        d: {
          text: 'Give it to a separate team that specializes in unknown technology and large features.',
          why: 'A Scrum Team has the skills that it needs, or acquires them. If another team does the work, your team learns more slowly.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 't-shirt-sizing-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'In Scrum, the Product Goal is the commitment of a roadmap with rough sizes.',
      answer: false,
      why: {
        true: "The Product Goal is in the Product Backlog and is its commitment. A roadmap isn't one of the artifacts.",
        false:
          'The Product Goal is the commitment of the Product Backlog. A roadmap may be useful, but it is a complementary practice.',
      },
      guideSection: 'Scrum Artifacts',
    },
    {
      id: 't-shirt-sizing-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Five features are sized S (1 to 3 items), S, M (4 to 7), L (8 to 16) and XL. A stakeholder asks how many items that is in all. Which two answers are honest? (Choose two.)',
      options: {
        a: {
          text: 'About 45 items, if we take the middle of each letter and count the XL as two Ls.',
          why: 'One number hides the range, and the XL has no number at all.',
        },
        b: {
          text: 'Between 14 and 29 items for the first four of the five features.',
          why: 'The low ends are 1 + 1 + 4 + 8 = 14 and the high ends 3 + 3 + 7 + 16 = 29. The answer shows both.',
        },
        c: {
          text: 'At most 29 items, because the high ends of the ranges already include all surprises.',
          why: 'They include past surprises only, and the XL is missing from the total.',
        },
        d: {
          text: 'For the fifth feature we have no range yet. Here is what we will do to get one.',
          why: 'XL means that the team has to find out more before anyone relies on it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
