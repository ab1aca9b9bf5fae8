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
      stem: 'On the fourth day of a two-week Sprint, the Developers learn from usage data that a feature released on the second day confuses most of its users. What fits empiricism best?',
      options: {
        a: {
          text: 'Re-plan today and settle the scope with the Product Owner.',
          why: 'Adjustments are made as soon as possible. The Developers may re-plan on any day, and they renegotiate scope with the Product Owner without endangering the Sprint Goal.',
        },
        b: {
          text: 'Collect data for the Review and settle the plan there.',
          why: "The Review is one formal opportunity to adapt, and the team doesn't have to wait for it. What it has learned by day four is reason enough.",
        },
        c: {
          text: 'Finish the plan and settle the changes in Sprint Planning.',
          why: 'Developers update the Sprint Backlog during the Sprint as they learn more. What must not be endangered is the Sprint Goal.',
        },
        d: {
          text: 'Draft a new plan and settle it with the Scrum Master.',
          why: "The plan belongs to the Developers, who may change it at any time. Waiting for an approval that Scrum doesn't ask for delays adaptation.",
        },
      },
      answer: 'a',
      guideSection: 'Adaptation',
    },
    {
      id: 'empirical-process-control-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these team decisions follow directly from the two foundations on which Scrum rests? (Choose two.)',
      options: {
        a: {
          text: 'Follow a feature plan down to its last step.',
          why: "That is defined process control. It suits work whose steps and effects are known, which isn't the case for a new feature.",
        },
        b: {
          text: 'Drop a weekly report that has lost its purpose.',
          why: 'Lean thinking, one of the two foundations, reduces waste and keeps to the essentials. A report that no one uses is waste.',
        },
        c: {
          text: 'Promise a fixed scope for a fixed release date.',
          why: "Scrum optimizes predictability and controls risk, but it doesn't guarantee scope or a date. What will happen remains unknown.",
        },
        d: {
          text: 'Order the items by how a first version is used.',
          why: 'This follows from empiricism, the other foundation. Knowledge comes from experience, and decisions are based on what is observed.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Theory',
    },
    {
      id: 'empirical-process-control-3',
      kind: 'single',
      difficulty: 3,
      stem: "At three Sprint Reviews in a row, items that don't meet the Definition of Done are shown as finished. Stakeholders inspect them carefully, and the Product Backlog is changed accordingly. What is the main problem?",
      options: {
        a: {
          text: 'Adaptation: the Product Backlog changes at every Review.',
          why: 'The Product Backlog may be adjusted at the Review. Here the adjustments rest on wrong information.',
        },
        b: {
          text: 'Predictability: the Developers select too many items.',
          why: 'Fewer items might help, but the decisions still rest on a false picture as long as unfinished work is shown as finished.',
        },
        c: {
          text: 'Inspection: the stakeholders test too few of the items.',
          why: "They do inspect carefully. Looking more often at a false picture doesn't make it true.",
        },
        d: {
          text: 'Transparency: the decisions rest on a false picture.',
          why: "Important decisions depend on the perceived state of the artifacts. Work that isn't Done isn't part of the Increment and isn't presented.",
        },
      },
      answer: 'd',
      guideSection: 'Transparency',
    },
    {
      id: 'empirical-process-control-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team keeps its burn-down chart accurate every day. The chart points to an end on June 12, so an empirical team may treat that date as known.',
      answer: false,
      why: {
        true: 'A chart extends the past into the future. However accurate its data is, the date that it points to is a forecast.',
        false:
          "In complex environments, no one knows what will happen, and decisions may use only what has already happened. Charts that forecast are useful and optional, but they don't replace empiricism.",
      },
      guideSection: 'The Sprint',
    },
    {
      id: 'empirical-process-control-5',
      kind: 'single',
      difficulty: 2,
      stem: "A manager reads every team report, and all boards are open to everyone. Any change to the plan, however small, needs the manager's approval, which takes a week. Which pillar suffers, and why?",
      options: {
        a: {
          text: 'Adaptation: the plans that the Developers make change often.',
          why: 'Changing plans is adaptation at work. It suffers from the delay, not from the number of changes.',
        },
        b: {
          text: 'Adaptation: the people who see a deviation have to wait.',
          why: "Adaptation becomes more difficult when people aren't empowered or self-managing. Here it comes a week late every time.",
        },
        c: {
          text: 'Transparency: the boards that show the work are open to all.',
          why: 'Open boards help. The emergent work has to be visible to the people who do it and to those who receive it.',
        },
        d: {
          text: 'Inspection: the manager who reads the reports is an outsider.',
          why: 'Reports that are read outside the team do no harm. The Developers still inspect every day, and stakeholders do at the Sprint Review.',
        },
      },
      answer: 'b',
      guideSection: 'Adaptation',
    },
  ],
}
