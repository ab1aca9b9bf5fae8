import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'three-pillars-of-scrum',
  lesson: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'three-pillars-of-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: "Everyone can open a team's board. The Developers move a card to 'Ready' when its code is written. The sales department takes 'Ready' to mean that customers can use it, and makes promises accordingly. What is the problem?",
      options: {
        a: {
          text: 'Low transparency: both see the card, but they understand different things by it.',
          why: "Decisions rest on the perceived state of the work. It isn't enough that the work is visible if the two sides understand it differently.",
        },
        b: {
          text: "Too much transparency: the Developers' board should not be open to other departments.",
          why: 'The work must also be visible to the people who receive it. Hiding the board would make things less transparent.',
        },
        c: {
          text: 'Missing inspection: sales should have tested the item before promising it to anyone.',
          why: 'As long as the word has two meanings, the next promise will go wrong, too.',
        },
        d: {
          text: 'Missing adaptation: the Developers should have finished it faster after the promise.',
          why: "Working faster after a promise doesn't remove the misunderstanding that caused it.",
        },
      },
      answer: 'a',
      guideSection: 'Transparency',
    },
    {
      id: 'three-pillars-of-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An agreed limit says that a search takes no longer than two seconds. It has risen from 0.8 to 1.7 seconds in three days, and the Developers now know why. What does the pillar of adaptation suggest?',
      options: {
        a: {
          text: 'Nothing yet: the team has to adjust when the two seconds are exceeded, not before.',
          why: 'Beyond the limit, an adjustment is a must. But "a Scrum Team is expected to adapt the moment it learns anything new", and this team has learned something.',
        },
        b: {
          text: 'Raise the limit to three seconds first, so that the Sprint Goal is not put at risk.',
          why: "That changes the limit instead of the search, and quality doesn't decrease during a Sprint.",
        },
        c: {
          text: 'Note it for the Sprint Retrospective, the event that is meant for improvements.',
          why: "The adjustment must be made as soon as possible, so that the deviation stays small. It doesn't have to wait for the Retrospective.",
        },
        d: {
          text: 'Plan the fix now, because they have learned something that matters.',
          why: "Being within the limit isn't a reason to wait. They can adapt their plan today.",
        },
      },
      answer: 'd',
      guideSection: 'Adaptation',
    },
    {
      id: 'three-pillars-of-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'What has to be inspected frequently and diligently, according to the Scrum Guide? (Choose two.)',
      options: {
        a: {
          text: 'The hours that each of the Developers has worked',
          why: 'Hours are neither an artifact nor progress toward a goal. The Guide does not mention them.',
        },
        b: {
          text: 'The Scrum artifacts',
          why: 'Product Backlog, Sprint Backlog and Increment are what the events inspect.',
        },
        c: {
          text: 'The Scrum Team, by an inspector from outside who knows the work well',
          why: "The Guide doesn't name an inspector. The team inspects itself in the Retrospective.",
        },
        d: {
          text: 'The progress toward agreed goals',
          why: 'Progress toward the Sprint Goal is inspected at each Daily Scrum, and progress toward the Product Goal at each Sprint Review.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Inspection',
    },
    {
      id: 'three-pillars-of-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The product is fine, but the way in which the team works is outside the limits that it agreed on. According to the Scrum Guide, something must be adjusted.',
      answer: true,
      why: {
        true: "A process outside its acceptable limits is reason enough. An unacceptable product is the other reason, and the Guide connects the two with 'or'.",
        false:
          'Adaptation concerns more than the product. It may be the process that needs adjusting, as soon as possible.',
      },
      guideSection: 'Adaptation',
    },
    {
      id: 'three-pillars-of-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team with three-week Sprints cancels its Sprint Review whenever "no one important has time". What does this harm first?',
      options: {
        a: {
          text: 'The Definition of Done, since stakeholders confirm at the Review what is Done',
          why: 'The Definition of Done decides whether work is Done. Stakeholders do not have to confirm it at the Review.',
        },
        b: {
          text: 'The Product Owner alone, who now has to accept all the work without any help',
          why: "Accepting work isn't the purpose of the Review. Everyone who takes part loses an opportunity.",
        },
        c: {
          text: 'Inspection and adaptation of the product, for which an opportunity is lost',
          why: 'If an event is dropped, an opportunity to inspect and adapt is lost. The Review inspects the outcome of the Sprint and determines adaptations.',
        },
        d: {
          text: 'Nothing, as long as the Increment is released without the Review',
          why: "Releasing doesn't replace a joint look at the outcome and at what has changed around the product.",
        },
      },
      answer: 'c',
      guideSection: 'Scrum Events',
    },
  ],
}
