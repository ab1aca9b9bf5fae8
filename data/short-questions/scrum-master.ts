import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-master-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Who helps the Scrum Team understand the need for clear, concise items?',
    options: {
      a: {
        text: 'The Product Owner',
        why: "This help is a service of the Scrum Master to the Product Owner. It's tempting, since the Product Owner creates items and communicates them clearly.",
      },
      b: {
        text: 'The Scrum Master',
        why: 'Helping the team see the need for clear items is one of the ways in which the Scrum Master serves the Product Owner.',
      },
      c: {
        text: 'The Developers',
        why: 'They refine and size items. Helping the whole team see why clear items are needed is a service of the Scrum Master to the Product Owner.',
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'The Scrum Team is the one that is helped here. The Scrum Master helps it, as a service to the Product Owner.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-12'],
  },
  {
    id: 'scrum-master-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Who ensures that all Scrum events are kept within the timebox?',
    options: {
      a: {
        text: 'The Product Owner',
        why: 'The Product Owner prepares people for Sprint Planning. The Scrum Master ensures that events stay within the timebox.',
      },
      b: {
        text: 'The Developers',
        why: 'The Developers choose the structure of their Daily Scrum. The Scrum Master ensures that all events stay within the timebox, this one included.',
      },
      c: {
        text: 'The Scrum Master',
        why: 'The Scrum Master ensures that all events take place, are positive and productive, and stay within the timebox.',
      },
      d: {
        text: 'The whole Scrum Team',
        why: "Everyone can help, and self-management makes this answer tempting. The Guide lists it among the Scrum Master's services.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-10'],
    focusArea: 'Facilitation',
  },
  {
    id: 'scrum-master-43',
    kind: 'single',
    difficulty: 1,
    stem: 'How does the Scrum Master establish Scrum as the Guide defines it?',
    options: {
      a: {
        text: 'By enabling the team to improve its practices',
        why: 'Enabling the team to improve is how the Scrum Master makes it more effective, the other accountability. Scrum is established by helping everyone understand it.',
      },
      b: {
        text: 'By assigning the work to the right people',
        why: 'The Scrum Team decides who does what, and no one assigns work from above. Scrum is established by helping everyone understand it.',
      },
      c: {
        text: 'By helping everyone understand Scrum theory and practice',
        why: 'The Scrum Master helps people inside the team and in the organization understand Scrum.',
      },
      d: {
        text: 'By reporting deviations from Scrum',
        why: "Scrum has no such reports, since the Scrum Master isn't a controller. Scrum is established by helping everyone understand it.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-2'],
    focusArea: 'Coaching',
  },
  {
    id: 'scrum-master-44',
    kind: 'single',
    difficulty: 1,
    stem: 'Who helps stakeholders understand an empirical approach to complex work?',
    options: {
      a: {
        text: 'The Scrum Master',
        why: 'This service to the organization helps employees and stakeholders understand and use an empirical approach.',
      },
      b: {
        text: 'The Developers',
        why: 'The Developers work empirically. Helping stakeholders understand it is a service of the Scrum Master to the organization.',
      },
      c: {
        text: 'The Product Owner',
        why: "It's tempting, since the Product Owner represents stakeholders' needs. But the Guide lists this help among the Scrum Master's services to the organization.",
      },
      d: {
        text: 'A project manager',
        why: "The Guide doesn't mention project managers. Helping stakeholders understand an empirical approach is a service of the Scrum Master.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-17'],
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'scrum-master-45',
    kind: 'single',
    difficulty: 1,
    stem: 'Whom does the Scrum Master serve by facilitating stakeholder collaboration?',
    options: {
      a: {
        text: 'The Product Owner',
        why: 'The Guide lists this among the services to the Product Owner, as requested or needed.',
      },
      b: {
        text: 'The Scrum Team',
        why: "The whole team collaborates with stakeholders, so it's near. But the Guide lists this facilitating among the services to the Product Owner.",
      },
      c: {
        text: 'The organization',
        why: 'For the organization, the Scrum Master removes barriers between stakeholders and Scrum Teams. Facilitating their collaboration is a service to the Product Owner.',
      },
      d: {
        text: 'The stakeholders',
        why: 'Stakeholders benefit, which makes it tempting. But the Guide lists this facilitating among the services to the Product Owner.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-14'],
    focusArea: 'Facilitation',
  },
  {
    id: 'scrum-master-46',
    kind: 'single',
    difficulty: 1,
    stem: 'Whom does the Scrum Master serve by planning Scrum implementations?',
    options: {
      a: {
        text: 'The organization',
        why: 'Planning and advising Scrum implementations is one of the services to the organization.',
      },
      b: {
        text: 'The Scrum Team',
        why: 'For the Scrum Team, the Scrum Master coaches in self-management and cross-functionality, for example. Planning implementations is a service to the organization.',
      },
      c: {
        text: 'The Product Owner',
        why: 'For the Product Owner, the Scrum Master helps with techniques for the Product Goal and the Product Backlog. Planning implementations is a service to the organization.',
      },
      d: {
        text: 'The stakeholders',
        why: "The Guide doesn't list services to stakeholders. They get help as part of the services to the organization.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-16'],
  },
  {
    id: 'scrum-master-47',
    kind: 'single',
    difficulty: 2,
    stem: "What should the Scrum Master do about impediments to the team's progress?",
    options: {
      a: {
        text: 'Cause their removal',
        why: 'Causing the removal of impediments is one of the services to the Scrum Team. It stays open who removes them.',
      },
      b: {
        text: 'Remove each of them personally',
        why: 'It sounds helpful, but no one can solve every problem alone. The Scrum Master causes the removal of impediments, and other people may do it.',
      },
      c: {
        text: 'Collect them for the Sprint Retrospective',
        why: 'The team may discuss them there, but the progress of this Sprint would suffer until then.',
      },
      d: {
        text: 'Pass them on to management',
        why: "A manager may be able to help. Passing a problem on isn't enough, since it has to go away.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
    rests: ['scrum-master-9'],
  },
  {
    id: 'scrum-master-48',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'How does the Scrum Master serve the Product Owner? (Choose two.)',
    options: {
      a: {
        text: "By accepting items on the Product Owner's behalf",
        why: 'Scrum has no acceptance of items by a person. The Definition of Done decides.',
      },
      b: {
        text: 'By helping find techniques for the Product Goal',
        why: 'Helping find techniques for effective Product Goal definition is a service that the Guide lists for the Product Owner.',
      },
      c: {
        text: 'By ordering the items when they disagree with stakeholders',
        why: 'The Product Owner decides on the order, in a disagreement, too. The Scrum Master may facilitate the conversation.',
      },
      d: {
        text: 'By helping establish empirical product planning',
        why: 'Helping establish empirical planning is a service to the Product Owner. In a complex environment, planning has to learn from what is observed.',
      },
      e: {
        text: 'By writing the Sprint Goal for the team',
        why: 'The Product Owner proposes how to increase value, and the whole Scrum Team defines the goal.',
      },
    },
    answers: ['b', 'd'],
    guideSection: 'Scrum Master',
    rests: ['scrum-master-11', 'scrum-master-13'],
  },
  {
    id: 'scrum-master-49',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Guide forbids one person to be both Product Owner and Scrum Master.',
    answer: false,
    why: {
      true: "The Guide names one of each in a team, but doesn't forbid the same person. It can be unwise, since the two accountabilities may pull in different directions.",
      false:
        "The Guide doesn't forbid it; it only says that a team has one of each. It's seldom wise, since both accountabilities need full attention.",
    },
    guideSection: 'Scrum Team',
    rests: ['team-2', 'daily-scrum-6'],
    focusArea: 'Scrum Team',
  },
]
