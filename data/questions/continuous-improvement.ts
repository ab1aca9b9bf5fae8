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
          text: 'At once, because a team is expected to adapt when it learns something new.',
          why: "The team should adapt as soon as possible. The Sprint Goal is safe, so there's no reason to wait.",
        },
        b: {
          text: 'After the Sprint Retrospective, which is the event reserved for changes to the way of working.',
          why: "The Retrospective guarantees one occasion for improvement, but the team doesn't have to wait for it.",
        },
        c: {
          text: 'In the next Sprint, once the change is in that Sprint Backlog.',
          why: "Improvements may be added to the next Sprint Backlog, but they don't have to be.",
        },
        d: {
          text: 'As soon as the Scrum Master, who is accountable for effectiveness, has agreed.',
          why: "The Scrum Master meets that accountability by enabling the team. The team doesn't need an approval.",
        },
      },
      answer: 'a',
      guideSection: 'Adaptation',
    },
    {
      id: 'continuous-improvement-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A team agreed to review all designs in pairs for two Sprints and expected fewer late changes. The number of late changes is the same as before. What fits an empirical approach best?',
      options: {
        a: {
          text: 'Go on for a few more Sprints, because new habits need time and stopping would discourage people.',
          why: 'If there is no reason why the next result should be different, going on ignores what was observed.',
        },
        b: {
          text: 'Make pair reviews part of the Definition of Done, so that everyone really does them.',
          why: "The reviews were done, and they didn't help. Making them a requirement would only add cost.",
        },
        c: {
          text: 'Have the Scrum Master look for those who did not take part seriously.',
          why: 'If people are blamed, they may stop counting honestly. The team should examine the assumption behind the change.',
        },
        d: {
          text: 'Stop it, and look into the assumption that had made it seem promising.',
          why: 'Decisions follow from what was observed, and it helps to explore the assumption that turned out to be wrong.',
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
        true: "Being accountable doesn't mean choosing alone. The Scrum Master enables the team to improve its practices.",
        false:
          "The Scrum Team identifies the most helpful changes. The Scrum Master is accountable for the team's effectiveness and enables it to improve.",
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
          why: 'Events are part of the framework. Without the Review, an opportunity to inspect and adapt is lost.',
        },
        b: {
          text: 'Give every new item a written example before anyone starts on it',
          why: 'That is a practice inside the framework. The team may try it and keep or drop it.',
        },
        c: {
          text: 'Let the Developers replace the Product Owner in ordering for a month',
          why: 'The Product Owner may delegate work, but giving the accountability to someone else changes Scrum itself.',
        },
        d: {
          text: 'Sit together on two mornings a week to build items in pairs',
          why: 'How the Developers build is up to them, and pairing is a practice that fits into Scrum.',
        },
        e: {
          text: 'Allow the Sprint to run three days longer when the goal is nearly reached',
          why: 'Sprints have a fixed length. Extending one breaks a rule of the framework.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'continuous-improvement-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A Scrum Team has hung up thirty ideas for improvement. After three Sprints, none has been tried. As the Scrum Master, you facilitate the next conversation about it. What do you do first?',
      options: {
        a: {
          text: 'Order the thirty ideas yourself by their value and assign the first five to volunteers.',
          why: 'If you order and assign on behalf of the team, you take away a decision that it should learn to make.',
        },
        b: {
          text: 'Report the list to management, since the team clearly needs someone outside to enforce it.',
          why: 'Pressure from outside weakens a self-managing team. No one has helped the team choose yet.',
        },
        c: {
          text: 'Help them choose one change to begin now, and a way to tell whether it works.',
          why: 'Facilitating means making it easy for others to decide. With one change and a way to check it, the team begins to adapt.',
        },
        d: {
          text: 'Take the list down without comment and wait until new ideas come up.',
          why: "The team wouldn't learn why none of its ideas was tried, and you are accountable for its effectiveness.",
        },
      },
      answer: 'c',
      guideSection: 'Sprint Retrospective',
    },
  ],
}
