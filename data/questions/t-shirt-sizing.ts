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
      stem: 'A team wants its letters to mean the same to everyone. What makes an M most dependable?',
      options: {
        a: {
          text: 'A definition in hours that is signed by the Developers and the Product Owner',
          why: 'Hours claim a precision that a vague feature cannot have, and a signature adds none.',
        },
        b: {
          text: 'A rule of the organization that sets the same M for all of its Scrum Teams',
          why: 'Teams differ in product and skills. A letter is meaningful against the work of those who use it.',
        },
        c: {
          text: 'A fixed number of story points, so that several letters can be added together',
          why: 'Letters are used where no one can give numbers. A table of points brings the false sum back.',
        },
        d: {
          text: 'A range taken from what finished features of that kind took in the end',
          why: 'Such a range rests on evidence and contains the surprises that those features met.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 't-shirt-sizing-2',
      kind: 'single',
      difficulty: 2,
      stem: 'To save time before a meeting with stakeholders, the Product Owner sizes twelve features alone, in letters. What is the main objection?',
      options: {
        a: {
          text: 'None: letters are so rough that the rule on sizing does not extend to them.',
          why: 'A letter is a size. Those who will do the work are responsible for sizing.',
        },
        b: {
          text: 'The Developers who will do the work are responsible for sizing, and know what she does not.',
          why: 'The Product Owner may help them understand and select trade-offs. The size is theirs, rough or fine.',
        },
        c: {
          text: 'The Product Owner needs the approval of the Scrum Master for anything shown to stakeholders.',
          why: 'The Scrum Master approves nothing here, and may help with techniques when asked.',
        },
        d: {
          text: 'Stakeholders should have given the letters, since they know best what a feature is worth.',
          why: 'They know its worth. How large it is, they cannot judge better than those who build it.',
        },
      },
      answer: 'b',
      guideSection: 'Product Backlog',
    },
    {
      id: 't-shirt-sizing-3',
      kind: 'single',
      difficulty: 2,
      stem: "A feature is called XL because no one knows how an outside partner's system behaves. What is the best use of that letter?",
      options: {
        a: {
          text: 'To start a small, limited piece of work that answers the biggest open question',
          why: 'XL says that something is unknown. Finding out turns a part of it into a size that can be used.',
        },
        b: {
          text: 'To reserve four Sprints, since an XL is twice an L and an L has taken two',
          why: 'XL has no numbers: there is no finished feature to take them from.',
        },
        c: {
          text: 'To move it to the end of the Product Backlog until the partner has documented it',
          why: 'Order depends on more than size. If the feature matters, the question should be asked now.',
        },
        d: {
          text: 'To hand it to a separate team that specializes in work that is unknown',
          why: 'A Scrum Team has all the skills that it needs, or acquires them. Handing risk away slows the learning.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 't-shirt-sizing-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A roadmap with rough sizes is the artifact to which the Scrum Guide attaches the Product Goal.',
      answer: false,
      why: {
        true: 'The Product Goal is in the Product Backlog and is its commitment. A roadmap is not among the artifacts.',
        false:
          'Scrum has three artifacts. The Product Goal belongs to the Product Backlog; a roadmap may be useful and is complementary.',
      },
      guideSection: 'Scrum Artifacts',
    },
    {
      id: 't-shirt-sizing-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Five features are sized S (1 to 3 items), S, M (4 to 7), L (8 to 16) and XL. A stakeholder asks what they come to. Which two answers are honest? (Choose two.)',
      options: {
        a: {
          text: 'About 45 items, if each of the letters is taken at its middle and the XL as two Ls.',
          why: 'One number hides the range, and the XL has no number at all.',
        },
        b: {
          text: 'Somewhere from 14 to 29 items for the first four of them.',
          why: 'Low ends: 1 + 1 + 4 + 8 = 14. High ends: 3 + 3 + 7 + 16 = 29. Both ends are shown.',
        },
        c: {
          text: 'At most 29 items, because the high ends of the ranges already contain all surprises.',
          why: 'They contain past surprises. And the XL is missing from the sum.',
        },
        d: {
          text: 'For the fifth we have no range yet; here is what we will do to get one.',
          why: 'That is what XL means: find out more before anyone counts on it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
