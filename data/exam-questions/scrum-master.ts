import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-master-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Only one Developer can release the product, and he will be away in the next Sprint. What serves the team best?',
    options: {
      a: {
        text: 'The Scrum Master does it for the team.',
        why: 'Members of a team share or acquire the skills they need. If the Scrum Master did it, the bottleneck would only be another person.',
      },
      b: {
        text: 'The Scrum Master works with the managers who can change it.',
        why: 'Members of a team share or acquire the skills they need, and coaching supports them in this. Help from managers would do for one Sprint and leave the bottleneck.',
      },
      c: {
        text: 'The Scrum Master asks the Product Owner to plan around it.',
        why: 'A cross-functional team has the skills to create value in every Sprint. Planning around the gap only hides it.',
      },
      d: {
        text: 'The Scrum Master coaches the Developers to solve it themselves.',
        why: 'Coaching in self-management and cross-functionality is a service to the team. Its members share or acquire the skills they need.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-7', 'theory-6'],
  },
  {
    id: 'scrum-master-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The finance department funds a new product only if it gets a complete list of features for three years. Which service of the Scrum Master is needed most?',
    options: {
      a: {
        text: 'Helping people work with an empirical approach',
        why: 'Employees and stakeholders are helped to understand and apply an empirical approach to complex work. The list would be guesswork.',
      },
      b: {
        text: 'Removing a barrier between stakeholders and the team',
        why: 'Barriers keep stakeholders and Scrum Teams apart, and nothing keeps finance from talking with the team. What finance needs is help to understand an empirical approach.',
      },
      c: {
        text: 'Coaching the team in managing itself',
        why: "This coaching is a service to the team, which isn't the problem here. The rule comes from finance, so finance needs help to understand an empirical approach.",
      },
      d: {
        text: 'Helping to find techniques for managing the Product Backlog',
        why: "The Product Backlog emerges, so better techniques won't make a list for three years reliable. Finance needs help to understand an empirical approach.",
      },
    },
    answer: 'a',
    rests: ['scrum-master-17'],
  },
  {
    id: 'scrum-master-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are services of a Scrum Master according to the Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'Helping to plan the product empirically',
        why: 'It is a service to the Product Owner: empirical product planning for a complex environment.',
      },
      b: {
        text: 'Training the managers of a sales department in Scrum',
        why: '"Leading, training, and coaching the organization in its Scrum adoption" is a service to the organization.',
      },
      c: {
        text: 'Facilitating a meeting with stakeholders on request',
        why: 'Stakeholder collaboration is facilitated "as requested or needed."',
      },
      d: {
        text: 'Telling the Developers how much to select',
        why: 'The Developers select the items, through discussion with the Product Owner. The Scrum Master has no say in it.',
      },
      e: {
        text: "Coaching the Developers to learn from each other's skills",
        why: '"Coaching the team members in self-management and cross-functionality" is a service to the team.',
      },
    },
    answers: ['a', 'b', 'c', 'e'],
    rests: ['scrum-master-15', 'scrum-master-13', 'scrum-master-7'],
  },
  {
    id: 'scrum-master-9',
    kind: 'single',
    difficulty: 2,
    stem: 'What should the Scrum Master do if the Developers skip the Daily Scrum because they sit side by side anyway?',
    options: {
      a: {
        text: "Explain why it's useful, and respect their decision.",
        why: 'Self-management works within the framework, and the Daily Scrum is part of it. Explaining is right, but the Scrum Master also ensures that the event takes place.',
      },
      b: {
        text: 'Lead the event and ask each Developer to report.',
        why: 'The Daily Scrum is for the Developers, who plan their own work. Leading it would take it away from them and turn it into a report.',
      },
      c: {
        text: "Explain why this event is needed, and make sure that it's held.",
        why: 'The Scrum Master ensures that all events take place. Leaving one out costs an opportunity to inspect and adapt.',
      },
      d: {
        text: 'Replace it with a message from each Developer.',
        why: "The Scrum Master ensures that all events take place and can't replace one. In the Daily Scrum, the Developers inspect progress and adapt their plan together.",
      },
    },
    answer: 'c',
    rests: ['scrum-master-10', 'events-4'],
  },
  {
    id: 'scrum-master-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The Scrum Master also builds an item of the Sprint Backlog. What does that mean for the Daily Scrum?',
    options: {
      a: {
        text: 'The Scrum Master leads it.',
        why: 'The Developers choose the structure, and working on an item gives no right to lead. The Scrum Master takes part as one of the Developers.',
      },
      b: {
        text: 'The Scrum Master takes part as a Developer.',
        why: 'The Guide says this about a Scrum Master or Product Owner who is actively working on items in the Sprint Backlog.',
      },
      c: {
        text: 'The Scrum Master only listens.',
        why: 'A Scrum Master who works on items of the Sprint Backlog participates as a Developer. So she plans the day with the others instead of only listening.',
      },
      d: {
        text: 'The Scrum Master stays away.',
        why: 'The Daily Scrum is for those who do the work. The Scrum Master works on an item now, and so participates as a Developer.',
      },
    },
    answer: 'b',
    rests: ['daily-scrum-6'],
  },
  {
    id: 'scrum-master-11',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Advising a company on how to introduce Scrum in five departments is outside the accountability of a Scrum Master.',
    answer: false,
    why: {
      true: 'The Scrum Master serves the larger organization, too, and not only a single team. Advising on the introduction of Scrum is one of these services.',
      false:
        'Planning and advising on how Scrum is implemented within the organization is one of the services that the Guide lists.',
    },
    rests: ['scrum-master-16'],
  },
  {
    id: 'scrum-master-12',
    kind: 'single',
    difficulty: 3,
    stem: 'A Product Owner asks the Scrum Master to help in a meeting with stakeholders she has fallen out with. What fits best?',
    options: {
      a: {
        text: 'Teach: tell them the rule and the reason for it.',
        why: "The Scrum Master facilitates stakeholder collaboration as requested. The stakeholders don't lack a rule; they have to talk with the Product Owner again.",
      },
      b: {
        text: 'Coach: ask questions until they find their own way.',
        why: 'The Product Owner asked for help in the meeting, so the Scrum Master facilitates it. Coaching may help her before.',
      },
      c: {
        text: 'Decide: settle the matter so that the work goes on.',
        why: "The Product Owner decides on the Product Backlog, and the Scrum Master doesn't settle it for her. She asked for help in the meeting, so the Scrum Master facilitates.",
      },
      d: {
        text: 'Facilitate: lead the conversation and leave the decisions to them.',
        why: 'Facilitating stakeholder collaboration as requested or needed is a service to the Product Owner. Here it is both.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-14'],
  },
  {
    id: 'scrum-master-13',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A poster lists who is accountable for what in a Scrum Team. Which two lines are NOT right? (Choose two.)',
    options: {
      a: {
        text: 'Product Owner: deciding at the Sprint Review whether an item is Done',
        why: "This line is wrong, so choose it. The Definition of Done decides what is Done, on any day, and no one's acceptance is needed.",
      },
      b: {
        text: 'Scrum Master: the effectiveness of the Scrum Team',
        why: "The line is right, so it isn't an answer. It is one of the Scrum Master's two accountabilities.",
      },
      c: {
        text: 'Scrum Master: adapting the plan for the Sprint each day',
        why: 'This line is wrong, so choose it. The Developers adapt their own plan each day.',
      },
      d: {
        text: 'Developers: the quality of the work',
        why: "The line is right, so it isn't an answer. Developers instill quality by keeping to the Definition of Done.",
      },
      e: {
        text: 'Product Owner: a Product Backlog that people understand',
        why: "The line is right, so it isn't an answer. Transparency of the list is part of managing it.",
      },
    },
    answers: ['a', 'c'],
    rests: ['developers-5', 'done-2'],
  },
  {
    id: 'scrum-master-14',
    kind: 'single',
    difficulty: 2,
    stem: 'On day 6 of 10, five items have been started and none is Done. Which question of the Scrum Master helps most?',
    options: {
      a: {
        text: '"Which of the five can be Done soonest and help a user?"',
        why: 'The Scrum Master helps the team focus on valuable Increments that meet the Definition of Done. The Developers still decide.',
      },
      b: {
        text: '"Who is responsible for each of the five items?"',
        why: 'The Scrum Master helps the team focus on valuable Increments that meet the Definition of Done. An owner for each item would keep all five open.',
      },
      c: {
        text: '"Which of the five is closest to its estimate?"',
        why: 'The Scrum Master helps the team focus on valuable Increments. Whether an estimate was met says nothing about value, or about what is missing to be Done.',
      },
      d: {
        text: '"Who has time to start on a sixth item?"',
        why: 'The Scrum Master helps the team focus on Increments that meet the Definition of Done. A sixth item keeps people busy, but brings none of the five closer to Done.',
      },
    },
    answer: 'a',
    rests: ['scrum-master-8'],
  },
  {
    id: 'scrum-master-15',
    kind: 'true-false',
    difficulty: 2,
    stem: 'One person may be the Scrum Master of two Scrum Teams, and is then accountable for the effectiveness of both.',
    answer: true,
    why: {
      true: "The Guide doesn't say so; it follows from its rules: each team has one Scrum Master, who is accountable for its effectiveness. None keeps this person from serving another team.",
      false:
        'One Scrum Master for each team sounds like a full-time job. The Guide requires only that each team has one.',
    },
    rests: ['team-2', 'scrum-master-3'],
  },
  {
    id: 'scrum-master-16',
    kind: 'single',
    difficulty: 2,
    stem: 'A purchasing rule of the company delays every test device by six weeks. What serves the team best?',
    options: {
      a: {
        text: 'The Scrum Master coaches the Developers to solve it themselves.',
        why: 'Coaching is right for what the team can change itself. This rule is outside its reach, so the Scrum Master gets those who can change it to act.',
      },
      b: {
        text: 'The Scrum Master asks the Product Owner to plan around it.',
        why: 'The Scrum Master causes the removal of impediments. A forecast has to allow for the delay as long as it lasts, but planning around it removes nothing.',
      },
      c: {
        text: 'The Scrum Master works with the managers who can change it.',
        why: 'The Scrum Master causes the removal of impediments. Here others have to act, and someone has to get them to do so.',
      },
      d: {
        text: 'The Scrum Master does it for the team.',
        why: 'The Scrum Master causes the removal of impediments. Ordering the devices in person removes nothing, since the rule delays these orders as well.',
      },
    },
    answer: 'c',
    rests: ['scrum-master-9'],
  },
  {
    id: 'scrum-master-17',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "With which two of these problems does a Scrum Team need its Scrum Master's help most? (Choose the best two.)",
    options: {
      a: {
        text: 'An item that grew larger than expected',
        why: 'The team can handle this itself: the Developers adapt their plan and negotiate the scope with the Product Owner.',
      },
      b: {
        text: 'A tool that only some of the Developers can use',
        why: 'The members share or acquire skills as needed. The team can act itself.',
      },
      c: {
        text: 'A dispute between two Developers about a design',
        why: "How to build it is the Developers' decision. They can settle most disputes themselves.",
      },
      d: {
        text: 'A bonus that rewards members for working alone',
        why: 'The reward comes from outside the team and works against it. The Scrum Master helps the organization see that.',
      },
      e: {
        text: 'A policy that keeps the team away from customers',
        why: "Removing barriers between stakeholders and Scrum Teams is a service to the organization. The Developers can't lift the policy.",
      },
    },
    answers: ['d', 'e'],
    rests: ['scrum-master-9', 'scrum-master-18'],
  },
  {
    id: 'scrum-master-18',
    kind: 'single',
    difficulty: 3,
    stem: 'A manager wants to attend the Daily Scrum every day "to see where we are." What helps the manager most and keeps the event as it is?',
    options: {
      a: {
        text: 'Sending him minutes of what was said',
        why: "The artifacts already show the progress. Minutes aren't required, and they would make the Developers speak for the record.",
      },
      b: {
        text: 'Showing him what the artifacts say',
        why: 'The Daily Scrum is for the Developers and stays theirs. The artifacts are made to be transparent, so progress can be seen there.',
      },
      c: {
        text: 'Inviting him and others to it once a week',
        why: 'The Daily Scrum takes place each working day for the Developers. With guests once a week, they could begin to report to them.',
      },
      d: {
        text: 'Beginning each Daily Scrum with a short report for him',
        why: 'The Daily Scrum inspects progress and adapts the plan, for the Developers. A report for a manager turns it into a status meeting.',
      },
    },
    answer: 'b',
    rests: ['daily-scrum-4', 'artifacts-2'],
  },
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
    rests: ['scrum-master-10'],
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
    rests: ['scrum-master-2'],
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
    rests: ['scrum-master-17'],
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
    rests: ['scrum-master-14'],
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
        why: 'The Guide lists no services to stakeholders. Planning Scrum implementations is a service to the organization, and so is helping stakeholders understand an empirical approach.',
      },
    },
    answer: 'a',
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
        why: "The Scrum Master causes the removal of impediments, on any day. The team may discuss them in the Retrospective, but until then, this Sprint's progress would suffer.",
      },
      d: {
        text: 'Pass them on to management',
        why: "The Scrum Master causes the removal of impediments. A manager may be able to help, but passing a problem on doesn't remove it yet.",
      },
    },
    answer: 'a',
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
    rests: ['team-2', 'daily-scrum-6'],
  },
]
