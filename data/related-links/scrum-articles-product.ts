import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: articles, product. */
export const groups = {
  'sprint-goal-examples': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      title: 'Sprint Planning',
      shortDescription: 'The morning on which such a sentence is found, with capacity and plan.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
      title: 'Sprint Backlog',
      shortDescription: 'Where the goal lives for two weeks, and how it steers what may be dropped.',
    },
    {
      link: '/scrum/articles/fostering-commitment-in-scrum-teams',
      title: 'Fostering Commitment in Scrum Teams',
      shortDescription: 'Your goal is well worded and leaves everyone cold? Six weeks that changed it.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/sprint-planning-tool',
      title: 'Sprint Planning Tools',
      shortDescription: 'A sheet with a wide field for the goal, to hang up next Monday.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'If every Sprint is a bag of unrelated wishes, look here for the reason.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      title: 'Value-Based Prioritization',
      shortDescription: 'Which trouble to name in the goal first, weighed with numbers.',
    },
  ],
  'definition-of-done-vs-acceptance-criteria': [
    {
      link: '/scrum/psm-1/scrum-implementation/definition-of-done',
      title: 'Definition of Done',
      shortDescription: 'The left column in depth: who sets it, how it grows, what a gap costs.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      title: 'Agile Testing',
      shortDescription: 'Criteria found by talking in examples, then turned into tests.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      title: 'Product Backlog Refinement Tools',
      shortDescription: 'An item with too many criteria is too large: ways to cut it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
      title: 'Increment',
      shortDescription: 'What comes into being when the last line is met, without a signature.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
      title: 'Definition of Done Tools',
      shortDescription: 'Put your list where it is used: forms for it, and checks that run by themselves.',
    },
    {
      link: '/scrum/articles/product-owner-anti-patterns',
      title: 'Product Owner Anti-Patterns',
      shortDescription: 'Among them the approver, who judges finished items before guests.',
    },
  ],
  'product-owner-anti-patterns': [
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      title: 'Product Owner',
      shortDescription: 'The same accountability on a good week, and every rule that concerns it.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      title: 'Product Backlog',
      shortDescription: 'What an order taker and an accountant have lost sight of: one list, one goal.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      title: 'Release Planning',
      shortDescription: 'An answer for directors who want a date: a range, and its odds.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
      title: 'Scrum Master',
      shortDescription: 'Who helps when the cause sits in the organization, and with which services.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      title: 'Definition of Done vs Acceptance Criteria',
      shortDescription: 'Nobody has to accept an item: what decides in place of a verdict.',
    },
    {
      link: '/scrum/articles/five-steps-to-mastering-agile-sprint-reviews',
      title: 'Five Steps to Mastering Agile Sprint Reviews',
      shortDescription: 'What else the two hours of a judged Review could have brought.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/collaboration',
      title: 'Collaboration',
      shortDescription: 'How Developers and librarians talk when nobody stands between them.',
    },
  ],
} satisfies RelatedLinkGroups
