import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the page on gathering requirements; the lead's other pages have groups already. */
export const groups = {
  'effective-requirements-gathering-techniques-and-tips': [
    {
      link: '/sdlc/requirement-analysis',
      shortDescription:
        'Now that your notes are full, see how to turn one of them into a sentence that can be tested.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'Arrange what you saw and heard along one errand, and choose what to build first.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'A small card for each thing you found, so that the conversation can go on later.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
      shortDescription:
        'How one card brought out a requirement that the other Developers had not thought of.',
    },
    {
      link: '/sdlc/articles/phased-deployment-sdlc',
      shortDescription:
        'What an overlooked difference between desks led to, and how the rollout was stopped.',
    },
    {
      link: '/agile/user-story/user-stories-vs-use-cases',
      shortDescription: 'Which form suits what you heard: a short card or a dialog with all its branches.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/collaboration-tools',
      shortDescription: 'If your question has turned into a long thread, end it with a ten-minute call.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: "Everyone you asked has wishes, and here's a way to decide which come first.",
    },
  ],
} as const satisfies RelatedLinkGroups
