import type { Question, QuestionSet } from '../../lib/course/question'

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
          text: 'As the leadership of a superior who is responsible for the results of the Developers.',
          why: 'A Scrum Team has no hierarchies, and the whole Scrum Team is accountable for the Increment.',
        },
        b: {
          text: 'As that of a servant-leader for the Scrum Team, as in the edition of 2017.',
          why: "The term 'servant-leader' is the wording of 2017. The edition of 2020 does not use it.",
        },
        c: {
          text: 'As that of a true leader who serves the Scrum Team and the larger organization.',
          why: 'So it says, and the organization is part of the sentence.',
        },
        d: {
          text: 'As a temporary one, which ends when the team has become self-managing.',
          why: 'Each Scrum Team has a Scrum Master, with no date at which that ends.',
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
          why: 'How the work gets done is for the Developers. Coaching them toward a decision strengthens self-management.',
        },
        b: {
          text: 'Decide, because the Scrum Master has the experience to judge it and time is being lost.',
          why: 'Experience may be offered as advice. Deciding takes away what the Developers are to decide themselves.',
        },
        c: {
          text: 'Ask the Product Owner to decide, since the value of the product is at stake.',
          why: 'The Product Owner decides the order of the Product Backlog, and not how items are built.',
        },
        d: {
          text: 'Say nothing, because a Scrum Master must not get involved in technical matters.',
          why: 'Keeping silent while people are stuck serves nobody. Facilitating is no technical decision.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-3',
      kind: 'single',
      difficulty: 2,
      stem: 'To protect the Sprint, a Scrum Master has told all stakeholders to send their questions to the Scrum Master only. What do you think of that?',
      options: {
        a: {
          text: 'It is right during the Sprint, provided that stakeholders may come to the Sprint Review.',
          why: 'Collaboration with stakeholders is part of what the Scrum Team does on any day.',
        },
        b: {
          text: 'It is right, because the Scrum Master is accountable for the focus of the Developers.',
          why: 'Helping the team to focus does not mean cutting it off from the people it works for.',
        },
        c: {
          text: 'It would be right if the questions were sent to the Product Owner instead.',
          why: 'The Product Owner decides about the Product Backlog. Conversations need not pass through any single person.',
        },
        d: {
          text: 'It raises a barrier where the Scrum Master should remove barriers.',
          why: 'The Guide lists it among the services to the organization. What must be protected is the Sprint Goal.',
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
          text: 'Rent a new server on the spot, so that the Developers are not troubled with it.',
          why: 'Fixing it alone may help once. It teaches nobody, and the cause stays unknown.',
        },
        b: {
          text: 'Ask what the Developers have found out so far, and what they could change themselves.',
          why: "That coaches self-management: an impediment the team can remove is the team's to remove.",
        },
        c: {
          text: 'Enter it in a list of impediments and wait until the Sprint Retrospective.',
          why: 'Adjustment should come as soon as possible. Taking note alone removes nothing.',
        },
        d: {
          text: 'Bring together those who can act, when the cause turns out to lie outside the team.',
          why: 'This is causing the removal of an impediment, without doing everything in person.',
        },
        e: {
          text: 'Appoint the Developer who knows most about servers as responsible for it.',
          why: 'Who does what is decided by the team itself.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'As a leader who serves, a Scrum Master should go along with the wish of a Scrum Team to hold no Sprint Retrospective this time.',
      answer: false,
      why: {
        true: 'Serving is not the same as complying. The Scrum Master ensures that all Scrum events take place.',
        false:
          'The Scrum Master ensures that all Scrum events take place, and would help the team find out why this one seems useless.',
      },
      guideSection: 'Scrum Master',
    },
  ],
}

