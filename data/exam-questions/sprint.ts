import type { Question } from '../../lib/course/question'

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
        text: "The Product Owner's, whether on site or away.",
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
        why: 'Sprints have a fixed length. A shorter fourth Sprint would add a second mistake.',
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
        why: 'Forecasting practices have proven useful. They do not replace empiricism, but they do not contradict it either.',
      },
      d: {
        text: 'No: the chart is a forecast, and what will happen remains unknown.',
        why: 'No one knows what will happen in a complex environment. Decisions about the future may rest only on what has already happened.',
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
        text: 'The week is fine, if it is entered in the Product Backlog as a separate Sprint.',
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
