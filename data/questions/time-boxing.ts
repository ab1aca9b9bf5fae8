import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'time-boxing',
  lesson: '/scrum/psm-1/scrum-theory-principles/time-boxing',
  focusArea: 'Events',
  questions: [
    {
      id: 'time-boxing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Fifty minutes into the Sprint Retrospective of a one-month Sprint, the team has agreed on the changes that will help it most. Everyone has had a say. What should happen next?',
      options: {
        a: {
          text: 'They add the unused hours to Sprint Planning.',
          why: "Sprint Planning has its own timebox and belongs to the next Sprint. Unused time doesn't carry over.",
        },
        b: {
          text: 'They end the event more than two hours early.',
          why: 'In the Retrospective the team plans how to raise quality and become more effective. The limit is a maximum.',
        },
        c: {
          text: 'They ask the Product Owner to close the event.',
          why: "The Product Owner's permission isn't needed. A self-managing Scrum Team can see for itself that the purpose is fulfilled.",
        },
        d: {
          text: 'They fill the hours with further improvements.',
          why: 'Three hours is a maximum. The time that is left is simply saved.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'time-boxing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A team changes from four-week to one-week Sprints. How long may its Daily Scrum last from now on?',
      options: {
        a: {
          text: 'Up to four minutes a day',
          why: "That is about a quarter of the old limit. The limit of the Daily Scrum doesn't depend on the length of the Sprint.",
        },
        b: {
          text: 'Up to eight minutes a day',
          why: "The other events are usually shorter in shorter Sprints. The Daily Scrum isn't.",
        },
        c: {
          text: 'Up to 15 minutes a day',
          why: 'The 15 minutes apply in every Sprint, short or long.',
        },
        d: {
          text: 'Up to 30 minutes a day',
          why: "Fewer Daily Scrums in a Sprint don't make each of them longer.",
        },
      },
      answer: 'c',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'time-boxing-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'All selected items are Done and the Sprint Goal is met three days before the Sprint ends. Which two reactions fit Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The Developers refine some items for the Sprints to come.',
          why: 'Refinement has its place in every Sprint, and now there is time for it.',
        },
        b: {
          text: 'The Product Owner cancels the Sprint since its goal is met.',
          why: "Cancellation is meant for a goal that has lost its point. A goal that was met isn't obsolete.",
        },
        c: {
          text: 'The Scrum Master adds the three days to the next Sprint.',
          why: "Every Sprint keeps its fixed length. Days can't be moved from one to another.",
        },
        d: {
          text: 'The Developers discuss another item with the Product Owner.',
          why: 'Scope can be renegotiated when the team knows more. It may also grow.',
        },
        e: {
          text: 'The Developers begin the next Sprint three days early.',
          why: 'A Sprint has a fixed length. The next one starts when this one has ended, not when its goal is met.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'The Sprint',
    },
    {
      id: 'time-boxing-4',
      kind: 'true-false',
      difficulty: 2,
      stem: "A Scrum Team that spends a fifth of its Sprint on Product Backlog refinement doesn't exceed any timebox in the Scrum Guide.",
      answer: true,
      why: {
        true: "Refinement is an ongoing activity and not an event, so it doesn't have a timebox. The team can judge whether a fifth is well spent.",
        false:
          'You may remember ten percent. That figure was in the Guide until 2020, as the usual amount and not as a limit.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'time-boxing-5',
      kind: 'single',
      difficulty: 2,
      stem: 'A team lets each Sprint last until its goal is met, between 8 and 16 working days. "We reach every goal," it says. What does the team lose?',
      options: {
        a: {
          text: 'The transparency that an Increment creates',
          why: "There is still an Increment to inspect. What has gone is the regular time at which it's inspected.",
        },
        b: {
          text: 'The authority that a Product Owner has',
          why: 'No Sprint is canceled here. The Product Owner keeps that authority; what is lost is the regular length.',
        },
        c: {
          text: 'The consistency that a fixed length creates',
          why: 'Sprints have a fixed length to create consistency. You can hardly compare what gets Done in Sprints of different lengths.',
        },
        d: {
          text: 'The commitment that a Sprint Goal creates',
          why: "The Developers still commit to their goal. But if the length follows the goal, you can't see how the work is going.",
        },
      },
      answer: 'c',
      guideSection: 'The Sprint',
    },
  ],
}
