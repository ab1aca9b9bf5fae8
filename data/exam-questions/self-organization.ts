import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'self-organization-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Two Developers are convinced that users need a dark screen, so they build one in spare hours of a Sprint. The Product Backlog has no such item. "We are self-managing," they say. What is wrong with that?',
    options: {
      a: {
        text: 'Work of the Scrum Team comes from the Product Backlog, whose order the Product Owner decides.',
        why: 'The Product Backlog is the single source of work. They may suggest the item and try to convince the Product Owner.',
      },
      b: {
        text: 'Nothing, as long as the Sprint Goal is met and the dark screen meets the Definition of Done.',
        why: 'Even good work is work of the Scrum Team and belongs where its value is weighed against other items.',
      },
      c: {
        text: 'They had no permission from the Scrum Master, who protects the Sprint from additional work.',
        why: 'The Scrum Master gives no such permissions.',
      },
      d: {
        text: 'Decisions of a self-managing team have to be taken by all Developers and not by two of them.',
        why: 'Even all six together would not decide what comes into the product. That is the accountability of the Product Owner.',
      },
    },
    answer: 'a',
    guideSection: 'Product Backlog',
  },
  {
    id: 'self-organization-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Only one Developer understands the payment interface, and every item of the coming Sprint touches it. Which reaction fits Scrum best?',
    options: {
      a: {
        text: 'Select fewer items, so that this Developer is able to do the payment part of each of them.',
        why: 'It is a way to live with the bottleneck. The skill still sits in one head.',
      },
      b: {
        text: 'Have a manager move someone with the skill into the team for the duration of the Sprint.',
        why: 'It may help later. The Developers can act themselves, and lending people from Sprint to Sprint leaves the team dependent.',
      },
      c: {
        text: 'Postpone the items until a training course on payments has been paid for and attended.',
        why: 'Skills can be acquired while working, and the value of these items should not wait for a course.',
      },
      d: {
        text: 'Let others work on it together with that Developer, so that the skill spreads.',
        why: 'People in a Scrum Team share or acquire skills as needed. How they do it is for the Developers to decide.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'self-organization-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these does the Scrum Guide leave to a Scrum Team, or to people within it? (Choose all that apply.)',
    options: {
      a: {
        text: 'The structure and techniques of the Daily Scrum',
        why: 'The Developers select what they want, as long as it focuses on the Sprint Goal and yields a plan for the next day.',
      },
      b: {
        text: 'Whether the Sprint Retrospective takes place in a Sprint without problems',
        why: 'All events belong to the framework. The Scrum Master ensures that they take place.',
      },
      c: {
        text: 'The way in which an item is broken down into smaller pieces of work',
        why: '"How this is done is at the sole discretion of the Developers".',
      },
      d: {
        text: 'Which of the changes named in the Retrospective would help the team most',
        why: 'The Scrum Team itself identifies the most helpful changes. That the most impactful are addressed as soon as possible is fixed.',
      },
      e: {
        text: 'Whether the Sprint is prolonged by a day when the Sprint Goal is in danger',
        why: 'Sprints have a fixed length. The scope can be renegotiated, the end cannot.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'self-organization-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A company announces: "Our Scrum Teams are self-managing." All tools, working hours and task assignments are still set by a planning office. What is missing according to the Scrum Guide?',
    options: {
      a: {
        text: 'A Scrum Master with the authority to overrule the planning office in matters of the team',
        why: 'Scrum Masters are leaders who serve. Another boss would leave the team as dependent as before.',
      },
      b: {
        text: 'An organization that structures and empowers its teams to manage their own work',
        why: 'Self-management needs to be granted in fact. A Scrum Master can help the organization to understand this.',
      },
      c: {
        text: 'An election of a speaker by each team',
        why: 'A speaker would be a first step toward hierarchy, and the planning office would still decide.',
      },
      d: {
        text: 'A written contract between the teams and the planning office that lists who may decide what',
        why: 'Such a list can be a useful practice. The Guide does not ask for it, and a list without empowerment changes nothing.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
  },
]
