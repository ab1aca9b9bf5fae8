import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'continuous-improvement',
  lesson: '/scrum/psm-1/scrum-adoption-improvement/continuous-improvement',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'continuous-improvement-1',
      kind: 'single',
      difficulty: 2,
      stem: 'On day 3 the Developers discover a quicker way to prepare test data. It does not touch the Sprint Goal. When may they start to work that way?',
      options: {
        a: {
          text: 'At once; a team is expected to adapt the moment it learns something new.',
          why: 'Adaptation is due as soon as possible. The Sprint Goal is safe, so nothing speaks for waiting.',
        },
        b: {
          text: 'After the Sprint Retrospective, which is the event reserved for changes to the way of working.',
          why: 'The Retrospective is a guaranteed occasion for improvement and no gate for it.',
        },
        c: {
          text: 'In the next Sprint, once the change is in that Sprint Backlog.',
          why: 'Improvements may be added to the next Sprint Backlog. Nothing says that they have to travel that way.',
        },
        d: {
          text: 'As soon as the Scrum Master has agreed, being accountable for effectiveness.',
          why: 'That accountability is met by enabling the team. It includes no right of approval.',
        },
      },
      answer: 'a',
      guideSection: 'Adaptation',
    },
    {
      id: 'continuous-improvement-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A team agreed to review all designs in pairs for two Sprints and expected fewer late changes. The number of late changes has not moved. What fits an empirical approach best?',
      options: {
        a: {
          text: 'Go on for a few more Sprints, because new habits need time and stopping would discourage people.',
          why: 'Without a reason why the result should differ next time, going on ignores what was observed.',
        },
        b: {
          text: 'Make pair reviews part of the Definition of Done, so that everybody really does them.',
          why: 'They were done; they did not help. Fixing a practice that missed its purpose adds cost only.',
        },
        c: {
          text: 'Have the Scrum Master look for those who did not take part seriously.',
          why: 'Looking for the guilty ends honest counting. The assumption behind the change is what needs a look.',
        },
        d: {
          text: 'Stop it, and look into the assumption that had made it seem promising.',
          why: 'Decisions follow from what was observed, and assumptions that led a team astray are worth exploring.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'continuous-improvement-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Because the Scrum Master is accountable for the effectiveness of the Scrum Team, the Scrum Master decides which improvements the team carries out.',
      answer: false,
      why: {
        true: 'Being accountable does not mean choosing alone. The Scrum Master enables the team to improve its practices.',
        false:
          'The Scrum Team identifies the most helpful changes. The Scrum Master is accountable for effectiveness and meets that by enabling.',
      },
      guideSection: 'Scrum Master',
    },
    {
      id: 'continuous-improvement-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these proposals may a Scrum Team carry out as an improvement of its practices within Scrum? (Choose two.)',
      options: {
        a: {
          text: 'Leave out the Sprint Review in Sprints in which little was finished',
          why: 'Events are part of the framework. Without the Review an opportunity to inspect and adapt is lost.',
        },
        b: {
          text: 'Give every new item a written example before anyone starts on it',
          why: 'That is a practice inside the framework. The team may try it and keep or drop it.',
        },
        c: {
          text: 'Let the Developers replace the Product Owner in ordering for a month',
          why: 'Work may be delegated by the Product Owner, but replacing the accountability changes Scrum itself.',
        },
        d: {
          text: 'Sit together on two mornings a week to build items in pairs',
          why: 'How the Developers build is up to them, and pairing is a practice that fits into Scrum.',
        },
        e: {
          text: 'Allow the Sprint to run three days longer when the goal is nearly reached',
          why: 'Sprints have a fixed length. Stretching them breaks a rule of the framework.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'continuous-improvement-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A Scrum Team has hung up thirty ideas for improvement. After three Sprints none has been tried. As the Scrum Master, you facilitate the next conversation about it. What do you do first?',
      options: {
        a: {
          text: 'Order the thirty ideas yourself by their value and assign the first five to volunteers.',
          why: 'Ordering and assigning on behalf of the team takes away what it should learn to decide.',
        },
        b: {
          text: 'Report the list to the management, since the team clearly needs someone outside to enforce it.',
          why: 'Enforcement from outside weakens a self-managing team. The team has not yet been helped to choose.',
        },
        c: {
          text: 'Help them choose one change to begin now, and a way to tell whether it works.',
          why: 'Facilitating means making it easy for others to decide. One change with a measure turns inspection into adaptation.',
        },
        d: {
          text: 'Take the list down without comment and let new ideas come up by themselves.',
          why: 'The team would learn nothing about why its ideas stayed ideas, and its effectiveness is your accountability.',
        },
      },
      answer: 'c',
      guideSection: 'Sprint Retrospective',
    },
  ],
}
