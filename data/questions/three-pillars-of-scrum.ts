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
          text: 'Adaptation: the Developers react slowly to a promise.',
          why: "Working faster after a promise doesn't remove the misunderstanding that caused it.",
        },
        b: {
          text: 'Transparency: the sales staff has access to the board.',
          why: 'The work must also be visible to the people who receive it. Hiding the board would make things less transparent.',
        },
        c: {
          text: 'Transparency: the two sides read the word differently.',
          why: "Decisions rest on the perceived state of the work. It isn't enough that the work is visible if the two sides understand it differently.",
        },
        d: {
          text: 'Inspection: the sales staff trusts the board unchecked.',
          why: "Checking the board wouldn't help as long as the word means something else to the people who check it.",
        },
      },
      answer: 'c',
      guideSection: 'Transparency',
    },
    {
      id: 'three-pillars-of-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'By agreement, a search may take two seconds at most. Since this morning it takes 2.6, and the Developers know why. What does the pillar of adaptation ask of them?',
      options: {
        a: {
          text: 'To raise the limit until the search is faster',
          why: "That changes the limit instead of the search, and quality doesn't decrease during a Sprint.",
        },
        b: {
          text: 'To make the search faster today',
          why: 'Two seconds is the acceptable limit. A slower search must be adjusted as soon as possible, so that the deviation stays small.',
        },
        c: {
          text: 'To report the cause to the next Sprint Review',
          why: "The event is for inspecting the outcome with stakeholders. An adjustment that is known doesn't have to wait for it.",
        },
        d: {
          text: 'To note the cause for the next Retrospective',
          why: 'The Retrospective may be days away, and the search stays slow until then. The Developers can act now.',
        },
      },
      answer: 'b',
      guideSection: 'Adaptation',
    },
    {
      id: 'three-pillars-of-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A Scrum Team discusses what it has to inspect frequently and diligently. Which two does the Guide name? (Choose two.)',
      options: {
        a: {
          text: 'The artifacts of Scrum in their current state',
          why: 'Product Backlog, Sprint Backlog and Increment are what the events inspect.',
        },
        b: {
          text: "The Developers' hours in the current Sprint",
          why: 'Hours are neither an artifact nor progress toward a goal. The Guide does not mention them.',
        },
        c: {
          text: 'The progress of the team toward its agreed goals',
          why: 'Progress toward the Sprint Goal is inspected at each Daily Scrum, and progress toward the Product Goal at each Sprint Review.',
        },
        d: {
          text: 'The skills of members against their job profiles',
          why: "The Retrospective inspects how the Sprint went, also with regard to individuals, but the Guide doesn't ask anyone to compare them with job profiles.",
        },
      },
      answers: ['a', 'c'],
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
      difficulty: 2,
      stem: 'A team with three-week Sprints cancels its Sprint Review whenever "no one important has time." What does this harm first?',
      options: {
        a: {
          text: "The joint inspection of the Sprint's outcome",
          why: 'If an event is dropped, an opportunity to inspect and adapt is lost. The Review inspects the outcome of the Sprint and determines adaptations.',
        },
        b: {
          text: 'The official start of the next Sprint',
          why: "The next Sprint starts immediately after the last one ends. A Review doesn't open it.",
        },
        c: {
          text: "The regular adjustment of the team's tools",
          why: 'Tools and processes are the subject of the Retrospective, which still takes place.',
        },
        d: {
          text: "The final approval of the Sprint's items",
          why: 'The Definition of Done decides whether work is Done. Stakeholders do not have to confirm it at the Review.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Events',
    },
  ],
}
