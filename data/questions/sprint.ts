import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two public holidays fall into the coming two-week Sprint. How does the Scrum Team deal with them?',
      options: {
        a: {
          text: 'It extends this one Sprint by two days, so that all ten working days are there.',
          why: 'Sprints have a fixed length. A longer one now would cost the consistency that the fixed length is for.',
        },
        b: {
          text: 'It lets the Sprint begin after the holidays and uses the days before for preparation.',
          why: 'A new Sprint starts immediately after the previous one has concluded. There is no time between Sprints.',
        },
        c: {
          text: 'It leaves out the Retrospective to win back time.',
          why: 'Leaving out an event gives up an opportunity to inspect and adapt. The holidays are no reason for that.',
        },
        d: {
          text: 'It keeps the length, counts the capacity that is left, and forecasts less.',
          why: 'The length stays fixed; upcoming capacity is one of the things that the Developers look at when they forecast.',
        },
      },
      answer: 'd',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-2',
      kind: 'single',
      difficulty: 2,
      stem: 'On day three, the Developers and the Product Owner agree that one selected item should be replaced by a simpler one. The Sprint Goal is not affected. What applies?',
      options: {
        a: {
          text: 'They may do it: scope can be renegotiated with the Product Owner.',
          why: 'Scope may be clarified and renegotiated with the Product Owner during the Sprint. The test is the Sprint Goal.',
        },
        b: {
          text: 'They must wait for the next Sprint Planning, because selected items are fixed.',
          why: 'The selected items are a forecast. Only changes that would endanger the Sprint Goal are ruled out.',
        },
        c: {
          text: 'They need the agreement of the Scrum Master, who protects the Sprint from changes.',
          why: 'No such approval exists. Scope is a matter between Developers and Product Owner.',
        },
        d: {
          text: 'They may do it only with the consent of stakeholders.',
          why: 'Stakeholders may be asked, but their consent is not required to renegotiate scope within a Sprint.',
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team with one-month Sprints has twice seen a Sprint Goal overtaken by events before the month was over. It moves to two-week Sprints. Which two effects may it expect from the change as such? (Choose two.)',
      options: {
        a: {
          text: 'The Guide now limits Sprint Planning to four hours.',
          why: 'The Guide names eight hours for a one-month Sprint and says that shorter Sprints usually need less. It gives no figure for two weeks.',
        },
        b: {
          text: 'It gets more learning cycles in the same time.',
          why: 'From about 12 Sprints a year to 26: each one is a chance to inspect and adapt.',
        },
        c: {
          text: 'Its Developers get more items Done per month than before.',
          why: 'Nothing promises that. A shorter Sprint shows sooner whether the work is the right work.',
        },
        d: {
          text: 'The Definition of Done may be lighter, because less is built at a time.',
          why: 'Quality does not depend on the length. Every Increment meets the same Definition of Done.',
        },
        e: {
          text: 'Less cost and effort is at risk within any single Sprint.',
          why: 'Shorter Sprints limit this risk to a smaller time frame.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'All forecast items are Done on day eight of ten, so the Scrum Team may end the Sprint on that day and begin the next one early.',
      answer: false,
      why: {
        true: 'The forecast can be reached early; the Sprint still has its fixed length. The Developers use the time, for instance for one more item agreed with the Product Owner.',
        false: 'A Sprint has a fixed length. Reaching the forecast, or even the goal, does not end it.',
      },
      guideSection: 'The Sprint',
    },
    {
      id: 'sprint-5',
      kind: 'single',
      difficulty: 3,
      stem: 'In the middle of a Sprint it becomes clear that the work for the Sprint Goal is about twice as large as everyone thought. Stakeholders still want what the goal describes. What fits Scrum best?',
      options: {
        a: {
          text: 'The Product Owner cancels the Sprint, because its forecast cannot be met any more.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. Here it is as valuable as before, only harder to reach.',
        },
        b: {
          text: 'The Developers negotiate scope with the Product Owner, and the goal stands.',
          why: 'When the work proves different from what was expected, scope is renegotiated without affecting the Sprint Goal.',
        },
        c: {
          text: 'The Scrum Team moves the end of the Sprint by a week and informs the stakeholders.',
          why: 'The length of a Sprint is fixed. Being open with stakeholders is right, and does not move the end.',
        },
        d: {
          text: 'The Developers leave out the checks that take longest and mend the faults next time.',
          why: 'Quality does not decrease during a Sprint. Work that misses the Definition of Done is not part of an Increment.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'sprint-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A new law makes the Sprint Goal pointless overnight. The head of the department orders the Developers to stop the Sprint. The Product Owner is traveling, but can be reached. Whose decision is it whether the Sprint is canceled?',
    options: {
      a: {
        text: "The head of the department's, because the organization pays for the Sprint.",
        why: 'Managers may give advice and information. The authority to cancel a Sprint is not theirs.',
      },
      b: {
        text: "The Developers', who own the Sprint Backlog.",
        why: 'They own their plan, not the decision to cancel. They may advise.',
      },
      c: {
        text: "The Product Owner's, who can be called and told what has happened.",
        why: 'Only the Product Owner has the authority to cancel a Sprint, in whatever way the news arrives.',
      },
      d: {
        text: "The Scrum Master's, who stands in for the Product Owner during an absence.",
        why: 'The Scrum Master does not inherit that authority. The Product Owner is one person, and can be reached here.',
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-7',
    kind: 'single',
    difficulty: 3,
    stem: 'A team builds features for three Sprints and reserves every fourth for integration and testing. What is the main objection from the point of view of Scrum?',
    options: {
      a: {
        text: 'Three Sprints out of four end without a usable Increment.',
        why: 'Each Increment must be usable and thoroughly verified, and one is due every Sprint. Untested work is not Done.',
      },
      b: {
        text: 'The fourth Sprint has no item to be planned.',
        why: 'It could be planned well enough. The trouble lies in the three Sprints before.',
      },
      c: {
        text: 'A Sprint for testing has to be shorter than the Sprints for building.',
        why: 'Sprints have a fixed length. A shorter fourth Sprint would add a second fault.',
      },
      d: {
        text: 'The testing work is missing from the Product Backlog and so from the forecast.',
        why: 'Listing it there would not help: verification is part of getting each item Done.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which of these may happen while a Sprint is under way? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Product Owner and the Developers refine items for later Sprints.',
        why: 'The Product Backlog is refined as needed during the Sprint.',
      },
      b: {
        text: 'An Increment is released to its users on the second day.',
        why: 'An Increment may be delivered before the end of the Sprint, as soon as it meets the Definition of Done.',
      },
      c: {
        text: 'The Definition of Done is relaxed for the last item, so that the goal is met.',
        why: 'Quality does not decrease during the Sprint, not even for the sake of the goal.',
      },
      d: {
        text: 'A small request that leaves the Sprint Goal safe is taken on, as agreed with the Product Owner.',
        why: 'Scope may be renegotiated with the Product Owner. Only changes that would endanger the Sprint Goal are ruled out.',
      },
      e: {
        text: 'The Developers replace the Sprint Goal by an easier one they are sure to reach.',
        why: 'The Sprint Goal is final at the end of Sprint Planning, and it is what the Developers commit to.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-9',
    kind: 'single',
    difficulty: 2,
    stem: 'Halfway through the Sprint, the burn-down of a Scrum Team points to zero on the last day. A stakeholder asks whether the goal is now certain. Which answer agrees with the Scrum Guide?',
    options: {
      a: {
        text: 'Yes, if the chart was updated every day by the person responsible for it.',
        why: 'However well kept, a chart extends the past into an unknown future.',
      },
      b: {
        text: 'Yes, because Scrum prescribes burn-downs for this.',
        why: 'Burn-downs are one of several optional practices. None is prescribed.',
      },
      c: {
        text: 'No, because forecasts of any kind contradict empiricism and should not be made.',
        why: 'Forecasting practices have proven useful. They do not replace empiricism, which is something else than contradicting it.',
      },
      d: {
        text: 'No: the chart is a forecast, and what will happen remains unknown.',
        why: 'In complex environments what will happen is unknown. Only what has already happened may be used for decisions about the future.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-10',
    kind: 'single',
    difficulty: 3,
    stem: 'A manager offers a Scrum Team one free week after every four Sprints, for refinement, training and repairs. Which view follows from the Guide?',
    options: {
      a: {
        text: 'The week is fine, provided that the Product Owner agrees to it in advance.',
        why: 'Agreement does not change the rule: a new Sprint starts immediately after the previous one.',
      },
      b: {
        text: 'Such work belongs inside Sprints, and these follow one another without any gap.',
        why: 'All work necessary to achieve the Product Goal happens within Sprints. There is no time between two of them.',
      },
      c: {
        text: 'The week is fine, if it is entered in the Product Backlog as a Sprint of its own.',
        why: 'A Sprint has a Sprint Goal and brings a usable Increment. Renaming the week does not supply them.',
      },
      d: {
        text: 'Only repairs of finished work may be done then.',
        why: 'Repairs are product work like any other and have their place in Sprints too.',
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team that works in Sprints of one week stays within the rules of Scrum.',
    answer: true,
    why: {
      true: 'A Sprint lasts one month or less. The Guide sets an upper limit and no lower one.',
      false:
        'A minimum of two weeks is often printed, but it is not in the Scrum Guide, which says one month or less.',
    },
    guideSection: 'The Sprint',
  },
]
