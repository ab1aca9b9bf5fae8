import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'developers',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'developers-1',
      kind: 'single',
      difficulty: 1,
      stem: 'A technical writer on the Scrum Team writes the help texts that the Definition of Done requires. What is the writer in Scrum?',
      options: {
        a: {
          text: 'A stakeholder, like the people who read the help',
          why: 'Stakeholders have an interest in the product from outside the Scrum Team. The writer is on the team and does its work.',
        },
        b: {
          text: 'A supporting member, like the people at the help desk',
          why: 'Scrum has no supporting members. What the Definition of Done requires is part of the Increment.',
        },
        c: {
          text: 'A helper of the Product Owner, like the analysts',
          why: 'The Product Owner answers for a Product Backlog that is understood. The texts belong to the Increment.',
        },
        d: {
          text: 'A Developer, like the people who write the program',
          why: 'Anyone on the Scrum Team who creates any aspect of a usable Increment is a Developer. Code is one aspect among many.',
        },
      },
      answer: 'd',
      guideSection: 'Developers',
    },
    {
      id: 'developers-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On day 3, a Developer reports an item as Done although one line of the Definition of Done was skipped. Another Developer notices. What fits Scrum best?',
      options: {
        a: {
          text: 'Raising it with the team at the Retrospective',
          why: 'You may discuss the cause there. Until then, everyone would believe that the item is Done.',
        },
        b: {
          text: 'Raising it with the colleague on the same day',
          why: 'Developers instill quality by adhering to the Definition of Done, and they hold each other accountable as professionals.',
        },
        c: {
          text: 'Leaving it to the Product Owner at the Review',
          why: "The Product Owner can't make exceptions to the Definition of Done, and an item that doesn't meet it isn't shown at the Sprint Review.",
        },
        d: {
          text: 'Leaving it to the Scrum Master on the same day',
          why: "The Developers hold each other accountable. They don't need the Scrum Master to do it for them.",
        },
      },
      answer: 'b',
      guideSection: 'Developers',
    },
    {
      id: 'developers-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'One Scrum Team works on a medical pump, another on a booking app. For which two things are the Developers of both teams accountable? (Choose two.)',
      options: {
        a: {
          text: 'Making the plan for the work of each Sprint',
          why: 'The skills vary with the work, but this accountability for the Sprint Backlog stays the same.',
        },
        b: {
          text: 'Learning the skills of all the other members',
          why: 'The team as a whole has the skills. No one needs all of them.',
        },
        c: {
          text: 'Setting the order of the items that come next',
          why: 'The Product Owner is accountable for ordering the Product Backlog.',
        },
        d: {
          text: 'Changing the plan as they learn in the Sprint',
          why: 'Adapting the plan each day toward the Sprint Goal is one of the four things that Developers always answer for.',
        },
        e: {
          text: 'Keeping the events within their timeboxes',
          why: 'Ensuring that events stay within the timebox is a service of the Scrum Master.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Developers',
    },
    {
      id: 'developers-4',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner used to be a programmer and tells the Developers how an item should be built. What should they do?',
      options: {
        a: {
          text: 'Take it as advice and choose a way of their own',
          why: 'The Developers decide how items become Increments, although a good idea may come from anyone.',
        },
        b: {
          text: 'Take it as a test and report on its results later',
          why: 'Nothing obliges the Developers to try it. Whether and how they use the idea is up to them.',
        },
        c: {
          text: 'Take it as a decision and note it in the item',
          why: "An item says what is needed. Even a written instruction on how to build it wouldn't bind the Developers.",
        },
        d: {
          text: 'Take it to the Scrum Master and await a ruling',
          why: "The Scrum Master doesn't decide on how an item is built either.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'developers-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Increment of a Sprint helps no one. The Developers have to answer for that, too, even if they built exactly what had been selected.',
      answer: true,
      why: {
        true: '"The entire Scrum Team is accountable for creating a valuable, useful Increment every Sprint." Building what was selected doesn\'t end that accountability.',
        false:
          'The Product Owner is accountable for maximizing value. The other members are still accountable for a useful Increment together with the Product Owner.',
      },
      guideSection: 'Scrum Team',
    },
  ],
}
