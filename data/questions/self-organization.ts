import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'self-organization',
  lesson: '/scrum/psm-1/scrum-theory-principles/self-organization',
  focusArea: 'Self-Managing Teams',
  questions: [
    {
      id: 'self-organization-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Whose decision is it which member of a Scrum Team works on which item?',
      options: {
        a: {
          text: "The stakeholders'",
          why: 'The Scrum Team decides internally who does what. Stakeholders say what they need and give feedback.',
        },
        b: {
          text: "The Product Owner's",
          why: 'The Scrum Team decides internally who does what. The Product Owner decides on the order of the items.',
        },
        c: {
          text: "The Scrum Team's",
          why: 'A self-managing team decides internally who does what, when and how. No one outside the team divides its work.',
        },
        d: {
          text: "The Scrum Master's",
          why: 'The Scrum Team decides internally who does what. The Scrum Master coaches it in self-management, and handing out work would do the opposite.',
        },
      },
      answer: 'c',
      rests: ['team-7'],
    },
    {
      id: 'self-organization-2',
      kind: 'single',
      difficulty: 3,
      stem: "The organization's Definition of Done requires a security scan. A Scrum Team finds the scan slow and decides by majority to skip it. Is that self-management?",
      options: {
        a: {
          text: "No. The organization's standard is binding for every team.",
          why: 'The team may require more, but not less. It can try to make the scan faster or to have the standard changed.',
        },
        b: {
          text: 'No. A decision like this has to be unanimous.',
          why: "The organization's standard is a minimum that every Scrum Team must follow. Not even a unanimous vote can lower it.",
        },
        c: {
          text: 'Yes. The Developers choose their own tools.',
          why: "The organization's standard is a minimum for the team. The Developers choose their tools, but this choice leaves out a check that the standard requires.",
        },
        d: {
          text: 'Yes. A Scrum Team creates its own Definition of Done.',
          why: 'A Scrum Team creates its own Definition of Done only if the organization has no standard. If there is one, it is the minimum.',
        },
      },
      answer: 'a',
      rests: ['done-7'],
    },
    {
      id: 'self-organization-3',
      kind: 'single',
      difficulty: 2,
      stem: 'What makes a Scrum Team cross-functional?',
      options: {
        a: {
          text: 'Its members come from different departments.',
          why: "Cross-functional means that the members have all the skills together. Which departments they come from doesn't matter.",
        },
        b: {
          text: 'It can borrow experts from other teams.',
          why: "Cross-functional means that the members have all the skills themselves. A team that has to borrow them can't create value on its own in each Sprint.",
        },
        c: {
          text: 'Each of its members can do all of the work on the product.',
          why: "The team as a whole needs the skills, and each person may be a specialist. 'Cross-functional' is easily taken for a description of each member.",
        },
        d: {
          text: 'Together, its members have all the skills it needs.',
          why: 'The word describes the team: its members have all the skills to create value in each Sprint.',
        },
      },
      answer: 'd',
      rests: ['team-6'],
    },
    {
      id: 'self-organization-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A department head gives a Scrum Team five instructions. Which two conflict with self-management? (Choose two.)',
      options: {
        a: {
          text: '"All teams follow our standards for accessibility."',
          why: 'An organization may set such standards. Within the Definition of Done they are a minimum for all Scrum Teams.',
        },
        b: {
          text: '"The Product Owner decides on the wishes of my staff."',
          why: 'This agrees with the Guide: the Product Owner orders the Product Backlog, and others try to convince her.',
        },
        c: {
          text: '"The two newest of you do the testing."',
          why: 'Who does what is decided internally by the Scrum Team.',
        },
        d: {
          text: '"Store these data in a single table."',
          why: 'No one else tells the Developers how an item becomes an Increment. As advice, it would be welcome.',
        },
        e: {
          text: '"Customers\' addresses stay in this country."',
          why: 'The organization sets this limit. The team decides how to comply with it.',
        },
      },
      answers: ['c', 'd'],
      rests: ['team-7', 'sprint-planning-18'],
    },
    {
      id: 'self-organization-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The three testers on a Scrum Team may form a sub-team with its own lead if the Product Owner agrees.',
      answer: false,
      why: {
        true: "Agreement makes it sound harmless. But the Product Owner can't allow it, since a Scrum Team is one cohesive unit.",
        false:
          'Within a Scrum Team, there are no sub-teams and no hierarchies. The testers are Developers, like everyone who creates any aspect of the Increment.',
      },
      rests: ['team-3'],
    },
  ],
}
