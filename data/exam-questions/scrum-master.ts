import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-master-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Only one Developer can release the product, and she will be away for most of the next Sprint. The Developers ask the Scrum Master to find someone. What serves them best?',
    options: {
      a: {
        text: 'Finding the team a colleague who can stand in for her',
        why: 'That helps for one Sprint. The skill still rests with one person, and the team has learned to ask for help from above.',
      },
      b: {
        text: 'Asking the Product Owner to postpone releases for a while',
        why: 'That hides the gap. A team needs the skills to create value in every Sprint.',
      },
      c: {
        text: 'Learning the skill and standing in for her in person',
        why: "The Scrum Master would become the next bottleneck. Causing the removal of an impediment doesn't mean doing the work.",
      },
      d: {
        text: 'Coaching the team to spread the skill before she leaves',
        why: "Coaching in self-management and cross-functionality is the Scrum Master's service. The members find the way, and the team gains the skill.",
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The finance department will fund a new product only in return for a complete list of features for three years. Which service of the Scrum Master is called for?',
    options: {
      a: {
        text: 'Helping the finance people decide in steps, on evidence',
        why: 'Helping employees and stakeholders to understand and enact an empirical approach for complex work is a service to the organization.',
      },
      b: {
        text: 'Helping the Scrum Team work without the finance people',
        why: 'Shielding the team changes nothing in finance and leaves the product without money. Barriers should come down.',
      },
      c: {
        text: 'Helping the Product Owner finish the list for finance',
        why: 'A complete list for three years would not be empirical. The Product Backlog emerges.',
      },
      d: {
        text: 'Helping the Developers size the features for finance',
        why: 'That would produce the list and make people believe in it, although no one can say yet what will be needed.',
      },
    },
    answer: 'a',
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
        text: 'Helping a Product Owner plan on the basis of evidence',
        why: 'Helping establish empirical product planning for a complex environment is a service to the Product Owner.',
      },
      b: {
        text: 'Training a sales department in the use of Scrum',
        why: '"Leading, training, and coaching the organization in its Scrum adoption" is a service to the organization.',
      },
      c: {
        text: 'Updating the Sprint Backlog for the Developers',
        why: 'The Sprint Backlog is made by and for the Developers. They keep it current.',
      },
      d: {
        text: 'Telling the Developers the size of their forecast',
        why: "How much is selected is the Developers' choice, after they talk with the Product Owner.",
      },
      e: {
        text: 'Coaching Developers in working across their skills',
        why: '"Coaching the team members in self-management and cross-functionality" is a service to the team.',
      },
    },
    answers: ['a', 'b', 'e'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-9',
    kind: 'single',
    difficulty: 2,
    stem: 'For two Sprints the Developers have skipped the Daily Scrum: "We sit side by side anyway." What should the Scrum Master do?',
    options: {
      a: {
        text: 'Accept the choice of the team and see that it goes well.',
        why: 'Self-management works within the Scrum framework. The Daily Scrum is part of that framework.',
      },
      b: {
        text: 'Lead the event in person and see that everyone reports.',
        why: 'That would take the event away from the people it is for and turn it into a report.',
      },
      c: {
        text: 'Explain the purpose of the event and see that it is held.',
        why: 'Leaving an event out loses opportunities to inspect and adapt. Ensuring it, and making it productive, is a service to the team.',
      },
      d: {
        text: 'Replace the event with a message and see that it is sent.',
        why: 'A Scrum Master has no authority to exchange an event for something else.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Events',
  },
  {
    id: 'scrum-master-10',
    kind: 'single',
    difficulty: 2,
    stem: 'This Sprint the Scrum Master also builds one of the items in the Sprint Backlog. What does this mean for the Daily Scrum?',
    options: {
      a: {
        text: 'The Scrum Master leads it as a facilitator.',
        why: 'Working on an item gives no right to lead. The Developers choose the structure.',
      },
      b: {
        text: 'The Scrum Master joins it as a Developer.',
        why: 'The Guide says so of a Scrum Master or Product Owner who is actively working on items in the Sprint Backlog.',
      },
      c: {
        text: 'The Scrum Master watches it as a guest.',
        why: 'Someone who actively works on items in the Sprint Backlog is more than a guest.',
      },
      d: {
        text: 'The Scrum Master skips it as an outsider.',
        why: 'This work makes the Scrum Master a participant. The event is for those who do the work.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'scrum-master-11',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A company wants to start with Scrum in five departments at once. Advising it on how to do so is outside the accountability of a Scrum Master.',
    answer: false,
    why: {
      true: "A Scrum Master's work doesn't end with the team. The Scrum Master serves the organization, too.",
      false:
        'Planning and advising Scrum implementations within the organization is one of the services that the Guide lists.',
    },
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-12',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Owner has fallen out with several branch managers of a library and asks the Scrum Master to lead the next meeting with them. What should the Scrum Master do?',
    options: {
      a: {
        text: 'Lead the meeting and settle the open wishes as a neutral party',
        why: 'Helping others to talk is the service. The Product Owner decides on the Product Backlog.',
      },
      b: {
        text: 'Decline and refer the managers to the next Sprint Review',
        why: "The Guide speaks of facilitating stakeholder collaboration. It doesn't limit this to any event.",
      },
      c: {
        text: 'Decline and leave all the stakeholders to the Product Owner',
        why: 'The whole Scrum Team collaborates with stakeholders, and the Scrum Master may help with it.',
      },
      d: {
        text: 'Lead the meeting and leave decisions to the Product Owner',
        why: 'Facilitating stakeholder collaboration is a service to the Product Owner, given as requested or needed. Here it is both.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'scrum-master-13',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'On a poster, an organization lists who in a Scrum Team is accountable for what. Which two lines are NOT right? (Choose the best two.)',
    options: {
      a: {
        text: 'Product Owner: the verdict on Done at the Review',
        why: 'This line is wrong: the Definition of Done tells whether an item is Done, on any day and without a judge.',
      },
      b: {
        text: 'Scrum Master: the effectiveness of the Scrum Team',
        why: 'The line is right. The Guide names two accountabilities: Scrum as defined, and this one.',
      },
      c: {
        text: 'Scrum Master: the daily plan toward the Sprint Goal',
        why: 'Developers adapt their own plan each day. The Scrum Master does not even need to be there.',
      },
      d: {
        text: 'Developers: the quality of the work in the Sprint',
        why: 'The line is right. Developers instill quality by adhering to a Definition of Done.',
      },
      e: {
        text: 'Product Owner: the clarity of the Product Backlog',
        why: 'The line is right. A transparent, visible and understood Product Backlog is part of its management.',
      },
    },
    answers: ['a', 'c'],
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-master-14',
    kind: 'single',
    difficulty: 2,
    stem: 'It is day six of ten, five items have been started, and none is Done. Which question by the Scrum Master best helps the team focus on Increments of high value?',
    options: {
      a: {
        text: '"Which of the five is nearest to helping a user?"',
        why: 'Helping the team focus on high-value Increments that meet the Definition of Done is a service. The Developers still decide.',
      },
      b: {
        text: '"Which of you is responsible for each open item?"',
        why: 'The Developers are accountable together. Five owners would keep five items open.',
      },
      c: {
        text: '"Which of the five is nearest to the estimate?"',
        why: 'How well an estimate was met says nothing about value, and nothing about what is missing to be Done.',
      },
      d: {
        text: '"Which of you is free for a sixth item this week?"',
        why: 'One more open item brings none of the five nearer to Done.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-15',
    kind: 'true-false',
    difficulty: 2,
    stem: 'One person serves two Scrum Teams as their Scrum Master. Scrum allows this, and the person is accountable for the effectiveness of both teams.',
    answer: true,
    why: {
      true: 'Each Scrum Team has one Scrum Master, and no rule keeps this person from serving another team. The person is then fully accountable in both.',
      false:
        "The Guide requires one Scrum Master in each team. It doesn't require that this person serves a single team.",
    },
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-master-16',
    kind: 'single',
    difficulty: 2,
    stem: 'A purchasing rule of the company delays every test device by six weeks. The Developers have no influence on the rule. Which step by the Scrum Master serves the team best?',
    options: {
      a: {
        text: 'Asking the Developers to plan Sprints around the delay',
        why: 'A forecast has to allow for the delay as long as it lasts, but the impediment remains.',
      },
      b: {
        text: "Bringing the topic up in the team's Retrospective",
        why: "The team already knows the problem and can't change the rule on its own.",
      },
      c: {
        text: 'Showing the owners of the rule what the delays cost',
        why: 'The impediment lies outside the team. The Scrum Master causes its removal by those who can change the rule.',
      },
      d: {
        text: 'Ordering the devices on behalf of the Developers',
        why: 'The rule would delay these orders as well. Doing the paperwork removes nothing.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-17',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "A Scrum Team lists what slows it down. For which two does it need the Scrum Master's help most? (Choose the best two.)",
    options: {
      a: {
        text: 'An item that grew larger than the team expected',
        why: 'The Developers adapt their plan and talk with the Product Owner about the scope.',
      },
      b: {
        text: 'A tool that only some of the Developers can use',
        why: 'The members share or acquire skills as needed. The Scrum Master may coach, but the team can act itself.',
      },
      c: {
        text: 'A dispute that two Developers have over a design',
        why: "How to build it is the Developers' decision. They can settle most disputes themselves.",
      },
      d: {
        text: 'A bonus that pays members for working alone',
        why: 'The reward comes from outside the team and works against it. The Scrum Master can help the organization see that.',
      },
      e: {
        text: 'A policy that bars the team from its customers',
        why: "The policy is a barrier set by the organization. The Scrum Master works on such barriers, and the Developers can't lift them.",
      },
    },
    answers: ['d', 'e'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-master-18',
    kind: 'single',
    difficulty: 3,
    stem: 'A manager asks the Scrum Master for a seat in the Daily Scrum, "to see where we are." What helps the manager most without changing the event?',
    options: {
      a: {
        text: 'Sending the minutes and listing the delays by person',
        why: 'Nothing requires minutes, and a list by person would make the Developers less open.',
      },
      b: {
        text: 'Explaining its purpose and pointing to the artifacts',
        why: 'The manager learns what the event is for and where progress can be seen. The Developers keep their event.',
      },
      c: {
        text: 'Moving the event and inviting all managers each week',
        why: 'The event takes place every working day at the same time and place, to reduce complexity.',
      },
      d: {
        text: 'Offering a seat and starting with a round of reports',
        why: 'A round of reports would turn the event from a plan for the next day into a status meeting.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
    focusArea: 'Stakeholders & Customers',
  },
]
