import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'three-pillars-of-scrum-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Developers see every day that a nightly job slows their tests. Only a change board that meets every fourth week may change the job. What would help most?',
    options: {
      a: {
        text: 'A Product Owner who decides to leave out the slow tests',
        why: 'That would lower quality during the Sprint and hide the problem.',
      },
      b: {
        text: 'A Scrum Master who reports the slowdown to the board each morning',
        why: 'The slowdown and its cause are known. More inspection without adaptation is pointless.',
      },
      c: {
        text: 'A change board that comes to the Daily Scrum of the Developers',
        why: "The Daily Scrum is for the Developers, and a board that only listens doesn't decide any earlier.",
      },
      d: {
        text: 'A Scrum Master who works to move the decision to the Developers',
        why: "Adaptation is what is missing, and it's harder where people aren't empowered. Causing the removal of such an impediment is a service of the Scrum Master.",
      },
    },
    answer: 'd',
    guideSection: 'Adaptation',
  },
  {
    id: 'three-pillars-of-scrum-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these raise the transparency of a Scrum artifact? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers update the Sprint Backlog after a change of plan.',
        why: "It's meant to be a highly visible, real-time picture of their plan.",
      },
      b: {
        text: 'The Product Owner explains the Product Backlog to a stakeholder.',
        why: 'The Product Backlog has to be transparent, visible and understood.',
      },
      c: {
        text: 'The Scrum Master publishes the hours that the items have cost.',
        why: 'Hours tell nothing about the state of the work or its value, however regularly they are published.',
      },
      d: {
        text: 'The Developers present a nearly finished item with a note.',
        why: "Work that doesn't meet the Definition of Done isn't presented. Shown at the Review, it blurs what the Increment is.",
      },
      e: {
        text: 'The two teams on a product adopt one Definition of Done.',
        why: 'It gives everyone a shared understanding of what was completed, and teams on one product must share it.',
      },
    },
    answers: ['a', 'b', 'e'],
    guideSection: 'Scrum Artifacts',
  },
  {
    id: 'three-pillars-of-scrum-8',
    kind: 'single',
    difficulty: 1,
    stem: 'A team looks at its work often and still draws the wrong conclusions, because the state of the work is hidden. Which order of the pillars explains this?',
    options: {
      a: {
        text: 'Transparency enables inspection, which enables adaptation.',
        why: 'Inspection without transparency misleads, and inspection without adaptation is pointless.',
      },
      b: {
        text: 'Inspection enables transparency, which enables adaptation.',
        why: "Looking at something that isn't transparent misleads. Transparency has to come first.",
      },
      c: {
        text: 'Adaptation enables inspection, which enables transparency.',
        why: 'This is the reverse. Adapting without having looked would be guessing.',
      },
      d: {
        text: 'Transparency enables adaptation, which enables inspection.',
        why: 'Adapting comes last. What to change becomes clear only through inspection.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'three-pillars-of-scrum-9',
    kind: 'single',
    difficulty: 2,
    stem: 'Inspection on day 2 of a Sprint shows that a feature from the last Sprint is used three times as much as expected. How should the team treat this difference?',
    options: {
      a: {
        text: 'It should wait until the next Sprint Review.',
        why: "The Review is a formal opportunity. Learning doesn't wait for it.",
      },
      b: {
        text: 'It should go into the Product Goal as a success.',
        why: 'The Product Goal is the long-term objective, not a record. Whether the difference is good has to be found out.',
      },
      c: {
        text: 'It should be corrected within this Sprint.',
        why: 'Adjustments are required outside acceptable limits or if the product is unacceptable. More use may be welcome.',
      },
      d: {
        text: 'It should be understood before a decision.',
        why: 'A difference raises a question. It may change the order of the Product Backlog or point to a load problem.',
      },
    },
    answer: 'd',
    guideSection: 'Inspection',
  },
  {
    id: 'three-pillars-of-scrum-10',
    kind: 'single',
    difficulty: 2,
    stem: 'For three weeks, the Developers have noted at every Daily Scrum that their test environment is down until noon. They leave everything as it is. What does the theory of Scrum say about these inspections?',
    options: {
      a: {
        text: 'They are of little use without a Scrum Master.',
        why: 'The Developers can inspect without the Scrum Master. What is missing follows the inspection.',
      },
      b: {
        text: 'They are of little use without adaptation.',
        why: 'The Guide considers inspection without adaptation pointless. Scrum events are designed to provoke change.',
      },
      c: {
        text: 'They are of little use without a stakeholder.',
        why: "The problem concerns the Developers' own work, and they see it well enough. They don't act on it.",
      },
      d: {
        text: 'They are of little use without a record.',
        why: "They note the problem every day. Another record wouldn't change anything.",
      },
    },
    answer: 'b',
    guideSection: 'Inspection',
  },
  {
    id: 'three-pillars-of-scrum-11',
    kind: 'single',
    difficulty: 3,
    stem: "Which of these inspections is NOT the purpose of one of Scrum's events?",
    options: {
      a: {
        text: 'The Developers inspect the progress toward a Sprint Goal.',
        why: 'This is the purpose of the Daily Scrum, along with adapting the Sprint Backlog.',
      },
      b: {
        text: 'The Scrum Team inspects the tools and processes of a Sprint.',
        why: 'This happens in the Sprint Retrospective.',
      },
      c: {
        text: 'The Scrum Master inspects the output of each Developer.',
        why: 'None of the events has this purpose. Scrum inspects artifacts, progress toward goals and the way of working together.',
      },
      d: {
        text: 'The stakeholders inspect the outcome with the Scrum Team.',
        why: 'This happens at the Sprint Review.',
      },
    },
    answer: 'c',
    guideSection: 'Inspection',
  },
  {
    id: 'three-pillars-of-scrum-12',
    kind: 'single',
    difficulty: 3,
    stem: 'A team looks daily at a chart that counts items as finished once their code is written. On the last day, half of them turn out to lack tests, and there is no time left to renegotiate scope. What explains this?',
    options: {
      a: {
        text: 'Rare inspection led to low transparency.',
        why: 'The inspection was daily. The chart was misleading because of what it counted as finished.',
      },
      b: {
        text: 'Late adaptation led to low transparency.',
        why: "It's the other way around. The missing transparency was there from the first day.",
      },
      c: {
        text: 'Rare inspection led to late adaptation.',
        why: "The team looked every day. A misleading chart doesn't get better through more looks.",
      },
      d: {
        text: 'Low transparency led to late adaptation.',
        why: 'The chart hid the real state, so the daily look misled the team and the change came too late.',
      },
    },
    answer: 'd',
    guideSection: 'Transparency',
  },
  {
    id: 'three-pillars-of-scrum-13',
    kind: 'single',
    difficulty: 2,
    stem: 'In the first week of a one-month Sprint, some users receive wrong bills, and the cause is known. A Developer wants to wait for the Sprint Review, "where we adapt." Which harm of waiting does the Guide warn about?',
    options: {
      a: {
        text: 'The fix has to be estimated again.',
        why: "Sizes may change, but the Guide doesn't name that as the reason to act early.",
      },
      b: {
        text: 'The result deviates even further.',
        why: 'The sooner you adjust, the less further deviation there is.',
      },
      c: {
        text: 'The fix has to be approved first.',
        why: "The fix doesn't need an approval, now or later. Waiting for the Review would suggest that it does.",
      },
      d: {
        text: 'The fix has to be refined further.',
        why: "The cause is known. How much the fix has to be refined doesn't depend on the Review.",
      },
    },
    answer: 'b',
    guideSection: 'Adaptation',
  },
  {
    id: 'three-pillars-of-scrum-14',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "A Product Owner makes decisions from a report that calls every item '90% finished.' Which steps would give her decisions a sounder basis? (Choose the best two.)",
    options: {
      a: {
        text: 'Reporting the percentages at a shorter interval',
        why: 'The same doubtful figure would only come more often.',
      },
      b: {
        text: 'Reporting the items by the Developer in charge',
        why: 'Who works on an item says nothing about its state.',
      },
      c: {
        text: 'Reporting the items by the Definition of Done',
        why: 'The Definition of Done gives everyone a shared understanding of what was completed.',
      },
      d: {
        text: 'Reporting the percentages with the hours spent',
        why: 'Hours are about effort, so the state of the work remains unclear.',
      },
      e: {
        text: 'Inspecting the Increment with the stakeholders',
        why: "A usable Increment shows the real state, and stakeholders can judge what it's worth.",
      },
    },
    answers: ['c', 'e'],
    guideSection: 'Transparency',
  },
  {
    id: 'three-pillars-of-scrum-15',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A team inspects its artifacts frequently and with great care. Even so, its inspections can mislead it if the artifacts lack transparency.',
    answer: true,
    why: {
      true: 'Transparency enables inspection. The Guide calls inspection without transparency misleading and wasteful.',
      false:
        "Care and frequency don't replace transparency. If the picture is false, a careful look at it still misleads people.",
    },
    guideSection: 'Inspection',
  },
  {
    id: 'three-pillars-of-scrum-16',
    kind: 'true-false',
    difficulty: 1,
    stem: 'Low transparency of an artifact makes decisions slower, while their value and their risk remain about the same.',
    answer: false,
    why: {
      true: "Speed isn't the point. Decisions based on artifacts with low transparency can diminish value and increase risk.",
      false:
        'The Guide warns of low transparency: decisions based on it can make the product worth less and riskier.',
    },
    guideSection: 'Transparency',
  },
  {
    id: 'three-pillars-of-scrum-17',
    kind: 'single',
    difficulty: 3,
    stem: 'A coach looks at four problems of a product. Which of them is NOT a lack of transparency?',
    options: {
      a: {
        text: 'The slow build is tolerated by everyone on the team.',
        why: 'Everyone sees the problem. What is missing here is adaptation.',
      },
      b: {
        text: "The word 'Done' is used with two meanings by the team.",
        why: 'Two meanings of one word give people a false picture of the work.',
      },
      c: {
        text: 'The backlog is invisible to the users of the product.',
        why: 'The work must also be visible to those who receive it.',
      },
      d: {
        text: "The Increment is shown in a state that users won't get.",
        why: 'The people at the Review get a false picture of the Increment.',
      },
    },
    answer: 'a',
    guideSection: 'Transparency',
  },
  {
    id: 'three-pillars-of-scrum-18',
    kind: 'single',
    difficulty: 2,
    stem: 'Two Developers argue about which of two designs users will understand better. Either can be tried in a day. What fits empiricism best?',
    options: {
      a: {
        text: 'They compare both on paper and follow the majority.',
        why: "A vote shows what the team believes. It doesn't show what users understand.",
      },
      b: {
        text: 'They ask the Product Owner and follow the answer.',
        why: "The Product Owner's view matters for value, but here a one-day trial can answer the question.",
      },
      c: {
        text: 'They show both to users and follow the reaction.',
        why: 'A trial with users gives experience, and empirical decisions rest on observation.',
      },
      d: {
        text: 'They ask the senior member and follow the advice.',
        why: 'An opinion may be wrong, however experienced the person is. The question can be settled by observation.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'three-pillars-of-scrum-19',
    kind: 'single',
    difficulty: 1,
    stem: 'A board of directors asks what an iterative, incremental approach offers instead of a fixed two-year plan. Which answer follows the Guide?',
    options: {
      a: {
        text: 'Lower cost and fewer changes of direction',
        why: "Frequent inspection may lead to more changes of direction, and cost savings aren't the stated purpose.",
      },
      b: {
        text: 'Certain delivery dates and freedom from risk',
        why: "No approach makes complex work certain. Scrum controls risk and doesn't remove it.",
      },
      c: {
        text: 'Better predictability and control of risk',
        why: 'Scrum uses this approach to optimize predictability and to control risk.',
      },
      d: {
        text: 'Higher velocity and fewer hours in meetings',
        why: "The Guide promises neither, and it doesn't mention velocity.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Theory',
  },
]
