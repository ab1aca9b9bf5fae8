import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-planning-6',
    kind: 'single',
    difficulty: 1,
    stem: 'Sprint Planning opens with the question of why the Sprint is valuable. Which contribution to it does the Guide expect of the Product Owner?',
    options: {
      a: {
        text: 'A decision on the wording of the Sprint Goal',
        why: 'The Sprint Goal is defined by the whole Scrum Team, by the end of the event.',
      },
      b: {
        text: 'A proposal for making the product more valuable',
        why: 'The Product Owner proposes, and the whole Scrum Team then defines a Sprint Goal.',
      },
      c: {
        text: 'A selection of the items for the Sprint Backlog',
        why: 'The Developers make this selection, after talking with the Product Owner.',
      },
      d: {
        text: 'A calculation of the value of the first items',
        why: "The Guide doesn't ask for a calculation. It leaves open how value is measured.",
      },
    },
    answer: 'b',
    guideSection: 'Sprint Planning',
    focusArea: 'Product Value',
  },
  {
    id: 'sprint-planning-7',
    kind: 'single',
    difficulty: 1,
    stem: 'The Scrum Team has invited a stakeholder, an expert on taxes, to its Sprint Planning. Which contribution of the expert fits the Guide?',
    options: {
      a: {
        text: 'Advising the team on the tax rules for an item',
        why: 'Other people may be invited to this event, and advice is what they are invited for.',
      },
      b: {
        text: 'Sizing the tax items on behalf of the Developers',
        why: 'Sizing is for those who will do the work. The expert can explain what an item involves.',
      },
      c: {
        text: 'Selecting the tax items that fit in the Sprint',
        why: 'What goes into the Sprint is up to the Developers, who discuss it with the Product Owner.',
      },
      d: {
        text: 'Confirming the Sprint Goal before the event ends',
        why: "The Scrum Team defines the Sprint Goal. It doesn't need anyone's confirmation.",
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
    focusArea: 'Stakeholders & Customers',
  },
]
