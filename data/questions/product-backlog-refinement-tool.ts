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
      stem: "An item was split into 'design the form,' 'build the form' and 'test the form.' What is the main objection?",
      options: {
        a: {
          text: 'None of the parts can be ordered.',
          why: 'They can be put in order. The problem is that none of them is useful alone.',
        },
        b: {
          text: 'None of the parts can be given to a specialist.',
          why: 'Three specialists could take the three stages. They would wait for one another, and nothing would be Done until the end.',
        },
        c: {
          text: 'None of the parts can be sized.',
          why: 'Developers could size each stage. The problem is that none of the stages is useful alone, and an Increment must be usable.',
        },
        d: {
          text: 'None of the parts is of any use by itself.',
          why: 'An Increment must be usable. Split by what someone can do afterward; with stages, nothing is usable until the last is finished.',
        },
      },
      answer: 'd',
      rests: ['increment-4'],
    },
    {
      id: 'product-backlog-refinement-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item on which one question is still open is next in order. The Developers are sure that they can get it Done within one Sprint. What is the best thing to do with it?',
      options: {
        a: {
          text: 'It can be selected as it is.',
          why: 'An item that can be Done within one Sprint is ready. Questions can also be settled in Sprint Planning or later.',
        },
        b: {
          text: 'It should be broken down in refinement.',
          why: 'Items are broken down to make them small and clear enough. The Developers are sure that this one fits.',
        },
        c: {
          text: 'It can stay rough until a Sprint comes nearer.',
          why: 'It is next in order, so the Sprint is near. It is clear enough to be Done in it.',
        },
        d: {
          text: 'The Product Owner can remove it from the list.',
          why: "An item that can be Done within one Sprint is ready for selection. It is next in order, and one open question isn't a reason to remove it.",
        },
      },
      answer: 'a',
      rests: ['product-backlog-3'],
    },
    {
      id: 'product-backlog-refinement-tool-3',
      kind: 'single',
      difficulty: 1,
      stem: 'When does Product Backlog refinement take place?',
      options: {
        a: {
          text: 'Whenever it is needed during a Sprint',
          why: "Refinement is an ongoing activity. The Guide doesn't fix a day for it.",
        },
        b: {
          text: 'In Sprint Planning',
          why: 'Refinement is an ongoing activity, done as needed during the Sprint. Items may be refined in Sprint Planning, too, but not only there.',
        },
        c: {
          text: 'At the end of the Sprint Review',
          why: "Refinement is an ongoing activity, done as needed during the Sprint. The Review may adjust the Product Backlog, but refinement isn't tied to it.",
        },
        d: {
          text: 'Between two Sprints, before the next one begins',
          why: 'A Sprint starts right after the one before, so there is no such time. Refinement is done during Sprints, as needed.',
        },
      },
      answer: 'a',
      rests: ['product-backlog-6'],
    },
    {
      id: 'product-backlog-refinement-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A group discusses one item with examples. After half an hour there are nine questions that no one in the room can answer. Which two steps are sensible? (Choose two.)',
      options: {
        a: {
          text: 'Vote on the answers and write them down',
          why: "Answers have to come from people who know, so they should be asked. If those who don't know vote, guesses turn into rules.",
        },
        b: {
          text: 'Continue another day with stakeholders who know the answers',
          why: "So many questions show that the people who know aren't in the room.",
        },
        c: {
          text: 'Write down every question, and who will ask it',
          why: 'If a question has a person who will ask it, it is likely to get an answer before the next discussion.',
        },
        d: {
          text: 'Give the item a large size to be safe, and go on to the next',
          why: "Nine open questions need people who know the answers, such as stakeholders. A large size doesn't answer a question; it only hides that there is one.",
        },
        e: {
          text: 'Ask the Scrum Master to answer the questions',
          why: 'The Scrum Master can see to it that the right people meet. The answers have to come from those who know.',
        },
      },
      answers: ['b', 'c'],
      scope: 'course',
    },
  ],
}
