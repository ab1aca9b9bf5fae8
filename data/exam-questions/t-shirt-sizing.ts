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
        why: 'The Developers, who will do the work, are responsible for sizing, even for a rough letter. The Product Owner may influence them by helping them understand trade-offs.',
      },
      c: {
        text: 'The stakeholders',
        why: 'Stakeholders know what a feature is worth to them. How large it is, the Developers say: they will do the work and are responsible for the sizing.',
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
        why: "Only the Product Owner orders the Product Backlog, and even all stakeholders together don't. Each of them, this manager included, can try to convince her.",
      },
      d: {
        text: 'The Scrum Master',
        why: "The order is the Product Owner's decision, so the manager has to convince her. The Scrum Master can explain this, but doesn't decide.",
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
        why: 'The Product Backlog has to be transparent, so it shows the size that is known now. Items may be removed later for their value, but not to rescue a letter.',
      },
      c: {
        text: 'Leave the M in place until stakeholders see it at the Review',
        why: "The Product Backlog has to be transparent at any time, so the new size is shown now. Stakeholders don't decide on sizes, and waiting leaves a misleading artifact in use.",
      },
      d: {
        text: 'Find out who called the feature an M',
        why: 'Rough sizes may change as the team learns, so no one is to blame. What matters is that the Product Backlog shows the new size.',
      },
    },
    answer: 'a',
    rests: ['product-owner-7'],
  },
]
