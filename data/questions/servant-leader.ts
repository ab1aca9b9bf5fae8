import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'servant-leader',
  lesson: '/scrum/psm-1/scrum-master-as-a-servant-leader',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'servant-leader-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Which description of the Scrum Master agrees with the Scrum Guide of 2020?',
      options: {
        a: {
          text: 'A true leader who serves the team and the organization',
          why: 'The Guide calls Scrum Masters true leaders, and names the larger organization as well as the team.',
        },
        b: {
          text: 'A servant-leader who supports the team and its stakeholders',
          why: 'This was the term in 2017. The Guide of 2020 speaks of true leaders, who serve the team and the larger organization.',
        },
        c: {
          text: 'A manager who leads the Developers',
          why: 'A Scrum Team has no hierarchies, and the Developers manage their own work. The Guide calls Scrum Masters true leaders who serve.',
        },
        d: {
          text: 'A trainer who leaves once the team knows Scrum',
          why: 'Every Scrum Team has a Scrum Master, and the Guide sets no end date for that.',
        },
      },
      answer: 'a',
      rests: ['scrum-master-5'],
    },
    {
      id: 'servant-leader-2',
      kind: 'single',
      difficulty: 3,
      stem: 'Two Developers have argued for an hour about the structure of a database. Both ask the Scrum Master, who used to be a programmer, to decide. What is best?',
      options: {
        a: {
          text: 'Remind them of the time and leave them alone.',
          why: "The Scrum Master coaches people in managing themselves, so two who are stuck get help in finding a way to decide. A reminder of the time isn't enough.",
        },
        b: {
          text: 'Help them by making the decision and explaining why.',
          why: 'The decision belongs to the Developers, who decide how the work gets done. A quick decision by someone else would teach them to ask again.',
        },
        c: {
          text: 'Help the two find a way to test both ideas quickly.',
          why: 'The Developers alone decide how the work gets done. Helping them reach a decision strengthens self-management.',
        },
        d: {
          text: 'Ask the Product Owner for the better design.',
          why: 'How items are built is for the Developers alone to decide. The Product Owner decides on the order of the Product Backlog.',
        },
      },
      answer: 'c',
      rests: ['scrum-master-7', 'sprint-planning-17'],
    },
    {
      id: 'servant-leader-3',
      kind: 'single',
      difficulty: 2,
      stem: 'To protect the Sprint, a Scrum Master tells all stakeholders to bring their questions only to her. Which of her services does this work against most directly?',
      options: {
        a: {
          text: 'Helping to find techniques for managing the Product Backlog',
          why: "This service is about techniques, for example for ordering items. Her rule doesn't touch techniques; it cuts off people from each other.",
        },
        b: {
          text: 'Coaching the team in managing itself',
          why: 'The team may well lose some freedom. But the service that her rule turns upside down is the one about barriers: she is building one.',
        },
        c: {
          text: 'Helping people work with an empirical approach',
          why: 'Empiricism suffers later, when feedback is missing. What her rule does at once is to put up a barrier, and removing barriers is a service of its own.',
        },
        d: {
          text: 'Removing a barrier between stakeholders and the team',
          why: 'Removing such barriers is a service to the organization, and she builds one. Protecting the team is what makes it tempting.',
        },
      },
      answer: 'd',
      rests: ['scrum-master-18'],
    },
    {
      id: 'servant-leader-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: "The Developers' test server fails every day. Which two reactions of the Scrum Master fit best? (Choose the best two.)",
      options: {
        a: {
          text: 'Connecting the Developers with the people who run the server',
          why: "This causes the removal of the impediment. The Scrum Master doesn't have to do everything personally.",
        },
        b: {
          text: 'Asking the Developers which of the causes they can remove',
          why: 'This coaches the team in self-management: the Developers may find that they can solve it themselves.',
        },
        c: {
          text: 'Noting the failures for the Sprint Retrospective',
          why: 'Listing them is useful, but days are lost. An adjustment has to be made as soon as possible.',
        },
        d: {
          text: 'Repairing the server over the weekend',
          why: "The Scrum Master causes the removal of impediments and doesn't have to repair anything. The Developers would learn nothing, and the cause would stay unknown.",
        },
        e: {
          text: 'Assigning the server to the most experienced Developer',
          why: "The team decides internally who does what. The Scrum Master doesn't assign work, but coaches the team and causes the removal of impediments.",
        },
      },
      answers: ['a', 'b'],
      rests: ['scrum-master-9', 'scrum-master-7'],
    },
    {
      id: 'servant-leader-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'As a leader who serves, the Scrum Master should go along with a Scrum Team that wants to skip this Sprint Retrospective.',
      answer: false,
      why: {
        true: "Serving doesn't mean agreeing to every wish. The Scrum Master ensures that all Scrum events take place.",
        false:
          'The Scrum Master ensures that all Scrum events take place, and can help the team find out why this one seems useless.',
      },
      rests: ['scrum-master-10'],
    },
  ],
}
