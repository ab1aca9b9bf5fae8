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
          text: 'Three items cannot be put into an order if they belong to one form.',
          why: 'They can be ordered. What each is worth alone is the trouble.',
        },
        b: {
          text: 'None of the three can be Done and used without the other two.',
          why: 'Cut by what somebody can do afterwards. Stages give nothing usable until the last one.',
        },
        c: {
          text: 'Each of the three has to pass the Definition of Ready on its own.',
          why: 'Scrum has no Definition of Ready.',
        },
        d: {
          text: 'Only the Product Owner may split items, and here the Developers did.',
          why: 'Refinement is not tied to one person. The Developers take part in it.',
        },
      },
      answer: 'b',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-refinement-tool-2',
      kind: 'single',
      difficulty: 3,
      stem: 'An item has one box open on the checklist that the Scrum Team uses in refinement. The Developers are confident that it can be Done within one Sprint. What does the Scrum Guide make of that in Sprint Planning?',
      options: {
        a: {
          text: 'It has to wait, because only items that have passed such a checklist count as ready for selection.',
          why: 'Ready is what can be Done within one Sprint. A list as a gate would be a rule that Scrum does not have.',
        },
        b: {
          text: 'The Scrum Master may permit an exception if the Sprint Goal depends on the item.',
          why: 'The Scrum Master has no such permission to give, and none is needed.',
        },
        c: {
          text: 'The Product Owner has to close the box first, being accountable for clear items.',
          why: 'Questions can be settled in Sprint Planning or during the Sprint, too.',
        },
        d: {
          text: 'The Developers may select it, since it can be Done within one Sprint.',
          why: 'That is all the Guide asks for readiness. Items may be refined in Sprint Planning as well.',
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
          text: 'On none in particular: it goes on whenever it is needed.',
          why: 'Refinement is an ongoing activity, before and during Sprints.',
        },
        b: {
          text: 'In the last week of a Sprint, with a tenth of the capacity at most.',
          why: 'The tenth was in the 2017 Guide, and no week was ever named.',
        },
        c: {
          text: 'Right after the Sprint Review, while the feedback of stakeholders is fresh.',
          why: 'The Review may adjust the Product Backlog. Refinement is not bound to it.',
        },
        d: {
          text: 'Between two Sprints, so that the Developers are free to take part.',
          why: 'A new Sprint starts immediately after the last one. There is no time between.',
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
      stem: 'A group maps the examples of one item. After 25 minutes there are two rules, two examples and nine questions that no one can answer. Which two steps are sensible? (Choose two.)',
      options: {
        a: {
          text: 'Find the people who know, and go on with them another day.',
          why: 'So many questions show that the wrong people are in the room.',
        },
        b: {
          text: 'Let the Developers settle the nine by vote, as they will do the work.',
          why: 'A vote among people who do not know turns guesses into rules.',
        },
        c: {
          text: 'Give the item a very large size, so that the risk is covered.',
          why: 'A number does not answer a question, and hides that there is one.',
        },
        d: {
          text: 'Write each question down, with the name of somebody to ask.',
          why: 'A question that has a name is on its way to an answer.',
        },
        e: {
          text: 'Delete the two rules, since they may be wrong as well.',
          why: 'They have examples and may be checked with the others.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Complementary practice',
    },
  ],
}
