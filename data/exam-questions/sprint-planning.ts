import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-6',
    kind: 'single',
    difficulty: 1,
    stem: 'What does the Guide expect of the Product Owner when Sprint Planning asks why the Sprint is valuable?',
    options: {
      a: {
        text: 'A selection of the items for the Sprint',
        why: 'The Developers select the items, through discussion with the Product Owner. On the question of why, the Product Owner makes a proposal.',
      },
      b: {
        text: 'A proposal for how the product could gain value',
        why: 'The Product Owner proposes how this Sprint could make the product more valuable. Then the whole team defines a Sprint Goal.',
      },
      c: {
        text: 'A plan of the work for each item',
        why: 'The Developers plan the work, and how they do so is up to them alone. The Product Owner proposes how the product could gain value.',
      },
      d: {
        text: 'Advice from outside the Scrum Team',
        why: 'Advice may come from people whom the Scrum Team invites. The Product Owner is a member and makes the proposal.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Planning',
    rests: ['sprint-planning-7'],
    focusArea: 'Product Value',
  },
  {
    id: 'sprint-planning-7',
    kind: 'single',
    difficulty: 1,
    stem: 'What may a stakeholder contribute to Sprint Planning when the Scrum Team invites one?',
    options: {
      a: {
        text: 'Advice from outside the Scrum Team',
        why: 'The team may invite other people to provide advice. Stakeholders who know the subject can help a lot.',
      },
      b: {
        text: 'A selection of the items for the Sprint',
        why: 'The Developers select the items, through discussion with the Product Owner. People whom the team invites give advice.',
      },
      c: {
        text: 'A plan of the work for each item',
        why: 'How items become Increments is for the Developers alone to decide. People whom the team invites give advice.',
      },
      d: {
        text: 'A proposal for how the product could gain value',
        why: "In Sprint Planning, this proposal is the Product Owner's. A stakeholder may well have ideas, and gives them as advice.",
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
    rests: ['sprint-planning-5'],
    focusArea: 'Stakeholders & Customers',
  },
]
