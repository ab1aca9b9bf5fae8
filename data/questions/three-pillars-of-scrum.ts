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
      stem: "A team's board can be opened by everyone. The Developers move a card to 'Ready' when its code is written; the sales department reads 'Ready' as usable by customers and makes promises accordingly. What is the trouble?",
      options: {
        a: {
          text: 'Low transparency: both see the card, yet they do not see the same state of the work.',
          why: 'Decisions rest on the perceived state of the work. Visible is not enough when the two sides take different things from it.',
        },
        b: {
          text: 'Too much transparency: a board of the Developers should not be open to other departments.',
          why: 'The work must be visible to those receiving it as well. Hiding the board would lower transparency further.',
        },
        c: {
          text: 'Missing inspection: sales should have tested the item before promising it to anybody.',
          why: 'Testing by sales would only work around the word. As long as it has two meanings, the next promise goes wrong too.',
        },
        d: {
          text: 'Missing adaptation: the Developers should have finished it faster after the promise.',
          why: 'Hurrying after a promise does not fix the misunderstanding from which it came.',
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
          text: 'Nothing yet: adjusting is called for when the two seconds are exceeded, not before.',
          why: 'Beyond the limit adjusting is a must. But "a Scrum Team is expected to adapt the moment it learns anything new", and it has.',
        },
        b: {
          text: 'Raise the limit to three seconds first, so that the Sprint Goal is not put at risk.',
          why: 'That changes the measure instead of the deviation, and quality does not decrease during a Sprint.',
        },
        c: {
          text: 'Note it for the Sprint Retrospective, the event that is meant for improvements.',
          why: 'Adjusting as soon as possible keeps the deviation small. The Retrospective is not a waiting room.',
        },
        d: {
          text: 'Plan the remedy now, because they have learned something that matters.',
          why: 'Being inside the limit is not a reason to wait. They can adapt their plan today.',
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
          why: 'No inspector is named. The team inspects itself in the Retrospective.',
        },
        d: {
          text: 'The progress toward agreed goals',
          why: 'Such as the Sprint Goal, at each Daily Scrum, and the Product Goal, at each Sprint Review.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Inspection',
    },
    {
      id: 'three-pillars-of-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The product is in order, but the way in which the team works has left the limits it agreed on. By the Scrum Guide, something has to be adjusted.',
      answer: true,
      why: {
        true: "A process outside its acceptable limits is reason enough. An unacceptable product is the other reason, and the Guide joins the two with 'or'.",
        false:
          'That takes adaptation to concern the product only. The process being applied can be what needs adjusting, as soon as possible.',
      },
      guideSection: 'Adaptation',
    },
    {
      id: 'three-pillars-of-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team with three-week Sprints cancels its Sprint Review whenever "no one important has time". Whom or what does this harm first?',
      options: {
        a: {
          text: 'The Definition of Done, since stakeholders confirm at the Review what is Done',
          why: 'Whether work is Done is decided by the Definition of Done. No confirmation at the Review is needed.',
        },
        b: {
          text: 'The Product Owner alone, who now has to accept all the work without any help',
          why: 'Accepting work is not the purpose of the Review. All who take part lose an opportunity.',
        },
        c: {
          text: 'Inspection and adaptation of where the product is going: an opportunity for both is lost',
          why: 'Events that are not operated as prescribed are lost opportunities. The Review looks at the outcome of the Sprint and determines adaptations.',
        },
        d: {
          text: 'Nothing, provided the Increment is released',
          why: 'Releasing does not replace looking together at the outcome and at what has changed around the product.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Events',
    },
  ],
}
