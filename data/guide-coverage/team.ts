import type { GuideStatement } from '../../lib/course/guide-statement'

export const team: readonly GuideStatement[] = [
  {
    id: 'team-1',
    section: 'Scrum Team',
    statement: 'Scrum has a small team as its basic unit.',
    quote: 'The fundamental unit of Scrum is a small team of people, a Scrum Team.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'What is true of the whole team',
  },
  {
    id: 'team-2',
    section: 'Scrum Team',
    statement: 'One Product Owner, one Scrum Master and Developers make up the team.',
    quote: 'The Scrum Team consists of one Scrum Master, one Product Owner, and Developers.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'Scrum Accountabilities (Roles)',
  },
  {
    id: 'team-3',
    section: 'Scrum Team',
    statement: 'Nobody in it ranks above another, and it is not split into smaller teams.',
    quote: 'Within a Scrum Team, there are no sub-teams or hierarchies.',
    page: '/scrum/psm-1/scrum-theory-principles/self-organization',
    heading: 'Who, what, when and how',
  },
  {
    id: 'team-4',
    section: 'Scrum Team',
    statement: 'It is a cohesive unit of professionals.',
    quote: 'It is a cohesive unit of professionals',
    page: '/scrum/psm-1/scrum-theory-principles/self-organization',
    heading: 'Who, what, when and how',
  },
  {
    id: 'team-5',
    section: 'Scrum Team',
    statement: 'Its attention goes to one objective at a time, which is the Product Goal.',
    quote: 'focused on one objective at a time, the Product Goal',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'What is true of the whole team',
  },
  {
    id: 'team-6',
    section: 'Scrum Team',
    statement: 'Together, the members have every skill that it takes to create value in each Sprint.',
    quote:
      'Scrum Teams are cross-functional, meaning the members have all the skills necessary to create value each Sprint.',
    page: '/scrum/psm-1/scrum-theory-principles/self-organization',
    heading: 'Cross-functional means the team, not each person',
  },
  {
    id: 'team-7',
    section: 'Scrum Team',
    statement: 'Who does what, when and how is decided inside the team.',
    quote: 'They are also self-managing, meaning they internally decide who does what, when, and how.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'What is true of the whole team',
  },
  {
    id: 'team-8',
    section: 'Scrum Team',
    statement:
      'It has the right size when it stays nimble and can still finish significant work in a Sprint.',
    quote:
      'The Scrum Team is small enough to remain nimble and large enough to complete significant work within a Sprint',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'How large a Scrum Team may be',
  },
  {
    id: 'team-9',
    section: 'Scrum Team',
    statement: 'Ten people, or fewer, are typical.',
    quote: 'typically 10 or fewer people',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'How large a Scrum Team may be',
  },
  {
    id: 'team-10',
    section: 'Scrum Team',
    statement: 'In the experience of the authors, smaller teams talk better and get more done.',
    quote: 'In general, we have found that smaller teams communicate better and are more productive.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'How large a Scrum Team may be',
  },
  {
    id: 'team-11',
    section: 'Scrum Team',
    statement:
      'A team that has grown too large should think of becoming several cohesive ones, all on the same product.',
    quote:
      'If Scrum Teams become too large, they should consider reorganizing into multiple cohesive Scrum Teams, each focused on the same product.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'How large a Scrum Team may be',
  },
  {
    id: 'team-12',
    section: 'Scrum Team',
    statement:
      'Such teams should have one Product Goal, one Product Backlog and one Product Owner between them.',
    quote: 'Therefore, they should share the same Product Goal, Product Backlog, and Product Owner.',
    page: '/scrum/psm-1/scrum-theory-principles/collaboration',
    heading: 'Several teams on one product',
  },
  {
    id: 'team-13',
    section: 'Scrum Team',
    statement:
      'Everything around the product is its responsibility: stakeholders, checking, operating, maintaining, experiments, research and whatever else comes up.',
    quote:
      'The Scrum Team is responsible for all product-related activities from stakeholder collaboration, verification, maintenance, operation, experimentation, research and development, and anything else that might be required.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'What is true of the whole team',
  },
  {
    id: 'team-14',
    section: 'Scrum Team',
    statement: 'The organization forms and empowers teams so that they can manage their work themselves.',
    quote: 'They are structured and empowered by the organization to manage their own work.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'What is true of the whole team',
  },
  {
    id: 'team-15',
    section: 'Scrum Team',
    statement: 'A pace that can be kept up, Sprint by Sprint, is good for focus and consistency.',
    quote: "Working in Sprints at a sustainable pace improves the Scrum Team's focus and consistency.",
    page: '/scrum/psm-1/scrum-values/focus',
    heading: 'The goal comes first, and the work serves it',
  },
  {
    id: 'team-16',
    section: 'Scrum Team',
    statement: 'All of the team answers for an Increment that is valuable and useful, in every Sprint.',
    quote: 'The entire Scrum Team is accountable for creating a valuable, useful Increment every Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: "The Increment and the skills are the whole team's",
  },
  {
    id: 'team-17',
    section: 'Scrum Team',
    statement: 'There are three accountabilities: Product Owner, Scrum Master, Developers.',
    quote:
      'Scrum defines three specific accountabilities within the Scrum Team: the Developers, the Product Owner, and the Scrum Master.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles',
    heading: 'Scrum Accountabilities (Roles)',
  },
  {
    id: 'developers-1',
    section: 'Developers',
    statement:
      'A Developer is a team member committed to creating some aspect of a usable Increment in each Sprint.',
    quote:
      'Developers are the people in the Scrum Team that are committed to creating any aspect of a usable Increment each Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'Developers (the Development Team)',
  },
  {
    id: 'developers-2',
    section: 'Developers',
    statement: 'What Developers must be able to do is often broad and depends on the domain.',
    quote:
      'The specific skills needed by the Developers are often broad and will vary with the domain of work.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'What Developers do, and what they can say',
  },
  {
    id: 'developers-3',
    section: 'Developers',
    statement: 'They always answer for the plan of the Sprint, which is the Sprint Backlog.',
    quote: 'the Developers are always accountable for: Creating a plan for the Sprint, the Sprint Backlog',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'What Developers do, and what they can say',
  },
  {
    id: 'developers-4',
    section: 'Developers',
    statement: 'They answer for quality, by keeping to a Definition of Done.',
    quote:
      'the Developers are always accountable for … Instilling quality by adhering to a Definition of Done',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'What Developers do, and what they can say',
  },
  {
    id: 'developers-5',
    section: 'Developers',
    statement: 'They answer for changing their plan daily with the Sprint Goal in view.',
    quote: 'the Developers are always accountable for … Adapting their plan each day toward the Sprint Goal',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'What Developers do, and what they can say',
  },
  {
    id: 'developers-6',
    section: 'Developers',
    statement: 'They hold one another to what is expected of professionals.',
    quote: 'the Developers are always accountable for … Holding each other accountable as professionals.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'What Developers do, and what they can say',
  },
]
