import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the interview questions. */
export const groups = {
  'interview-questions': [
    {
      link: '/scrum/articles/top-7-scrum-master-interview-questions',
      shortDescription: 'Seven questions at greater depth, and how two candidates answered one of them.',
    },
    {
      link: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
      shortDescription: 'Refresh the rules in the last ten minutes before the screening call.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      shortDescription: 'Check your own stories for a habit that a Product Owner panel would notice.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: 'Teaching or coaching? Practice the choice that coaches are asked about.',
    },
    {
      link: '/agile-certifications',
      shortDescription:
        "If you aren't getting interviews yet, find out whether a certificate would change that.",
    },
  ],
} as const satisfies RelatedLinkGroups
