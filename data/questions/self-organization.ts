import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'self-organization',
  lesson: '/scrum/psm-1/scrum-theory-principles/self-organization',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'self-organization-1',
      kind: 'single',
      difficulty: 1,
      stem: 'A project office sends a Scrum Team a table that names one Developer for each item of the coming Sprint. Who should decide who works on what?',
      options: {
        a: {
          text: 'The project office, before the Sprint',
          why: 'A plan made outside the team takes this decision away from it, even if the plan comes early.',
        },
        b: {
          text: 'The Product Owner, before the Sprint',
          why: 'The order of the items is up to the Product Owner. The people who do the work divide it.',
        },
        c: {
          text: 'The members of the team, during the Sprint',
          why: 'A self-managing Scrum Team decides internally who does what, when and how.',
        },
        d: {
          text: 'The Scrum Master of the team, during the Sprint',
          why: 'The Scrum Master coaches the team in self-management. Handing out work would do the opposite.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
    },
    {
      id: 'self-organization-2',
      kind: 'single',
      difficulty: 3,
      stem: 'The organization has a Definition of Done that requires a security scan. A Scrum Team finds the scan slow and decides by a clear majority to skip it. Is that self-management?',
      options: {
        a: {
          text: "No, the organization's standard binds every team.",
          why: 'The team may require more, but not less. It can try to make the scan faster or to have the standard changed.',
        },
        b: {
          text: 'No, decisions about quality have to be unanimous.',
          why: 'The number of votes makes no difference, because the minimum is not open to a vote.',
        },
        c: {
          text: 'Yes, the Developers choose the tools they work with.',
          why: 'They choose their tools, but this choice leaves out a check that the standard requires.',
        },
        d: {
          text: 'Yes, each team creates its own Definition of Done.',
          why: 'It is created by the team only if there is no organizational standard. If there is one, the team must follow it as a minimum.',
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'self-organization-3',
      kind: 'single',
      difficulty: 1,
      stem: 'Four companies call one of their teams cross-functional. Which of them is cross-functional in the sense of the Scrum Guide?',
      options: {
        a: {
          text: 'One whose members come from all parts of the company',
          why: 'What counts is whether the members have the skills to create value each Sprint, and not which departments they come from.',
        },
        b: {
          text: 'One whose members borrow the rarer skills from others',
          why: "A team that has to borrow essential skills can't create value on its own each Sprint.",
        },
        c: {
          text: 'One whose members each have all the skills for the product',
          why: 'The team as a whole needs the skills. Each person may be a specialist.',
        },
        d: {
          text: 'One whose members cover all the skills for the product',
          why: 'The word describes the team, whose members share or acquire skills as needed.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
    {
      id: 'self-organization-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A department head gives a self-managing Scrum Team five instructions. Which two conflict with what such a team decides for itself? (Choose two.)',
      options: {
        a: {
          text: '"The releases of all teams meet our access standards."',
          why: 'If the organization has such a standard for the Definition of Done, it is a minimum for all Scrum Teams.',
        },
        b: {
          text: '"The Product Owner decides on the wishes of my staff."',
          why: 'That agrees with the Guide: the Product Owner orders the Product Backlog, and others may try to convince her.',
        },
        c: {
          text: '"The two newest of you do the testing starting Monday."',
          why: 'Who does what is decided internally by the Scrum Team.',
        },
        d: {
          text: '"The Developers store this in a table without a cache."',
          why: 'No one else tells the Developers how an item becomes an Increment. As advice, it would be welcome.',
        },
        e: {
          text: '"The addresses of customers stay inside this country."',
          why: 'The organization sets this limit. The team decides how to comply with it.',
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Scrum Team',
    },
    {
      id: 'self-organization-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'In a Scrum Team with three testers, the testers may form a sub-team with its own lead, as long as the Product Owner agrees.',
      answer: false,
      why: {
        true: 'The Product Owner cannot allow that, because a Scrum Team is one cohesive unit.',
        false:
          'Within a Scrum Team, there are no sub-teams and no hierarchies. Testers are Developers, like everyone who creates any aspect of the Increment.',
      },
      guideSection: 'Scrum Team',
      focusArea: 'Scrum Team',
    },
  ],
}
