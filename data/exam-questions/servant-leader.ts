import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'servant-leader-6',
    kind: 'single',
    difficulty: 3,
    stem: 'At each Daily Scrum, the Developers wait until a senior colleague has told them what to do. Which step by the Scrum Master is coaching in self-management?',
    options: {
      a: {
        text: 'Asking the colleague to be silent and watching the effect',
        why: "It may change the event, but the change would be the Scrum Master's choice, and the others would have noticed nothing.",
      },
      b: {
        text: 'Describing the pattern and asking the Developers about it',
        why: 'A question leaves it to them to notice and decide, which is how a team learns to manage itself.',
      },
      c: {
        text: 'Asking each Developer and writing down a plan for them',
        why: 'That makes the Scrum Master the new person to wait for and takes the structure of the event away from the Developers.',
      },
      d: {
        text: 'Telling the line manager and asking for a private talk',
        why: 'That brings rank into a team without hierarchies, and goes around the people concerned.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'servant-leader-7',
    kind: 'single',
    difficulty: 2,
    stem: 'In a meeting, new Developers ask the Scrum Master how long the Sprint Retrospective of a one-month Sprint may last. What helps most at this moment?',
    options: {
      a: {
        text: 'Facilitating a vote among them on the limit and its use',
        why: 'A rule of the framework is not settled by a vote.',
      },
      b: {
        text: 'Mentoring them with stories about limits on other teams',
        why: "What other teams did may be of interest. It doesn't tell them the rule.",
      },
      c: {
        text: 'Coaching them toward a limit and a format of their own',
        why: 'A timebox exists whether or not it suits them. A team may use less time, but its members have to be told the maximum.',
      },
      d: {
        text: 'Teaching them the limit of three hours and its purpose',
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
    stem: 'A head of department tells the Scrum Master: "You lead this team, so see to it that they finish everything by Friday." Which response serves the organization best?',
    options: {
      a: {
        text: 'Explain what a forecast is and ask what is behind the date.',
        why: 'It corrects a misunderstanding, helps the head of department to work empirically and reveals the need behind the date.',
      },
      b: {
        text: 'Accept the date and explain to the Developers what it means.',
        why: 'The Scrum Master is not a channel for orders, and the items of a Sprint are a forecast.',
      },
      c: {
        text: 'Refuse to talk and name the Sprint Review as the right place.',
        why: 'Managers may speak with a Scrum Team at any time. Refusing to talk builds a barrier.',
      },
      d: {
        text: 'Accept the date and remove what is too much for the Sprint.',
        why: 'Scope is negotiated between Developers and Product Owner. The Scrum Master has no say in it.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
  },
  {
    id: 'servant-leader-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'The Guide lists services of the Scrum Master to the team, to the Product Owner and to the organization. Which two serve the organization? (Choose the best two.)',
    options: {
      a: {
        text: 'Finding techniques for defining a good Product Goal',
        why: 'Techniques for the Product Goal are a service to the Product Owner.',
      },
      b: {
        text: 'Helping to base product planning on what is observed',
        why: 'Helping establish empirical product planning is a service to the Product Owner.',
      },
      c: {
        text: 'Advising a division on how it could introduce Scrum',
        why: 'Planning and advising Scrum implementations is a service to the organization.',
      },
      d: {
        text: 'Coaching the Developers in managing their own work',
        why: 'Coaching in self-management is a service to the Scrum Team.',
      },
      e: {
        text: 'Helping employees decide on evidence in complex work',
        why: 'Helping employees and stakeholders to work empirically is a service to the organization.',
      },
    },
    answers: ['c', 'e'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'servant-leader-10',
    kind: 'single',
    difficulty: 3,
    stem: 'Minutes before the Sprint Review, a Scrum Master hears that an item will be shown as finished although a test required by the Definition of Done is missing. What fits best?',
    options: {
      a: {
        text: 'Reminding the team of the missing test after the event',
        why: 'Stakeholders would inspect something that misleads them. This is not the moment to wait.',
      },
      b: {
        text: 'Reminding the Developers of the definition before the event',
        why: 'Such an item may not be presented. The Scrum Master makes that plain, and the Developers conform to their definition.',
      },
      c: {
        text: 'Asking the Product Owner about the test before the event',
        why: 'No single person can waive the Definition of Done.',
      },
      d: {
        text: 'Moving the start of the event to the day after the test',
        why: 'The event takes place. What is Done is shown, and what is not Done is left out.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'servant-leader-11',
    kind: 'single',
    difficulty: 2,
    stem: "Library staff call the Developers of the library's app a dozen times a day. The answers help both sides, but the Developers can hardly concentrate. What should the Scrum Master try first?",
    options: {
      a: {
        text: 'Having the questions wait for the next Sprint Review',
        why: 'The Sprint Review is not the only place for questions. The Scrum Master removes barriers between stakeholders and the team.',
      },
      b: {
        text: 'Having the Product Owner answer all the questions',
        why: 'Collaborating with stakeholders is work of the whole Scrum Team. One person would be a barrier too.',
      },
      c: {
        text: 'Having the two sides agree on a time for questions',
        why: 'Those concerned find a way that keeps the exchange and lets people work. The Scrum Master makes it possible.',
      },
      d: {
        text: 'Having the Scrum Master collect all the questions',
        why: 'A go-between gets in the way of answers that help both sides, and becomes a bottleneck.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'servant-leader-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A new department head asks the Scrum Master to assign the work to the Developers "until the team is mature." Which response fits the Guide best?',
    options: {
      a: {
        text: 'Accept this task and return it to the team in steps.',
        why: "A team that is told what to do doesn't learn to decide. Self-management is not a reward for maturity.",
      },
      b: {
        text: 'Pass this task to the senior Developer for a while.',
        why: 'A Developer who hands out work would be a superior, and a Scrum Team has no hierarchies.',
      },
      c: {
        text: 'Pass this task to the Product Owner for some time.',
        why: 'The Product Owner orders the Product Backlog. Assigning work to Developers is not part of that.',
      },
      d: {
        text: 'Decline this task and coach the team in deciding.',
        why: 'Scrum Teams decide internally who does what. Coaching them in self-management is what the Scrum Master offers.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'servant-leader-13',
    kind: 'single',
    difficulty: 3,
    stem: 'For months, a Scrum Master has removed every obstacle of the Developers, small ones too, within a day. What should worry the Scrum Master most?',
    options: {
      a: {
        text: 'The Product Owner loses sight of the many obstacles.',
        why: "The Product Owner may hear of them on any day. Small obstacles don't have to be reported.",
      },
      b: {
        text: 'The Developers lose practice in solving things themselves.',
        why: 'The Scrum Master causes the removal of impediments and coaches the team in self-management. A team that waits for help has stopped managing itself.',
      },
      c: {
        text: 'The stakeholders lose interest in the daily obstacles.',
        why: 'Stakeholders are interested in the product. No one expects them to follow daily obstacles.',
      },
      d: {
        text: 'The managers lose their influence on the obstacles.',
        why: 'Managers may help with impediments outside the team. Their influence on small ones is not the point.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
]
