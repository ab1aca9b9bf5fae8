import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-backlog-refinement-tool',
  lesson: '/scrum/psm-1/scrum-tools/product-backlog-refinement-tool',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-backlog-refinement-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: "An item was split into 'design the form', 'build the form' and 'test the form'. What is the main objection?",
      options: {
        a: {
          text: "Three items can't be put in order if they belong to one form.",
          why: 'They can be put in order. The problem is that none of them is of use alone.',
        },
        b: {
          text: 'None of the three can be Done and used without the other two.',
          why: 'Split by what someone can do afterward. With stages, nothing is usable until the last one is finished.',
        },
        c: {
          text: 'Each of the three has to pass the Definition of Ready on its own.',
          why: "A Definition of Ready isn't part of Scrum.",
        },
        d: {
          text: 'Only the Product Owner may split items, and here the Developers did.',
          why: "The Guide doesn't give refinement to one person.",
        },
      },
      answer: 'b',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-refinement-tool-2',
      kind: 'single',
      difficulty: 3,
      stem: 'On the checklist that a Scrum Team uses in refinement, one box is still open for an item. The Developers are confident that it can be Done within one Sprint. What follows from the Scrum Guide in Sprint Planning?',
      options: {
        a: {
          text: 'The item has to wait, because only items that have passed such a checklist are ready for selection.',
          why: "An item that can be Done within one Sprint is ready. Scrum doesn't have a checklist as a gate.",
        },
        b: {
          text: 'The Scrum Master may allow an exception if the Sprint Goal depends on the item.',
          why: "The Developers don't need anyone's permission to select an item with an open question.",
        },
        c: {
          text: 'The Product Owner has to answer the question first, being accountable for clear items.',
          why: 'Questions can also be settled in Sprint Planning or during the Sprint.',
        },
        d: {
          text: 'The Developers may select it, since it can be Done within one Sprint.',
          why: 'The Guide asks for nothing else. Items may also be refined in Sprint Planning.',
        },
      },
      answer: 'd',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-refinement-tool-3',
      kind: 'single',
      difficulty: 1,
      stem: 'A new Scrum Team asks on which day its Product Backlog refinement has to take place. What is the right answer?',
      options: {
        a: {
          text: "On no particular day, because it's an ongoing activity.",
          why: "The Guide calls refinement ongoing and doesn't fix a day for it.",
        },
        b: {
          text: 'In the last week of a Sprint, with a tenth of the capacity at most.',
          why: "The 2017 Guide said that refinement usually took no more than a tenth, but it didn't name a week either.",
        },
        c: {
          text: 'Right after the Sprint Review, while the feedback of stakeholders is fresh.',
          why: "The Product Backlog may be adjusted at the Review, but refinement isn't tied to that event.",
        },
        d: {
          text: 'Between two Sprints, so that the Developers are free to take part.',
          why: "A new Sprint starts immediately after the previous one, so there isn't any time between Sprints.",
        },
      },
      answer: 'a',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-refinement-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A group maps examples for one item. After 25 minutes there are two rules, two examples and nine questions that no one in the room can answer. Which two steps are sensible? (Choose two.)',
      options: {
        a: {
          text: 'Find people who know the answers, and go on with them another day.',
          why: "So many questions show that the people who know aren't in the room.",
        },
        b: {
          text: "Let the Developers vote on the nine answers, because they'll do the work.",
          why: "If people who don't know the answers vote, guesses turn into rules.",
        },
        c: {
          text: 'Give the item a very large size, so that the risk is covered.',
          why: "A number doesn't answer a question. It only hides that there is one.",
        },
        d: {
          text: 'Write down each question with the name of someone who will ask.',
          why: 'A question with a name and a day will probably get an answer.',
        },
        e: {
          text: 'Delete the two rules, since they may be wrong as well.',
          why: 'They have examples, and the people who know can check them, too.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
