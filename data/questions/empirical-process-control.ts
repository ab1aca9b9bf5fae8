import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'empirical-process-control',
  lesson: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'empirical-process-control-1',
      kind: 'single',
      difficulty: 3,
      stem: 'On day 4 of 10, usage data show that a feature released on day 2 confuses most users. What fits empiricism best?',
      options: {
        a: {
          text: 'The Developers re-plan today and discuss the scope with the Product Owner.',
          why: 'A Scrum Team is expected to adapt as soon as inspection teaches it something. Scope is negotiated with the Product Owner.',
        },
        b: {
          text: 'The Developers discuss the scope at the Sprint Review.',
          why: 'A Scrum Team is expected to adapt as soon as it learns something, and the data are here. Waiting for the Review sounds thorough but would cost six days.',
        },
        c: {
          text: 'The Developers discuss it today and re-plan in the next Sprint.',
          why: "The Developers update the Sprint Backlog as they learn, so they can re-plan today, as long as they don't endanger the Sprint Goal.",
        },
        d: {
          text: 'The Developers wait until someone has approved a new plan.',
          why: "The Sprint Backlog is the Developers' own plan, so they change it themselves when they learn something. An approval would only delay the adaptation.",
        },
      },
      answer: 'a',
      rests: ['adaptation-5', 'sprint-goal-8'],
    },
    {
      id: 'empirical-process-control-2',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two decisions follow directly from the two foundations of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'Following a plan to its last step',
          why: 'Empiricism bases decisions on what is observed, so plans change as people learn. A fixed plan suits work whose steps and effects are known.',
        },
        b: {
          text: 'Dropping a report that no one uses',
          why: 'Lean thinking reduces waste and focuses on the essentials. A report that no one uses is waste.',
        },
        c: {
          text: 'Promising a fixed scope for a fixed date',
          why: 'Empiricism decides by what is observed, and lean thinking reduces waste. Neither can make the future certain, so neither leads to such a promise.',
        },
        d: {
          text: 'Ordering items by how a first version is used',
          why: 'Empiricism: knowledge comes from experience, and decisions are based on what is observed.',
        },
      },
      answers: ['b', 'd'],
      rests: ['theory-3', 'theory-2'],
    },
    {
      id: 'empirical-process-control-3',
      kind: 'single',
      difficulty: 3,
      stem: "For three Sprints, items that aren't Done have been shown as finished. Stakeholders inspect them carefully, and the Product Backlog is changed accordingly. What is the main problem?",
      options: {
        a: {
          text: 'Decisions on the Product Backlog change too often.',
          why: 'Changing the Product Backlog often is fine; it may be adjusted at each Review. Here the adjustments rest on wrong information.',
        },
        b: {
          text: 'The Developers select too many items.',
          why: 'Fewer items might help. As long as unfinished work is shown as finished, decisions rest on a false picture.',
        },
        c: {
          text: 'The stakeholders inspect too little.',
          why: "The stakeholders inspect with care. But inspection without transparency misleads: a careful look doesn't make a false picture true.",
        },
        d: {
          text: 'Decisions rest on a false picture.',
          why: "Low transparency of an artifact can lead to decisions that diminish value. What isn't Done isn't even presented.",
        },
      },
      answer: 'd',
      rests: ['transparency-4', 'done-5'],
    },
    {
      id: 'empirical-process-control-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A burn-down chart, kept accurate every day, points to an end on June 12. An empirical team may treat that date as known.',
      answer: false,
      why: {
        true: 'Exact data make the date look certain. But a chart extends the past into the future, so the date is a forecast.',
        false:
          "In complex environments, no one knows what will happen. Charts are useful, but they don't replace empiricism.",
      },
      rests: ['sprint-17', 'sprint-16'],
    },
    {
      id: 'empirical-process-control-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Boards are open, and a manager reads every report. Each change of plan needs his approval, which takes a week. Which pillar suffers, and why?',
      options: {
        a: {
          text: 'Adaptation: the plan changes too often to be followed.',
          why: 'A plan that changes often shows that people adapt. Adaptation suffers here because those who see a problem have to wait a week before they may act.',
        },
        b: {
          text: 'Adaptation: those who see a problem may not act on it.',
          why: "Adaptation is harder when people aren't empowered or self-managing. Managers can help by giving them this freedom.",
        },
        c: {
          text: 'Transparency: people understand what they see differently.',
          why: 'Nothing suggests that people misunderstand what they see. The work is visible to everyone; what takes too long is the adaptation.',
        },
        d: {
          text: 'Inspection: no one looks at the work often enough.',
          why: 'The boards are open and the reports are read, so the work is inspected. What suffers is adaptation, because the change comes a week late.',
        },
      },
      answer: 'b',
      rests: ['adaptation-4'],
    },
  ],
}
