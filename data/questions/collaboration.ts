import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'collaboration',
  lesson: '/scrum/psm-1/scrum-theory-principles/collaboration',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'collaboration-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two stakeholders quarrel at the Sprint Review about what should be built next. Which help of the Scrum Master fits best?',
      options: {
        a: {
          text: 'Making visible what is to be decided and by whom, so that the talk can move on',
          why: 'Facilitating stakeholder collaboration is a service of the Scrum Master. It leaves the decision with the person who is accountable.',
        },
        b: {
          text: 'Deciding between the two proposals, so that the event keeps to its timebox',
          why: 'The order of the Product Backlog is not for the Scrum Master to decide, and no timebox changes that.',
        },
        c: {
          text: 'Asking both to settle the matter in private and to hand in the result in writing',
          why: 'The Review is where those attending collaborate on what to do next. Sending the question away loses what the others know.',
        },
        d: {
          text: 'Having all attendees vote, and entering the result in the Product Backlog',
          why: 'Stakeholders may convince, but the Product Owner orders the Product Backlog. A vote would be a committee by another name.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'collaboration-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team of sixteen people splits into two Scrum Teams, which go on building the same product. What do they need?',
      options: {
        a: {
          text: 'A second Product Owner, and someone above both who settles their conflicts',
          why: 'One product has one Product Backlog and one Product Owner. Two would pull the product in two directions.',
        },
        b: {
          text: 'Two Product Backlogs with a common Product Goal, updated in a weekly meeting',
          why: 'They share the Product Backlog as well. A copy for each team would soon differ from the other.',
        },
        c: {
          text: 'The same Product Owner, Product Goal and Product Backlog for both',
          why: 'Scrum Teams that focus on the same product should share all three. Their Definition of Done is common too.',
        },
        d: {
          text: 'One Sprint Backlog for both, since they share a Definition of Done',
          why: 'A Sprint Backlog is a plan by and for the Developers of one team. Each team makes its own.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
    },
    {
      id: 'collaboration-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Developer who has a question about daily work at a customer should put it to the Product Owner, because only the Product Owner may talk with stakeholders.',
      answer: false,
      why: {
        true: 'That makes the Product Owner a mailbox. No rule reserves the conversation; only decisions about the Product Backlog belong to the Product Owner.',
        false:
          'Stakeholder collaboration is a responsibility of the Scrum Team. The Developer may ask directly, as long as the decision about new work stays with the Product Owner.',
      },
      guideSection: 'Scrum Team',
    },
    {
      id: 'collaboration-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In a team, each item goes from designer to programmer to tester, and lies for days between them. At the end of most Sprints, several items are nearly finished. What would help the team most?',
      options: {
        a: {
          text: 'Having the tester join one Sprint later, so that there is always finished code to be tested',
          why: 'It makes the hand-over permanent, and nothing could meet the Definition of Done within its Sprint.',
        },
        b: {
          text: 'Assigning a deadline to each step, so that every person knows when to hand on the item',
          why: 'Deadlines for steps keep the chain in place. People would be busy on time and items would still wait.',
        },
        c: {
          text: 'Starting more items, so that nobody is idle while an item waits',
          why: 'More started items mean more waiting. The Increment does not profit from everyone being busy.',
        },
        d: {
          text: 'Working on fewer items at a time, with all the skills an item needs together on it',
          why: 'The Sprint Goal encourages working together in place of separate initiatives. How to do it is for the Developers to find.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Goal',
    },
    {
      id: 'collaboration-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'The Retrospectives of a team have turned dull and end without a result. Which two steps fit the accountability of the Scrum Master? (Choose two.)',
      options: {
        a: {
          text: 'Coach a Developer in facilitation and let this person lead the next one',
          why: 'The Scrum Master ensures that events are positive and productive. Leading each of them in person is not required.',
        },
        b: {
          text: 'Write the list of improvements beforehand and have the team confirm it',
          why: 'The Scrum Team identifies the changes. A prepared list to nod at takes inspection out of the event.',
        },
        c: {
          text: 'Let the event be skipped until somebody asks for it',
          why: 'Ensuring that all Scrum events take place is part of the accountability.',
        },
        d: {
          text: 'Try another way of gathering what people saw, such as writing before speaking',
          why: 'Techniques are open. This one helps quiet people to be heard, and may make the event productive again.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Scrum Master',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Three Scrum Teams build one product. Team 1 tests with real payment cards, the others with simulated ones. The teams argue whose Definition of Done is right. What does Scrum say?',
    options: {
      a: {
        text: 'Each keeps its own, because a Definition of Done is created by the Scrum Team that uses it.',
        why: 'That holds for one team alone on a product. Together on a product, they need a common one.',
      },
      b: {
        text: 'They define one together and all comply with it.',
        why: 'Otherwise nobody could say what was completed in the Increments that have to work together. An organizational standard would be its minimum.',
      },
      c: {
        text: 'The Product Owner chooses the strictest of the three and puts it into force for all teams.',
        why: 'The common definition is made by the Scrum Teams mutually. The Product Owner is one voice in it.',
      },
      d: {
        text: 'The Scrum Masters of the three teams meet and agree on it, since quality of the process is their task.',
        why: 'They can help the teams to agree. Defining it is not reserved to them.',
      },
    },
    answer: 'b',
    guideSection: 'Definition of Done',
  },
  {
    id: 'collaboration-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'At which occasions may a stakeholder from outside the Scrum Team contribute? (Choose all that apply.)',
    options: {
      a: {
        text: 'At the Sprint Review, by helping to work out what to do next',
        why: 'Attendees collaborate on it, and stakeholders are among them.',
      },
      b: {
        text: 'At Sprint Planning, by giving advice after having been invited',
        why: 'The Scrum Team may invite other people to attend and advise.',
      },
      c: {
        text: 'At the Daily Scrum, by telling the Developers which work is urgent for the next day',
        why: 'It is an event for the Developers, and what they do next is their plan.',
      },
      d: {
        text: 'During the Sprint, by trying out an Increment that has been delivered early',
        why: 'An Increment may be delivered before the Sprint ends, and what stakeholders observe is evidence.',
      },
      e: {
        text: 'During the Sprint, by agreeing with a Developer on an additional item',
        why: 'Talking is welcome. New work reaches the team through the Product Backlog and the Product Owner.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Sprint Review',
  },
  {
    id: 'collaboration-8',
    kind: 'single',
    difficulty: 2,
    stem: 'Whose task is it to lead the discussion in a Scrum event?',
    options: {
      a: {
        text: 'The Scrum Master leads each of the events, apart from the Daily Scrum.',
        why: 'The Scrum Master ensures that events take place and are productive. No event has to be led by the Scrum Master.',
      },
      b: {
        text: 'The Product Owner leads Planning and Review, and the Scrum Master leads the Retrospective.',
        why: 'A widespread habit. The Guide distributes no such tasks.',
      },
      c: {
        text: 'A person from outside, as facilitators must not belong to the Scrum Team.',
        why: 'Someone neutral may be useful. Scrum does not ask for an outsider.',
      },
      d: {
        text: 'The Guide does not say; anyone who helps the event to be productive can do it.',
        why: 'What is fixed is that the Scrum Master ensures that events take place, are positive and productive, and keep to the timebox.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'collaboration-9',
    kind: 'single',
    difficulty: 3,
    stem: 'An organization has a customer office that answers all questions of the Scrum Team within three days. Developers and customers never meet, and misunderstandings pile up. What should the Scrum Master work on first?',
    options: {
      a: {
        text: 'A faster customer office that is obliged to answer within a single working day',
        why: 'It shortens the detour and keeps it. Misunderstandings come from the detour itself.',
      },
      b: {
        text: 'Removing the barrier, so that the Scrum Team and the customers can talk to each other',
        why: 'Removing barriers between stakeholders and Scrum Teams is a service to the organization.',
      },
      c: {
        text: 'Collecting the questions personally and carrying them to the customers every day',
        why: 'The Scrum Master would become the next go-between.',
      },
      d: {
        text: 'More detailed items, so that the Developers have fewer reasons to ask',
        why: 'Some detail helps. But items written by people who never meet the customers will contain the same misunderstandings.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
]
