import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 't-shirt-sizing-2',
    kind: 'single',
    difficulty: 1,
    stem: 'Before a meeting about a roadmap, twelve features need rough sizes from S to XL. Who is responsible for the sizes?',
    options: {
      a: {
        text: 'The Developers',
        why: 'Those who will do the work are responsible for the sizing, rough or exact.',
      },
      b: {
        text: 'The Product Owner',
        why: 'The Product Owner may influence them by helping them understand and select trade-offs. A rough letter is a size, too.',
      },
      c: {
        text: 'The stakeholders',
        why: 'Stakeholders know what a feature is worth to them. How large it is, the people who build it know better.',
      },
      d: {
        text: 'The Scrum Master',
        why: 'A Scrum Master may help with techniques and leaves the sizes to the Developers.',
      },
    },
    answer: 'a',
    rests: ['product-backlog-8'],
  },
  {
    id: 't-shirt-sizing-6',
    kind: 'single',
    difficulty: 1,
    stem: 'A manager wants all features of size S moved to the top of the Product Backlog. Whom does the manager have to convince?',
    options: {
      a: {
        text: 'The Developers',
        why: 'The Developers size the items. Ordering them is up to the Product Owner, so that is whom the manager has to convince.',
      },
      b: {
        text: 'The Product Owner',
        why: 'Anyone who wants to change the Product Backlog, managers included, has to convince the Product Owner.',
      },
      c: {
        text: 'The stakeholders',
        why: "They may have wishes of their own. Even all of them together don't order the Product Backlog.",
      },
      d: {
        text: 'The Scrum Master',
        why: "The Scrum Master can explain to the manager whose decision it is, but doesn't make it.",
      },
    },
    answer: 'b',
    rests: ['product-owner-15'],
  },
  {
    id: 't-shirt-sizing-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Refinement has turned a feature of size M into as many items as usually make an L. What should the Scrum Master do first?',
    options: {
      a: {
        text: 'Help the team show the new size in the Product Backlog',
        why: 'Better information replaces the rougher one. The Product Backlog stays transparent, and the order may change.',
      },
      b: {
        text: 'Help the team remove items until it is an M again',
        why: 'The scope may well shrink, but as a decision on value and not to rescue a letter.',
      },
      c: {
        text: 'Leave the M in place until stakeholders see it at the Review',
        why: "Stakeholders don't decide on sizes, and waiting leaves a misleading artifact in use.",
      },
      d: {
        text: 'Find out who called the feature an M',
        why: 'Looking for a culprit teaches people to call everything an L.',
      },
    },
    answer: 'a',
    rests: ['product-owner-7'],
  },
]
