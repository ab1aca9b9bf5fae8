import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-master-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Only one Developer can release the product, and she will be away for most of the next Sprint. The Developers ask the Scrum Master to find someone. What serves them best?',
    options: {
      a: {
        text: 'Finding a person from another team who will do the releases as long as she is away.',
        why: 'It helps for one Sprint. The skill still sits in one head, and the team has learned to ask for help from above.',
      },
      b: {
        text: 'Helping them work out how others on the team can learn it before she leaves.',
        why: 'Coaching the members in self-management and cross-functionality. They find the way, and the team gains the skill.',
      },
      c: {
        text: 'Learning it personally, since causing the removal of impediments is a duty.',
        why: 'The Scrum Master would become the next single head. Causing a removal does not mean doing the work.',
      },
      d: {
        text: 'Asking the Product Owner to plan no release until she has come back.',
        why: 'That hides the gap. A team needs the skills to create value in every Sprint.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The finance department will fund a new product only against a complete list of features for three years. Which service of the Scrum Master is called for?',
    options: {
      a: {
        text: 'Facilitating a workshop in which the Developers size every feature of the three years',
        why: 'It would produce the list that is asked for, and a belief in it. No one knows yet what will be needed.',
      },
      b: {
        text: 'Shielding the Scrum Team from the demands of finance',
        why: 'Shielding leaves finance as it is, and the product without money. Barriers are to come down.',
      },
      c: {
        text: 'Negotiating the budget, so that the Product Owner is free for the Product Backlog',
        why: 'The list of services contains no such negotiation. It would also leave the wish for a complete list in place.',
      },
      d: {
        text: 'Helping finance understand and enact an empirical approach for complex work',
        why: 'A service to the organization: employees and stakeholders learn to decide on evidence, step by step.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are examples of the services that the Guide lists for a Scrum Master? (Choose all that apply.)',
    options: {
      a: {
        text: 'Training a sales department in what a Sprint is',
        why: '"Leading, training and coaching the organization in its Scrum adoption".',
      },
      b: {
        text: 'Helping the Product Owner plan from what has been observed',
        why: 'Helping establish empirical product planning for a complex environment.',
      },
      c: {
        text: 'Updating the Sprint Backlog after each Daily Scrum',
        why: 'The Sprint Backlog is made by and for the Developers. They keep it current.',
      },
      d: {
        text: 'Coaching a team in becoming more cross-functional',
        why: '"Coaching the team members in self-management and cross-functionality".',
      },
      e: {
        text: 'Telling the Developers how much to select for the Sprint',
        why: 'The Developers select, in discussion with the Product Owner.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-9',
    kind: 'single',
    difficulty: 2,
    stem: 'For two Sprints the Developers have skipped the Daily Scrum: "We sit side by side anyway." What should the Scrum Master do?',
    options: {
      a: {
        text: 'Help them understand what the event is for, and see that it takes place and is worth it.',
        why: 'Leaving an event out loses opportunities to inspect and adapt. Ensuring it, and making it productive, is a service to the team.',
      },
      b: {
        text: 'Respect their decision, because a self-managing team decides for itself when and how it wants to meet.',
        why: 'Self-management works within the Scrum framework. The Daily Scrum is part of that framework.',
      },
      c: {
        text: 'Lead the event from now on and have each Developer report in turn.',
        why: 'That would take the event from those whom it is for, and turn it into a report.',
      },
      d: {
        text: 'Replace the event with a chat message that each of the Developers writes in the morning.',
        why: 'A Scrum Master has no authority to exchange an event for something else.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Events',
  },
  {
    id: 'scrum-master-10',
    kind: 'single',
    difficulty: 2,
    stem: 'This Sprint the Scrum Master also builds one of the items in the Sprint Backlog. What does this mean for the Daily Scrum?',
    options: {
      a: {
        text: 'The Scrum Master leads it, knowing both the rules and the work.',
        why: 'Working on an item gives no right to lead. The Developers choose the structure.',
      },
      b: {
        text: 'The Scrum Master must keep away, because the event belongs to the Developers.',
        why: 'Anyone who actively works on items in the Sprint Backlog takes part as a Developer.',
      },
      c: {
        text: 'The Scrum Master takes part as a Developer.',
        why: 'The Guide says so of a Scrum Master or Product Owner who is working on items in the Sprint Backlog.',
      },
      d: {
        text: 'Somebody else has to be Scrum Master until the end of this Sprint.',
        why: 'The Guide foresees that a Scrum Master may work on items. The accountability remains.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'scrum-master-11',
    kind: 'true-false',
    difficulty: 3,
    stem: 'A company wants to start with Scrum in five departments at once. Giving it advice on how to go about this lies outside the accountability of a Scrum Master.',
    answer: false,
    why: {
      true: 'The work of a Scrum Master does not end at the door of the team. The organization is one of the three that are served.',
      false:
        'Planning and advising Scrum implementations within the organization is one of the services that the Guide lists.',
    },
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-12',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner has fallen out with several branch managers and asks the Scrum Master to lead the next talk with them. What fits the accountability of the Scrum Master?',
    options: {
      a: {
        text: 'To decline, because dealing with stakeholders is up to the Product Owner alone',
        why: 'The whole Scrum Team collaborates with stakeholders, and the Scrum Master may help with it.',
      },
      b: {
        text: 'To lead it, because facilitating stakeholder collaboration is one of the services',
        why: 'It is a service to the Product Owner, given as requested or needed. Here it is both.',
      },
      c: {
        text: 'To lead it and settle which of the wishes are taken up, being the neutral party',
        why: 'Helping others to talk is the service. The Product Owner decides on the Product Backlog.',
      },
      d: {
        text: 'To decline, because a Scrum Master facilitates the events of Scrum and nothing else',
        why: 'The Guide speaks of facilitating stakeholder collaboration. It limits this to no event.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'scrum-master-13',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'On a poster, an organization lists who in a Scrum Team is accountable for what. Which lines are right? (Choose all that apply.)',
    options: {
      a: {
        text: 'Developers: instilling quality by adhering to a Definition of Done',
        why: 'It is one of the four things for which Developers are always accountable.',
      },
      b: {
        text: 'Product Owner: deciding at the Sprint Review which items are Done',
        why: 'The Definition of Done tells whether an item is Done, at any hour and without a judge.',
      },
      c: {
        text: 'Scrum Master: the effectiveness of the Scrum Team',
        why: 'The Guide names two accountabilities: Scrum as defined, and this one.',
      },
      d: {
        text: 'Scrum Master: adapting the plan each day toward the Sprint Goal',
        why: 'Developers adapt their own plan. The Scrum Master does not even need to be there.',
      },
      e: {
        text: 'Product Owner: a Product Backlog that is transparent, visible and understood',
        why: 'It is the fourth part of effective Product Backlog management.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-master-14',
    kind: 'single',
    difficulty: 2,
    stem: 'It is day six of ten, five items are begun and none is Done. With which question does a Scrum Master best help the team focus on Increments of high value?',
    options: {
      a: {
        text: '"Who of you has the most hours left, and could take on a sixth item today?"',
        why: 'One more open item brings none of the five nearer to Done.',
      },
      b: {
        text: '"Who feels responsible for each of the five items until the end of the Sprint?"',
        why: 'The Developers are accountable together. Five owners would keep five items open.',
      },
      c: {
        text: '"What should I tell the stakeholders about the percentage that we have reached?"',
        why: 'There is no percentage of Done, and reporting for the team is not a service of the Scrum Master.',
      },
      d: {
        text: '"Which of the five could help a user first, and what does it take to finish it?"',
        why: 'Helping the team focus on high-value Increments that meet the Definition of Done is a service. The Developers still decide.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
]
