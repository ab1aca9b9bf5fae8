import type { GuideStatement } from '../../lib/course/guide-statement'

export const purposeAndDefinition: readonly GuideStatement[] = [
  {
    id: 'purpose-1',
    section: 'Purpose of the Scrum Guide',
    statement: 'Scrum was developed in the first years of the 1990s by the two authors of the Guide.',
    quote: 'We developed Scrum in the early 1990s.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'History of Scrum',
  },
  {
    id: 'purpose-2',
    section: 'Purpose of the Scrum Guide',
    statement: 'The first Guide appeared in 2010, to make Scrum understood all over the world.',
    quote: 'We wrote the first version of the Scrum Guide in 2010 to help people worldwide understand Scrum.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'What did each edition of the Scrum Guide change?',
  },
  {
    id: 'purpose-3',
    section: 'Purpose of the Scrum Guide',
    statement: 'The revisions since then have been small and functional.',
    quote: 'We have evolved the Guide since then through small, functional updates.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'What did each edition of the Scrum Guide change?',
  },
  {
    id: 'purpose-4',
    section: 'Purpose of the Scrum Guide',
    statement: 'Both authors stand behind the text.',
    quote: 'Together, we stand behind it.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'What did each edition of the Scrum Guide change?',
  },
  {
    id: 'purpose-5',
    section: 'Purpose of the Scrum Guide',
    statement: 'What Scrum is, the Guide defines.',
    quote: 'The Scrum Guide contains the definition of Scrum.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'Who may change Scrum?',
  },
  {
    id: 'purpose-6',
    section: 'Purpose of the Scrum Guide',
    statement: 'Every element has a purpose of its own that the value and the results as a whole depend on.',
    quote:
      'Each element of the framework serves a specific purpose that is essential to the overall value and results realized with Scrum.',
    page: '/scrum/psm-1/scrum-implementation-challenges',
    heading: 'What the Guide says about using only parts of Scrum',
  },
  {
    id: 'purpose-7',
    section: 'Purpose of the Scrum Guide',
    statement:
      'Problems stay hidden and benefits shrink if you change the core, omit elements or disregard rules.',
    quote:
      'Changing the core design or ideas of Scrum, leaving out elements, or not following the rules of Scrum, covers up problems and limits the benefits of Scrum',
    page: '/scrum/psm-1/scrum-implementation-challenges',
    heading: 'What the Guide says about using only parts of Scrum',
  },
  {
    id: 'purpose-8',
    section: 'Purpose of the Scrum Guide',
    statement: 'Such changes may go so far that Scrum becomes useless.',
    quote: 'potentially even rendering it useless',
    page: '/scrum/psm-1/scrum-implementation-challenges',
    heading: 'What the Guide says about using only parts of Scrum',
  },
  {
    id: 'purpose-9',
    section: 'Purpose of the Scrum Guide',
    statement: 'Scrum comes from software and is used today for complex work of many other kinds.',
    quote:
      'We are humbled to see Scrum being adopted in many domains holding essentially complex work, beyond software product development where Scrum has its roots.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'Who may change Scrum?',
  },
  {
    id: 'purpose-10',
    section: 'Purpose of the Scrum Guide',
    statement: 'Analysts, researchers, scientists and other specialists do such work too.',
    quote:
      "As Scrum's use spreads, developers, researchers, analysts, scientists, and other specialists do the work.",
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'Who counts as a Developer',
  },
  {
    id: 'purpose-11',
    section: 'Purpose of the Scrum Guide',
    statement: 'Saying "developers" is meant to keep the text simple and shuts nobody out.',
    quote: 'We use the word "developers" in Scrum not to exclude, but to simplify.',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
    heading: 'Who counts as a Developer',
  },
  {
    id: 'purpose-12',
    section: 'Purpose of the Scrum Guide',
    statement: 'Whoever gains something from Scrum is counted in.',
    quote: 'If you get value from Scrum, consider yourself included.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'Who may change Scrum?',
  },
  {
    id: 'purpose-13',
    section: 'Purpose of the Scrum Guide',
    statement: 'Patterns, processes and insights that fit inside the framework may be used with it.',
    quote:
      'patterns, processes, and insights that fit the Scrum framework as described in this document, may be found, applied and devised',
    page: '/scrum/psm-1/introduction/intro-psm-1',
    heading: 'What the Guide says about itself',
  },
  {
    id: 'purpose-14',
    section: 'Purpose of the Scrum Guide',
    statement:
      'The Guide does not describe them, since they depend on the context and differ from use to use.',
    quote:
      'Their description is beyond the purpose of the Scrum Guide because they are context sensitive and differ widely between Scrum uses.',
    page: '/scrum/psm-1/scrum-theory-principles/scrum-history',
    heading: 'Who may change Scrum?',
  },
  {
    id: 'purpose-15',
    section: 'Purpose of the Scrum Guide',
    statement: 'Tactics for working within Scrum are to be found in other sources.',
    quote: 'Such tactics for using within the Scrum framework vary widely and are described elsewhere.',
    page: '/scrum/psm-1/introduction/intro-psm-1',
    heading: 'What the Guide says about itself',
  },
  {
    id: 'definition-1',
    section: 'Scrum Definition',
    statement:
      'A lightweight framework, with which people and organizations generate value: they find adaptive solutions to complex problems.',
    quote:
      'Scrum is a lightweight framework that helps people, teams and organizations generate value through adaptive solutions for complex problems.',
    page: '/scrum/psm-1/introduction/intro-psm-1',
    heading: 'What the Guide says about itself',
  },
  {
    id: 'definition-2',
    section: 'Scrum Definition',
    statement: 'It takes a Scrum Master, who fosters the environment for the rest.',
    quote: 'Scrum requires a Scrum Master to foster an environment',
    page: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
    heading: 'Two accountabilities and twelve services',
  },
  {
    id: 'definition-3',
    section: 'Scrum Definition',
    statement: 'The work for a complex problem is put in order by a Product Owner, in a Product Backlog.',
    quote: 'A Product Owner orders the work for a complex problem into a Product Backlog.',
    page: '/scrum/psm-1/scrum-framework',
    heading: 'The loop by which the Guide defines Scrum',
  },
  {
    id: 'definition-4',
    section: 'Scrum Definition',
    statement: 'In a Sprint, the Scrum Team makes something of value out of a part of that work.',
    quote: 'The Scrum Team turns a selection of the work into an Increment of value during a Sprint.',
    page: '/scrum/psm-1/scrum-framework',
    heading: 'The loop by which the Guide defines Scrum',
  },
  {
    id: 'definition-5',
    section: 'Scrum Definition',
    statement:
      'Team and stakeholders look at the results and adjust what comes next, and then all of it begins again.',
    quote: 'The Scrum Team and its stakeholders inspect the results and adjust for the next Sprint.',
    page: '/scrum/psm-1/scrum-framework',
    heading: 'The loop by which the Guide defines Scrum',
  },
  {
    id: 'definition-6',
    section: 'Scrum Definition',
    statement: 'Scrum is simple.',
    quote: 'Scrum is simple. Try it as is',
    page: '/scrum/psm-1/scrum-adoption-improvement',
    heading: 'What the Guide says about beginning',
  },
  {
    id: 'definition-7',
    section: 'Scrum Definition',
    statement: 'Try it unchanged, and see whether its philosophy, its theory and its structure help you.',
    quote:
      'Try it as is and determine if its philosophy, theory, and structure help to achieve goals and create value.',
    page: '/scrum/psm-1/scrum-adoption-improvement',
    heading: 'What the Guide says about beginning',
  },
  {
    id: 'definition-8',
    section: 'Scrum Definition',
    statement: 'It is incomplete on purpose: only what its theory needs is defined.',
    quote:
      'The Scrum framework is purposefully incomplete, only defining the parts required to implement Scrum theory.',
    page: '/scrum/psm-1/introduction/intro-psm-1',
    heading: 'What the Guide says about itself',
  },
  {
    id: 'definition-9',
    section: 'Scrum Definition',
    statement: 'It lives from the collective intelligence of those who use it.',
    quote: 'Scrum is built upon by the collective intelligence of the people using it.',
    page: '/scrum/psm-1/scrum-theory-principles/collaboration',
    heading: 'Inside the team: one goal instead of a relay race',
  },
  {
    id: 'definition-10',
    section: 'Scrum Definition',
    statement: 'Its rules guide how people relate and interact; detailed instructions are not given.',
    quote:
      'Rather than provide people with detailed instructions, the rules of Scrum guide their relationships and interactions.',
    page: '/scrum/psm-1/scrum-theory-principles/collaboration',
    heading: 'Inside the team: one goal instead of a relay race',
  },
  {
    id: 'definition-11',
    section: 'Scrum Definition',
    statement: 'There is room in it for processes, techniques and methods of many kinds.',
    quote: 'Various processes, techniques and methods can be employed within the framework.',
    page: '/scrum/psm-1/introduction/intro-psm-1',
    heading: 'What the Guide says about itself',
  },
  {
    id: 'definition-12',
    section: 'Scrum Definition',
    statement: 'Practices that you have already are wrapped by Scrum, or turn out to be unnecessary.',
    quote: 'Scrum wraps around existing practices or renders them unnecessary.',
    page: '/scrum/psm-1/introduction/intro-psm-1',
    heading: 'What the Guide says about itself',
  },
  {
    id: 'definition-13',
    section: 'Scrum Definition',
    statement:
      'How well management, environment and techniques work becomes visible, so that they can get better.',
    quote:
      'Scrum makes visible the relative efficacy of current management, environment, and work techniques, so that improvements can be made.',
    page: '/scrum/psm-1/scrum-adoption-improvement',
    heading: 'What the Guide says about beginning',
  },
]
