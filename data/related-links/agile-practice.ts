import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the new pages on agile transformations, use cases and story maps. */
export const groups = {
  'agile-transformations': [
    {
      link: '/agile/agile-transformations/case-study',
      shortDescription: 'See what happens when a company skips the first 25 days of this plan.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation-challenges',
      shortDescription: 'Five steps for a single obstacle, with six cases and who had to agree.',
    },
    {
      link: '/scrum/articles/scrum-master-vs-project-manager',
      shortDescription: "How one department found new owners for most of a project manager's 40 hours.",
    },
    {
      link: '/scrum/articles/scrum-master-first-90-days',
      shortDescription: 'What the same 90 days ask of a Scrum Master who is new to one team.',
    },
    {
      link: '/kanban/introduction/kanban-implementation',
      shortDescription: 'A way to change that leaves job titles and the org chart alone at first.',
    },
    {
      link: '/agile/agile-mindset',
      shortDescription: "What to look at before you blame a stalled change on other people's attitudes.",
    },
    {
      link: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
      shortDescription: 'A card for trying one changed rule and judging honestly whether it helped.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'What the team needs to learn before it can release whenever its checks pass.',
    },
  ],
  'case-study': [
    {
      link: '/agile/agile-transformations',
      shortDescription: 'A 90-day plan in which you draw the waiting before you choose a team.',
    },
    {
      link: '/scrum/articles/velocity-myths',
      shortDescription: "How a team's points can rise although it finishes no more than before.",
    },
    {
      link: '/agile/agile-vs-waterfall',
      shortDescription: 'Five questions that the board could have asked about the policy system.',
    },
    {
      link: '/project-management',
      shortDescription: 'How to do planned work with fixed dates well, such as the policy releases.',
    },
    {
      link: '/sdlc/models/devops',
      shortDescription: 'How the people who change a service also run it, and how to begin with one service.',
    },
    {
      link: '/kanban/introduction/kanban-managing-flow',
      shortDescription: 'How to find the places where requests wait, while they are still waiting.',
    },
    {
      link: '/scrum/psm-1/scrum-master-as-a-servant-leader',
      shortDescription: 'How to help managers and teams through such a change without formal authority.',
    },
    {
      link: '/agile/agile-example',
      shortDescription: 'After two years in one organization, look at five days on a single team.',
    },
  ],
  'user-stories-vs-use-cases': [
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'More about the shorter form, and about the conversation that the card stands for.',
    },
    {
      link: '/agile/user-story/step-by-step-guide',
      shortDescription:
        "You've cut your use case into stories. Here's how to work out the details of each one.",
    },
    {
      link: '/agile/user-story/user-story-examples',
      shortDescription: 'Compare the locker card with stories from other fields, good and bad.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'A third form, which shows a whole errand from start to finish.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'Example mapping finds hidden rules much as extensions do, but in 25 minutes.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: "Which checks belong on the story's card, and which hold for every item.",
    },
    {
      link: '/sdlc/requirement-analysis',
      shortDescription: 'Another form: a requirement that says how people can test it.',
    },
    {
      link: '/sdlc/models/v-model',
      shortDescription: 'For products in which every requirement must lead to its test, and back.',
    },
  ],
  'user-story-mapping': [
    {
      link: '/scrum/psm-1/scrum-tools/user-story-mapping-tool',
      shortDescription: 'A second map in full, and how its slices get into a Product Backlog.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: "What a card on the map turns into when it's time to build it.",
    },
    {
      link: '/agile/user-story/user-stories-vs-use-cases',
      shortDescription: 'For the one step on your map in which a dozen things can go wrong.',
    },
    {
      link: '/scrum/psm-1/scrum-planning-estimation/release-planning',
      shortDescription: 'How to forecast whether your first slice will be ready on a given date.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'More ways to choose when two slices both look worth building.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'The list that holds your slices next to bugs, upkeep and experiments.',
    },
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      shortDescription: "How to learn about users who can't come and stand at your wall.",
    },
    {
      link: '/scrum/psm-1/scrum-tools/backlog-management-tool',
      shortDescription: 'What to do with the hundred old wishes that never made it onto a map.',
    },
  ],
} as const satisfies RelatedLinkGroups
