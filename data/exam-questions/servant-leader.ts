import type { Question } from '../../lib/course/question'

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
        text: 'To say that no one can command this, and ask which decision depends on Friday.',
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
        why: 'The Product Owner is accountable for the Product Backlog, and no one approves it.',
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
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'servant-leader-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Branch staff call the Developers a dozen times a day. The answers help both sides, but the Developers can hardly concentrate. What would a good Scrum Master try first?',
    options: {
      a: {
        text: 'Taking the calls in person, and passing on those that are important',
        why: 'A go-between gets in the way of answers that help both sides, and becomes a bottleneck.',
      },
      b: {
        text: 'Forbidding calls until the Sprint Review, where questions belong',
        why: 'The Review is not a letter box. The Scrum Master removes barriers between stakeholders and the team.',
      },
      c: {
        text: 'Having all calls go to the Product Owner, who speaks for the product',
        why: 'Collaborating with stakeholders is work of the whole Scrum Team. One person would be a barrier too.',
      },
      d: {
        text: 'Bringing both sides together to agree when and how to put questions',
        why: 'Those concerned find a way that keeps the exchange and lets people work. The Scrum Master makes it possible.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
]
