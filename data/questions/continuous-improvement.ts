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
      stem: "On day 3 the Developers discover a quicker way to prepare test data. It doesn't affect the Sprint Goal. When may they start working that way?",
      options: {
        a: {
          text: 'In the next Sprint, once it is in the Sprint Backlog',
          why: "Improvements may be added to the next Sprint Backlog, but they don't have to be.",
        },
        b: {
          text: 'On the same day, once the Scrum Master has agreed',
          why: "The Scrum Master is accountable for the team's effectiveness and serves it by enabling the team. The change doesn't need approval.",
        },
        c: {
          text: 'In the next Sprint, once the Retrospective is over',
          why: "The Retrospective guarantees one occasion for improvement, but the team doesn't have to wait for it.",
        },
        d: {
          text: 'On the same day, once the Developers have talked',
          why: "The team should adapt as soon as possible. The Sprint Goal is safe, so there's no reason to wait.",
        },
      },
      answer: 'd',
      guideSection: 'Adaptation',
    },
    {
      id: 'continuous-improvement-2',
      kind: 'single',
      difficulty: 2,
      stem: 'For two Sprints, a team has reviewed all designs in pairs and expected fewer late changes. There are as many as before. According to the Guide, what does the team do in its Retrospective?',
      options: {
        a: {
          text: "Find out who didn't follow the practice",
          why: 'If people are blamed, they may stop counting honestly. The Retrospective looks at interactions and processes, not at guilt.',
        },
        b: {
          text: 'Explore the assumption behind the practice',
          why: 'In the Retrospective, assumptions that led the team astray are identified, and their origins are explored.',
        },
        c: {
          text: 'Extend the trial of the practice',
          why: 'The team may decide on this once it knows what it got wrong. A longer trial of the same guess explains nothing.',
        },
        d: {
          text: 'Add the practice to the Definition of Done',
          why: "The reviews were done, and they didn't help. Making them a requirement would only add cost.",
        },
      },
      answer: 'b',
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
      difficulty: 3,
      countStated: true,
      stem: 'Which two of these proposals may a Scrum Team adopt without breaking a rule of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'Work on items in pairs on two mornings a week',
          why: 'How the Developers build is up to them, and pairing is a practice that fits into Scrum.',
        },
        b: {
          text: 'Leave out the Sprint Review in a Sprint with few results',
          why: 'Events are part of the framework. Without the Review, an opportunity to inspect and adapt is lost.',
        },
        c: {
          text: 'Extend the Sprint by three days when the goal is close',
          why: 'Sprints have a fixed length. Extending one breaks a rule of the framework.',
        },
        d: {
          text: 'Skip the Daily Scrum on days with a long refinement',
          why: "The Daily Scrum takes place every working day. Refinement has another purpose and doesn't replace it.",
        },
        e: {
          text: 'Write a test example before starting an item',
          why: 'That is a practice inside the framework. The team may try it and keep or drop it.',
        },
      },
      answers: ['a', 'e'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'continuous-improvement-5',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team has posted thirty ideas for improvement. After three Sprints, none has been tried. As the Scrum Master, what do you do first when you facilitate the next conversation about them?',
      options: {
        a: {
          text: 'Help the team choose a change and a way to test it.',
          why: 'Facilitating means making it easy for others to decide. With one change and a way to check it, the team begins to adapt.',
        },
        b: {
          text: 'Rank the ideas for the team and assign five of them.',
          why: 'If you order and assign on behalf of the team, you take away a decision that it should learn to make.',
        },
        c: {
          text: 'Take the list to a manager and ask for a decision.',
          why: 'Pressure from outside weakens a self-managing team. No one has helped the team choose yet.',
        },
        d: {
          text: 'Clear the wall for the team and wait for new ideas.',
          why: "The team wouldn't learn why none of its ideas was tried, and you are accountable for its effectiveness.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Retrospective',
    },
  ],
}
