import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'servant-leader',
  lesson: '/scrum/psm-1/scrum-master-as-a-servant-leader',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'servant-leader-1',
      kind: 'single',
      difficulty: 1,
      stem: 'How does the Scrum Guide of 2020 describe the leadership of a Scrum Master?',
      options: {
        a: {
          text: 'As a superior who is responsible for the results of the Developers.',
          why: 'A Scrum Team has no hierarchies, and the whole Scrum Team is accountable for the Increment.',
        },
        b: {
          text: 'As a servant-leader for the Scrum Team, as in the edition of 2017.',
          why: "The term 'servant-leader' is the wording of 2017. The edition of 2020 doesn't use it.",
        },
        c: {
          text: 'As a true leader who serves the Scrum Team and the larger organization.',
          why: 'The Guide calls Scrum Masters true leaders, and it mentions the larger organization as well as the team.',
        },
        d: {
          text: "As a temporary leader for as long as the team isn't yet managing itself.",
          why: 'Every Scrum Team has a Scrum Master, and the Guide sets no end date for that.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers have argued for an hour about the structure of the database. Each asks the Scrum Master, an experienced programmer, to decide. What is the best response?',
      options: {
        a: {
          text: 'Help the Developers find a way to decide, such as a short trial of both structures.',
          why: 'The Developers decide how the work gets done. Helping them reach a decision strengthens self-management.',
        },
        b: {
          text: 'Decide, because the Scrum Master has the experience to judge it and time is being lost.',
          why: 'The Scrum Master can offer advice from experience, but the decision belongs to the Developers.',
        },
        c: {
          text: 'Ask the Product Owner to decide, since the value of the product is at stake.',
          why: 'The Product Owner decides on the order of the Product Backlog, not on how items are built.',
        },
        d: {
          text: 'Say nothing, because a Scrum Master must not get involved in technical matters.',
          why: "Silence doesn't help people who are stuck, and facilitating isn't a technical decision.",
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-3',
      kind: 'single',
      difficulty: 2,
      stem: 'To protect the Sprint, a Scrum Master has told all stakeholders to bring their questions only to her. Which judgment fits the Scrum Guide?',
      options: {
        a: {
          text: 'It is right during the Sprint, as long as stakeholders can come to the Sprint Review.',
          why: 'The Scrum Team collaborates with stakeholders on any day, not just at the Review.',
        },
        b: {
          text: 'It is right, because the Scrum Master is accountable for the focus of the Developers.',
          why: "Helping the team focus doesn't mean cutting it off from the people it works for.",
        },
        c: {
          text: 'It would be right if the questions were sent to the Product Owner instead.',
          why: "The Product Owner decides on the Product Backlog, but conversations don't have to go through one person.",
        },
        d: {
          text: 'It creates a barrier, although the Scrum Master should remove barriers.',
          why: "Removing barriers between stakeholders and Scrum Teams is one of the Scrum Master's services to the organization.",
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'The Developers complain that their test server fails every day. Which two reactions of a Scrum Master fit the accountability best? (Choose two.)',
      options: {
        a: {
          text: "Rent a new server right away, so that the Developers don't have to deal with it.",
          why: 'Fixing it alone may help once, but the Developers learn nothing from it, and the cause stays unknown.',
        },
        b: {
          text: 'Ask what the Developers have found out so far, and what they could change themselves.',
          why: 'This coaches the team in self-management: the Developers may be able to remove the impediment themselves.',
        },
        c: {
          text: 'Put it on a list of impediments and wait until the Sprint Retrospective.',
          why: "An adjustment must be made as soon as possible, and a note alone doesn't remove the impediment.",
        },
        d: {
          text: 'Bring together the people who can act, if the cause turns out to be outside the team.',
          why: "This causes the removal of the impediment, but the Scrum Master doesn't have to do everything personally.",
        },
        e: {
          text: 'Make the Developer who knows most about servers responsible for it.',
          why: 'The team decides internally who does what.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team wants to skip the Sprint Retrospective this time. As a leader who serves, the Scrum Master should go along with that.',
      answer: false,
      why: {
        true: "A leader who serves doesn't have to comply with every wish. The Scrum Master ensures that all Scrum events take place.",
        false:
          'The Scrum Master ensures that all Scrum events take place, and can help the team find out why this one seems useless.',
      },
      guideSection: 'Scrum Master',
    },
  ],
}
