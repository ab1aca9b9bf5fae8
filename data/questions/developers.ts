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
          text: 'A supporting member, since help texts are not part of the working product.',
          why: 'Scrum has no supporting members. What the Definition of Done requires is part of the Increment.',
        },
        b: {
          text: 'A Developer, since the texts are an aspect of a usable Increment.',
          why: 'Anyone on the Scrum Team who creates any aspect of a usable Increment is a Developer.',
        },
        c: {
          text: 'A stakeholder, since only people who write code are Developers.',
          why: 'The word is used to simplify and not to exclude. Code is one aspect among many.',
        },
        d: {
          text: 'An assistant to the Product Owner, who is accountable for what users understand.',
          why: 'The Product Owner answers for a Product Backlog that is understood. The texts belong to the Increment.',
        },
      },
      answer: 'b',
      guideSection: 'Developers',
    },
    {
      id: 'developers-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Developer reports an item as Done although one line of the Definition of Done was skipped. Another Developer notices. What fits Scrum best?',
      options: {
        a: {
          text: 'The other Developer speaks to the colleague, and they complete the item together.',
          why: 'Developers instill quality by adhering to the Definition of Done, and they hold each other accountable as professionals.',
        },
        b: {
          text: 'The other Developer tells the Scrum Master, who is accountable for adherence to all rules.',
          why: "The Developers hold each other accountable. They don't need someone above them to do it.",
        },
        c: {
          text: 'The other Developer waits until the Sprint Retrospective, where such things belong.',
          why: 'The team may discuss the cause there. Until then, everyone would believe that the item is Done.',
        },
        d: {
          text: 'The Product Owner decides whether the skipped line matters for this item.',
          why: "The Product Owner can't make exceptions to the Definition of Done. An item that doesn't meet it isn't part of an Increment.",
        },
      },
      answer: 'a',
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
          text: 'Ordering the items that they expect to work on in the next Sprint',
          why: 'The order of the Product Backlog is what the Product Owner is accountable for.',
        },
        b: {
          text: 'Ensuring that each of the events stays within its timebox',
          why: 'Ensuring this is a service of the Scrum Master to the Scrum Team.',
        },
        c: {
          text: 'Adapting their plan each day toward the Sprint Goal',
          why: 'This is one of the four things that Developers always answer for, whatever the domain.',
        },
        d: {
          text: 'Creating a plan for the Sprint, the Sprint Backlog',
          why: 'The skills vary with the work, but this accountability stays the same.',
        },
        e: {
          text: 'Having every one of the needed skills in each person',
          why: 'The team as a whole has the skills. No one needs all of them.',
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Developers',
    },
    {
      id: 'developers-4',
      kind: 'single',
      difficulty: 3,
      stem: 'The Product Owner used to be a programmer and tells the Developers how an item should be built. What should they do?',
      options: {
        a: {
          text: 'Follow it, because the Product Owner answers for the value of what is built.',
          why: 'The Product Owner answers for value. No one tells the Developers how to build an item.',
        },
        b: {
          text: 'Follow it unless the Scrum Master objects on grounds of the Scrum Guide.',
          why: "The Scrum Master doesn't decide on how an item is built either.",
        },
        c: {
          text: 'Ask for it in writing, as part of the Product Backlog item and its description.',
          why: "Even written instructions on how to build it wouldn't bind the Developers. An item says what is needed.",
        },
        d: {
          text: 'Treat it as a suggestion and decide themselves how to build the item.',
          why: 'The Developers alone decide how items become Increments, although a good idea may come from anyone.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'developers-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'If the Increment of a Sprint helps no one, only the Product Owner has to answer for it, because the Developers built what they had selected.',
      answer: false,
      why: {
        true: 'The Product Owner is accountable for maximizing value. The other members are still accountable together with the Product Owner.',
        false:
          '"The entire Scrum Team is accountable for creating a valuable, useful Increment every Sprint".',
      },
      guideSection: 'Scrum Team',
    },
  ],
}