export const examOnly: readonly Question[] = [
  {
    id: 'servant-leader-6',
    kind: 'single',
    difficulty: 3,
    stem: 'At the Daily Scrum the Developers wait each day until their most senior colleague has told them what to do. The Sprint Goal is on track. Which first step leaves most of the learning with the Developers?',
    options: {
      a: {
        text: 'Lead the next Daily Scrum and call on each Developer by name.',
        why: 'It may work for a day, and it makes the Scrum Master the new person to wait for.',
      },
      b: {
        text: 'Ask the Developers what they will do when that colleague is away.',
        why: 'A question leaves noticing and deciding with them, and nothing is in danger yet.',
      },
      c: {
        text: 'Ask the line manager of that colleague to talk to him about his behavior.',
        why: 'That brings rank into a team without hierarchies, and goes around the person concerned.',
      },
      d: {
        text: 'Draw up a rota by which another Developer hands out the work each day.',
        why: 'Handing out work by rota is still handing out work, and the Scrum Master has decided it.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'servant-leader-7',
    kind: 'single',
    difficulty: 2,
    stem: 'In a meeting, new Developers ask the Scrum Master how long a Sprint Retrospective may last. Which stance helps most at this moment?',
    options: {
      a: {
        text: 'Coaching: asking them what they themselves would consider a suitable length for the event.',
        why: 'There is an answer that they cannot derive from their own experience. The question would only delay it.',
      },
      b: {
        text: 'Facilitating: having the group collect opinions and vote.',
        why: 'A rule of the framework is not settled by a vote.',
      },
      c: {
        text: 'Waiting: letting them find out when the first one has become too long.',
        why: 'Nothing is gained by hiding a rule that can be told in a sentence.',
      },
      d: {
        text: 'Teaching: at most three hours for a one-month Sprint, and what the limit is for.',
        why: 'They lack a fact. Telling it, with its reason, helps them to understand Scrum.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'servant-leader-8',
    kind: 'single',
    difficulty: 3,
    stem: 'A head of department tells the Scrum Master: "You lead this team, so see to it that they finish everything by Friday." Which answer serves the organization best?',
    options: {
      a: {
        text: 'To say that nobody can command this, and ask which decision depends on Friday.',
        why: 'It corrects a misunderstanding, helps the head of department to work empirically and brings the need to those who can answer.',
      },
      b: {
        text: 'To pass the date on to the Developers and ask them for overtime until Friday.',
        why: 'The Scrum Master is not a channel for orders. Scrum Teams work at a sustainable pace.',
      },
      c: {
        text: 'To refuse, and explain that managers have no right to speak to a Scrum Team during a Sprint.',
        why: 'No such rule exists, and refusing to talk builds a barrier.',
      },
      d: {
        text: 'To promise it, and remove items from the Sprint until the rest is sure to be finished.',
        why: 'Scope is negotiated between Developers and Product Owner. The Scrum Master has no say in it.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
  },
  {
    id: 'servant-leader-9',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which of these are services of a Scrum Master to the organization? (Choose all that apply.)',
    options: {
      a: {
        text: 'Leading, training and coaching the organization in its adoption of Scrum',
        why: 'This is on the list of services to the organization.',
      },
      b: {
        text: 'Comparing the performance of Scrum Teams for the management',
        why: 'Nothing of the kind is on any of the three lists.',
      },
      c: {
        text: 'Helping employees and stakeholders to understand and enact an empirical approach for complex work',
        why: 'This is one of the four, and it reaches beyond the Scrum Team.',
      },
      d: {
        text: 'Approving changes to the Product Backlog before stakeholders see them',
        why: 'The Product Owner is accountable for the Product Backlog, and nobody approves it.',
      },
      e: {
        text: 'Planning and advising Scrum implementations within the organization',
        why: 'Planning and advising are named together in that list.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'servant-leader-10',
    kind: 'single',
    difficulty: 3,
    stem: 'Minutes before the Sprint Review, a Scrum Master hears that an item will be shown as finished although a test required by the Definition of Done is missing. What should the Scrum Master do?',
    options: {
      a: {
        text: 'Let it pass and raise it in the Retrospective, so that the team can learn from it undisturbed.',
        why: 'Stakeholders would inspect something that misleads them. This is not the moment to wait.',
      },
      b: {
        text: 'Cancel the Sprint Review, because the Increment is not in order.',
        why: 'The event takes place. What is Done is shown, and what is not Done is left out.',
      },
      c: {
        text: 'Speak up now, and remind the Developers what their Definition of Done requires.',
        why: 'Such an item may not be presented. The Scrum Master makes that plain, and the Developers conform to their definition.',
      },
      d: {
        text: 'Ask the Product Owner to decide whether the item is good enough to be shown.',
        why: 'No single person can waive the Definition of Done.',
      },
    },
    answer: 'c',
    guideSection: 'Definition of Done',
  },
]
