import type { RelatedLinkGroups } from '../../lib/nav/related-link'

/** Related links of the pages on user stories. */
export const groups = {
  'what-is-user-story': [
    {
      link: '/agile/user-story/step-by-step-guide',
      shortDescription: 'Now that you know the three parts, write your first story in two hours.',
    },
    {
      link: '/agile/user-story/user-story-examples',
      shortDescription: 'See what good cards and criteria look like in a clinic, a bank or a school.',
    },
    {
      link: '/agile/user-story/user-stories-vs-use-cases',
      shortDescription: "What to write when a card and a conversation can't hold a long exchange.",
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'One card never shows the whole errand. A wall full of them can.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'Where the confirmation of one story ends and the quality of all items begins.',
    },
    {
      link: '/extreme-programming-xp/overview',
      shortDescription: 'The way of working in which stories on cards were first used for planning.',
    },
    {
      link: '/scrum/psm-1/scrum-implementation/agile-testing',
      shortDescription: 'How the cases on the back of a card become automated tests.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
      shortDescription: 'The list that stories go into if you use Scrum, along with bugs and upkeep.',
    },
  ],
  'user-story-examples': [
    {
      link: '/agile/user-story/step-by-step-guide',
      shortDescription: 'How one story came about, from a wish for a field to its acceptance criteria.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'The sentence is only the first of three parts. Here are the other two.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'Patterns that help you split the stories that turned out too big.',
    },
    {
      link: '/scrum/articles/sprint-goal-examples',
      shortDescription: 'Poor and better wordings again, this time for what a whole Sprint is for.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'What happens on day six when one of the criteria turns out to be too expensive.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'How to arrange many good stories so that you see which of them belong together.',
    },
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      shortDescription: 'Ways to find out what people need before you word anything.',
    },
    {
      link: '/scrum/psm-1/scrum-theory-principles/value-based-prioritization',
      shortDescription: 'Which of your good stories to build first, and how to argue for it.',
    },
  ],
  'step-by-step-guide': [
    {
      link: '/agile/user-story/user-story-examples',
      shortDescription: 'Compare your first card with good and bad ones from nine fields.',
    },
    {
      link: '/agile/user-story/what-is-user-story',
      shortDescription: 'The ideas behind the steps: card, conversation, confirmation and INVEST.',
    },
    {
      link: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
      shortDescription: 'Question cards and example maps for steps 4 to 6, if the conversation gets stuck.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
      shortDescription: 'The event in which your story may be selected, with an agenda to copy.',
    },
    {
      link: '/agile/user-story/user-story-mapping',
      shortDescription: 'When one task of a user needs a dozen stories, cut across all of them at once.',
    },
    {
      link: '/scrum/articles/definition-of-done-vs-acceptance-criteria',
      shortDescription: 'Two questions that tell you whether a criterion belongs to this story at all.',
    },
    {
      link: '/sdlc/requirement-analysis/effective-requirements-gathering-techniques-and-tips',
      shortDescription: 'More ways to do step 1, for people who are hard to reach or hard to ask.',
    },
    {
      link: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
      shortDescription: 'Who gives your story its place in the list, and who may disagree.',
    },
  ],
} as const satisfies RelatedLinkGroups
