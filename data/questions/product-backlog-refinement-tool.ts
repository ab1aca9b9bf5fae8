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
      stem: "An item was split into 'design the form,' 'build the form' and 'test the form'. What is the main objection?",
      options: {
        a: {
          text: "The parts can't be ordered on their own.",
          why: 'They can be put in order. The problem is that none of them is useful alone.',
        },
        b: {
          text: "The parts aren't of any use on their own.",
          why: 'Split by what someone can do afterward. With stages, nothing is usable until the last one is finished.',
        },
        c: {
          text: "The parts can't be sized on their own.",
          why: "Developers could size each stage. That wouldn't make a stage usable.",
        },
        d: {
          text: "The parts can't be assigned to different people.",
          why: 'Different people could take the three stages. They would still wait for one another, and nothing would be Done until the end.',
        },
      },
      answer: 'b',
      guideSection: 'Product Backlog',
    },
    {
      id: 'product-backlog-refinement-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On the checklist that a Scrum Team uses in refinement, one box is still open for an item. The Developers are confident that it can be Done within one Sprint. According to the Scrum Guide, when is the item ready for Sprint Planning?',
      options: {
        a: {
          text: "It's ready once the last box has been checked.",
          why: "An item that can be Done within one Sprint is ready. Scrum doesn't have a checklist as a gate.",
        },
        b: {
          text: "It's ready once the Scrum Master has agreed.",
          why: "The Developers don't need anyone's permission to select an item with an open question.",
        },
        c: {
          text: "It's ready once the Product Owner has answered.",
          why: 'Questions can also be settled in Sprint Planning or during the Sprint.',
        },
        d: {
          text: "It's ready now, although one box is still open.",
          why: "It can be Done within one Sprint, and the Guide doesn't ask for anything else. Items may also be refined in Sprint Planning.",
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
          text: "On any day of the Sprint on which it's needed",
          why: "Refinement is an ongoing activity, done as needed. The Guide doesn't fix a day for it.",
        },
        b: {
          text: 'On the last days of the Sprint, for a tenth of it',
          why: "The 2017 Guide said that refinement usually took no more than a tenth, but it didn't name the days either.",
        },
        c: {
          text: "On the Sprint's last day, after the Review",
          why: "The Product Backlog may be adjusted at the Review, but refinement isn't tied to that event.",
        },
        d: {
          text: 'On the days between one Sprint and the next one',
          why: "Sprints follow one another without a gap, so such days don't exist.",
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
          text: 'Vote on the nine questions and note the results',
          why: "If people who don't know the answers vote, guesses turn into rules.",
        },
        b: {
          text: 'Find people who know and continue another day',
          why: "So many questions show that the people who know aren't in the room.",
        },
        c: {
          text: 'Write down every question and who will ask it',
          why: 'A question with a name and a day will probably get an answer.',
        },
        d: {
          text: 'Choose a large size and take the next item',
          why: "A number doesn't answer a question. It only hides that there is one.",
        },
        e: {
          text: 'Delete the two rules and start over another day',
          why: 'They have examples, and the people who know can check them, too.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Complementary practice',
      scope: 'course',
    },
  ],
}
