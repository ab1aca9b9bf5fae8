import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-6',
    kind: 'single',
    difficulty: 1,
    stem: 'A department head asks for the current Sprint to be canceled. Who can decide that?',
    options: {
      a: {
        text: 'The Developers alone',
        why: 'Only the Product Owner has the authority to cancel a Sprint. The Developers own the plan of the Sprint, and they may give advice.',
      },
      b: {
        text: 'The Developers together with the Product Owner',
        why: 'Developers and Product Owner negotiate scope together. The authority to cancel a Sprint belongs to the Product Owner alone.',
      },
      c: {
        text: 'The whole Scrum Team',
        why: 'The whole team defines the Sprint Goal, so this sounds consistent. But the Guide gives the authority to cancel to one person, the Product Owner.',
      },
      d: {
        text: 'The Product Owner alone',
        why: 'Only the Product Owner has the authority to cancel a Sprint. Others may give information and advice.',
      },
    },
    answer: 'd',
    rests: ['sprint-20'],
  },
  {
    id: 'sprint-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A team integrates and tests its work only in every fourth Sprint. What is missing in the other three?',
    options: {
      a: {
        text: 'A date for the release',
        why: 'Scrum asks for a usable Increment in every Sprint, not for a release date. A release can come at any time.',
      },
      b: {
        text: 'A Sprint Goal',
        why: "Each of the three may well have a goal. What can't exist without tests is a usable Increment, since work is verified before it is part of one.",
      },
      c: {
        text: 'A Definition of Done',
        why: "A Definition of Done may exist and still not be met. What the three Sprints don't bring is an Increment that meets it.",
      },
      d: {
        text: 'A usable Increment',
        why: 'The Scrum Team is accountable for a valuable, useful Increment in every Sprint, and work is verified before it is part of one.',
      },
    },
    answer: 'd',
    rests: ['team-16'],
  },
  {
    id: 'sprint-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these may happen during a Sprint? (Choose all that apply.)',
    options: {
      a: {
        text: 'A Done item is released to users.',
        why: 'An Increment may be delivered before the end of the Sprint.',
      },
      b: {
        text: 'The Sprint Goal is replaced with an easier one.',
        why: 'The goal is final when Sprint Planning ends. Scope may change, but not in a way that affects the goal.',
      },
      c: {
        text: 'Items are refined for later Sprints.',
        why: 'During the Sprint, the Product Backlog is refined as needed.',
      },
      d: {
        text: 'A check is dropped from the Definition of Done.',
        why: 'Quality does not decrease during the Sprint. Dropping a check would lower it.',
      },
      e: {
        text: "An item is added with the Product Owner's agreement.",
        why: "Scope may be renegotiated with the Product Owner, as long as the Sprint Goal isn't endangered.",
      },
    },
    answers: ['a', 'c', 'e'],
    rests: ['sprint-9', 'sprint-10', 'increment-7'],
  },
  {
    id: 'sprint-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A burn-down suggests that all the work will be finished by the end of the Sprint. Can a stakeholder be sure that the Sprint Goal will be met?',
    options: {
      a: {
        text: 'Yes, because it shows how the work is progressing',
        why: 'A burn-down shows what has happened so far. In a complex environment, what will happen is unknown.',
      },
      b: {
        text: 'No, because what will happen is unknown',
        why: "A burn-down gives a forecast, and forecasts don't replace empiricism. The goal may still be missed.",
      },
      c: {
        text: 'Yes, because the Product Owner is accountable for value',
        why: "In a complex environment, what will happen is unknown. Being accountable for value doesn't make any goal certain.",
      },
      d: {
        text: 'No, because the Developers choose their techniques',
        why: "The Developers choose their techniques, but that isn't the reason. The stakeholder can't be sure because what will happen is unknown.",
      },
    },
    answer: 'b',
    rests: ['sprint-17'],
  },
  {
    id: 'sprint-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager offers a Scrum Team a free week after every fourth Sprint for refinement, training and repairs. Where does such work belong?',
    options: {
      a: {
        text: 'In the normal Sprints',
        why: 'All work that it takes to reach the Product Goal happens within Sprints, and one follows the other without a gap.',
      },
      b: {
        text: 'In a week between two Sprints',
        why: 'There is no such week: a new Sprint starts immediately after the previous one. So this work belongs in the Sprints.',
      },
      c: {
        text: 'In a Sprint that is only for this work',
        why: "Refinement and repairs are part of the normal Sprints. Each Sprint should bring a valuable Increment, and one for refinement and training can't.",
      },
      d: {
        text: 'In the time after the release',
        why: "A release doesn't end the Sprints: each follows the previous one without a gap. All the work toward the Product Goal happens within them, repairs included.",
      },
    },
    answer: 'a',
    rests: ['sprint-6'],
  },
  {
    id: 'sprint-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'Sprints of one week are within the rules of Scrum.',
    answer: true,
    why: {
      true: 'A Sprint lasts one month or less. The Guide sets an upper limit and no lower one.',
      false:
        "The Guide says one month or less and sets no lower limit. You may have read 'two to four weeks', but not in the Guide.",
    },
    rests: ['sprint-4'],
  },
  {
    id: 'sprint-12',
    kind: 'single',
    difficulty: 3,
    stem: 'Who should decide whether Sprints last one, two or four weeks?',
    options: {
      a: {
        text: 'The Developers',
        why: 'The whole Scrum Team decides within the limit of a month. The Developers decide how the work is done, but the length also concerns the other members.',
      },
      b: {
        text: 'The whole Scrum Team',
        why: "The Guide doesn't say so; it follows from self-management. Scrum Teams decide who does what, when and how, within the limit of a month.",
      },
      c: {
        text: 'The Scrum Master',
        why: 'A self-managing team decides for itself. The Scrum Master may propose a length, but deciding for the team would weaken its self-management.',
      },
      d: {
        text: "The organization's managers",
        why: 'The organization empowers the team to manage its own work. The length of its Sprints is part of that, within the limit of a month.',
      },
    },
    answer: 'b',
    rests: ['team-7', 'sprint-4'],
  },
  {
    id: 'sprint-13',
    kind: 'single',
    difficulty: 2,
    stem: 'According to the Scrum Guide, what does a team gain from shorter Sprints?',
    options: {
      a: {
        text: 'A steady velocity from Sprint to Sprint',
        why: "The Guide connects shorter Sprints with more learning cycles and a smaller risk. It doesn't mention velocity.",
      },
      b: {
        text: 'A scope that no longer changes',
        why: 'Scope may be renegotiated in Sprints of any length. What shorter Sprints bring is more cycles of learning.',
      },
      c: {
        text: 'A check of progress toward the Product Goal at least every month',
        why: "Every Sprint brings that, because even the longest lasts one month. It isn't gained by shorter ones.",
      },
      d: {
        text: 'More cycles of learning',
        why: 'Each Sprint ends with inspection and adaptation, so shorter Sprints mean more learning in the same time.',
      },
    },
    answer: 'd',
    rests: ['sprint-13'],
  },
  {
    id: 'sprint-14',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Which two things does the Guide say may happen when a Sprint is too long? (Choose two.)',
    options: {
      a: {
        text: 'The complexity may rise.',
        why: 'The Guide names three dangers of a Sprint that is too long: rising complexity, rising risk, and a goal that becomes invalid.',
      },
      b: {
        text: 'The Definition of Done may get weaker.',
        why: "The Definition of Done doesn't depend on the length of the Sprint. The dangers of a long Sprint are an invalid goal, more complexity and more risk.",
      },
      c: {
        text: 'The Product Backlog may get too long.',
        why: 'The Product Backlog emerges with what the team learns, in Sprints of any length. The dangers of a long Sprint are an invalid goal, more complexity and more risk.',
      },
      d: {
        text: 'The velocity may become less stable.',
        why: "The Guide doesn't mention velocity. The dangers it names for long Sprints are an invalid goal, more complexity and more risk.",
      },
      e: {
        text: 'The Sprint Goal may become invalid.',
        why: 'The more time passes, the more can change before the goal is reached.',
      },
    },
    answers: ['a', 'e'],
    rests: ['sprint-12'],
  },
  {
    id: 'sprint-15',
    kind: 'single',
    difficulty: 2,
    stem: 'On day four of a two-week Sprint, the Scrum Team decides to work in one-week Sprints. What follows for the current Sprint?',
    options: {
      a: {
        text: 'It keeps its length, and the next one may be shorter.',
        why: "The Guide doesn't say when a team may change the length; it follows from the fixed length that the current Sprint keeps its own.",
      },
      b: {
        text: 'It keeps its length, and the Developers select less.',
        why: 'Selecting less is the answer to a lower capacity. Here the team wants another length, and that can change only with the next Sprint.',
      },
      c: {
        text: 'It is canceled, and the first short Sprint begins at once.',
        why: "A Sprint could be canceled if its goal becomes obsolete. The wish for another length doesn't make the goal obsolete, so the current Sprint goes on.",
      },
      d: {
        text: 'It becomes shorter at once.',
        why: 'It seems logical, but the length of a Sprint is fixed once it has begun. The next one may be shorter.',
      },
    },
    answer: 'a',
    rests: ['sprint-3'],
  },
  {
    id: 'sprint-16',
    kind: 'single',
    difficulty: 1,
    stem: 'Which feature of Sprints makes the development of a product more predictable, according to the Guide?',
    options: {
      a: {
        text: 'A scope that no longer changes',
        why: "Sprints enable predictability through regular inspection. Their scope isn't fixed: it may be renegotiated as more is learned.",
      },
      b: {
        text: 'A steady velocity from Sprint to Sprint',
        why: "The Guide doesn't mention velocity. Sprints enable predictability because progress toward a Product Goal is inspected at least every month.",
      },
      c: {
        text: 'More cycles of learning',
        why: 'More learning is what shorter Sprints bring. Predictability comes from the regular inspection in any Sprint, whatever its length.',
      },
      d: {
        text: 'A check of progress toward the Product Goal at least every month',
        why: 'Sprints enable predictability because progress toward a Product Goal is inspected and adapted at least every calendar month.',
      },
    },
    answer: 'd',
    rests: ['sprint-11'],
  },
  {
    id: 'sprint-17',
    kind: 'single',
    difficulty: 2,
    stem: 'The customers for whom a Sprint Goal was chosen are leaving, and no one needs the result any longer. What does the Guide provide for?',
    options: {
      a: {
        text: 'The Developers negotiate the scope with the Product Owner.',
        why: 'Negotiating scope helps when the work differs from what was expected. Here the goal itself is obsolete, and that is a reason to cancel.',
      },
      b: {
        text: 'The Product Owner cancels the Sprint.',
        why: 'A Sprint could be canceled when its goal becomes obsolete, as here.',
      },
      c: {
        text: 'The Developers leave out some of the checks.',
        why: 'Quality does not decrease during the Sprint, whatever happens to the goal. An obsolete goal is a reason for the Product Owner to cancel.',
      },
      d: {
        text: 'The Scrum Team extends the Sprint.',
        why: "The length of a Sprint is fixed, and more time wouldn't make the goal useful again. An obsolete goal is a reason for the Product Owner to cancel.",
      },
    },
    answer: 'b',
    rests: ['sprint-19'],
  },
  {
    id: 'sprint-18',
    kind: 'single',
    difficulty: 3,
    stem: 'A Sprint is canceled while two items meet the Definition of Done and three do not. What happens to them?',
    options: {
      a: {
        text: 'Two are part of an Increment, and three return to the Product Backlog.',
        why: "The Guide doesn't speak of canceled Sprints here; it follows from the Definition of Done, which settles both what is an Increment and what returns.",
      },
      b: {
        text: 'All five return to the Product Backlog.',
        why: 'It sounds consistent, but two items met the Definition of Done, and that made them part of an Increment.',
      },
      c: {
        text: 'Two are part of an Increment, and three move to the next Sprint.',
        why: "Nothing moves on by itself. What isn't Done returns to the Product Backlog and may or may not be selected again.",
      },
      d: {
        text: 'Two wait for a Review, and three return to the Product Backlog.',
        why: 'Done items are part of a usable Increment already. The Review is not a gate that they have to pass.',
      },
    },
    answer: 'a',
    rests: ['done-6', 'done-2'],
  },
  {
    id: 'sprint-19',
    kind: 'true-false',
    difficulty: 2,
    stem: 'When a Sprint Goal becomes obsolete two days before the end of the Sprint, the Product Owner may still let the Sprint run to its end.',
    answer: true,
    why: {
      true: 'A Sprint could be canceled in this case. The Guide gives the Product Owner the authority to do so, not a duty.',
      false:
        "An obsolete goal makes it possible to cancel. The Guide says 'could', and leaves the decision to the Product Owner.",
    },
    rests: ['sprint-19'],
  },
  {
    id: 'sprint-20',
    kind: 'single',
    difficulty: 3,
    stem: 'Several Scrum Teams work on one product. Which of these may differ from team to team?',
    options: {
      a: {
        text: 'The Product Goal',
        why: "Teams on one product share the Product Goal, so it can't differ.",
      },
      b: {
        text: 'The Product Owner',
        why: "Teams on one product share the Product Owner, so this can't differ. One person orders their common Product Backlog.",
      },
      c: {
        text: 'The Definition of Done',
        why: "Teams on one product define one Definition of Done together and all comply with it, so it can't differ.",
      },
      d: {
        text: 'The first day of their Sprints',
        why: "The Guide names what such teams share: Product Goal, Product Backlog, Product Owner and Definition of Done. Dates aren't on this list, though common ones may help.",
      },
    },
    answer: 'd',
    rests: ['team-12', 'done-10'],
  },
  {
    id: 'sprint-21',
    kind: 'single',
    difficulty: 2,
    stem: 'Four people speak about a Sprint that was canceled. Which sentence does NOT agree with the Scrum Guide?',
    options: {
      a: {
        text: '"The next Sprint started without a pause."',
        why: "This agrees with the Guide, so it isn't the answer. The Guide doesn't speak of canceled Sprints here; it follows from the rule that Sprints come without gaps.",
      },
      b: {
        text: '"The Sprint Goal had become obsolete."',
        why: "This agrees with the Guide, so it isn't the answer: it is the one reason that the Guide names.",
      },
      c: {
        text: '"The Scrum Master had to confirm the decision."',
        why: "Choose it: only the Product Owner has the authority to cancel a Sprint. The Scrum Master may give advice, but doesn't have to confirm anything.",
      },
      d: {
        text: '"The Product Owner listened to stakeholders first."',
        why: "This agrees with the Guide, so it isn't the answer: others may give advice, as long as the Product Owner decides.",
      },
    },
    answer: 'c',
    rests: ['sprint-20'],
  },
  {
    id: 'sprint-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What does the Guide call the heartbeat of Scrum?',
    options: {
      a: {
        text: 'The Scrum Team',
        why: 'The Guide calls the Scrum Team the fundamental unit of Scrum, which sounds just as central. The heartbeat is the Sprint.',
      },
      b: {
        text: 'The Sprint',
        why: 'One Sprint follows the other at a steady beat, and in each of them ideas are turned into value.',
      },
      c: {
        text: 'The Increment',
        why: 'The Guide calls the Increment a concrete stepping stone toward the Product Goal. The heartbeat is the Sprint, in which ideas become value.',
      },
      d: {
        text: 'The Product Backlog',
        why: 'The Product Backlog is an ordered list that emerges. The steady beat comes from the Sprints, which follow each other.',
      },
    },
    answer: 'b',
    rests: ['sprint-1', 'sprint-2'],
  },
  {
    id: 'sprint-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Who has the authority to cancel a Sprint?',
    options: {
      a: {
        text: 'No one',
        why: 'A Sprint has a fixed length, so this is tempting. But the Product Owner may cancel it if the Sprint Goal becomes obsolete.',
      },
      b: {
        text: 'The Scrum Master',
        why: "The authority to cancel is the Product Owner's alone. The Scrum Master may help others see that the goal is obsolete.",
      },
      c: {
        text: 'The Product Owner',
        why: 'The Product Owner alone may cancel a Sprint, if the Sprint Goal becomes obsolete.',
      },
      d: {
        text: 'The organization',
        why: 'Only the Product Owner may cancel a Sprint. The organization may stop its projects, but in Scrum it respects what the Product Owner decides.',
      },
    },
    answer: 'c',
    rests: ['sprint-20'],
  },
  {
    id: 'sprint-43',
    kind: 'single',
    difficulty: 1,
    stem: 'What may each Sprint be considered?',
    options: {
      a: {
        text: 'A short project',
        why: 'Each Sprint has a goal, a plan and a usable result, within a month or less.',
      },
      b: {
        text: 'A phase of a longer project',
        why: 'The Guide compares each Sprint to a short project. A phase may end with a partial result, but a Sprint turns ideas into value.',
      },
      c: {
        text: 'A single release',
        why: "The Guide compares each Sprint to a short project. Releases aren't tied to it: several Increments may be delivered in one Sprint, at any time.",
      },
      d: {
        text: 'A milestone of the roadmap',
        why: 'The Guide compares each Sprint to a short project. A milestone is a point in time, and a Sprint is a time in which work is done.',
      },
    },
    answer: 'a',
    rests: ['sprint-14'],
  },
  {
    id: 'sprint-44',
    kind: 'single',
    difficulty: 1,
    stem: 'When could a Sprint be canceled?',
    options: {
      a: {
        text: 'When the Sprint Goal is out of reach',
        why: 'Only an obsolete goal is a reason to cancel. A goal that is out of reach may still be worth working for, and the scope can be renegotiated.',
      },
      b: {
        text: "When the forecast can't be met",
        why: "The items are a forecast. If it can't be met, the scope is renegotiated with the Product Owner, and the Sprint goes on.",
      },
      c: {
        text: 'When the Developers are needed elsewhere',
        why: "Only an obsolete Sprint Goal is a reason to cancel. Moving people elsewhere doesn't make the goal obsolete.",
      },
      d: {
        text: 'When the Sprint Goal becomes obsolete',
        why: 'A Sprint could be canceled when its goal no longer makes sense. Only the Product Owner has the authority to do so.',
      },
    },
    answer: 'd',
    rests: ['sprint-19'],
  },
  {
    id: 'sprint-45',
    kind: 'single',
    difficulty: 1,
    stem: 'When does a new Sprint begin?',
    options: {
      a: {
        text: 'Once Sprint Planning is over',
        why: 'A new Sprint begins immediately after the previous one. Sprint Planning comes first in it and is already part of it.',
      },
      b: {
        text: 'When enough items have been refined',
        why: "A new Sprint starts immediately after the previous one. It doesn't wait for refinement, which goes on all the time.",
      },
      c: {
        text: 'Immediately after the previous Sprint',
        why: "A new Sprint starts as soon as the previous one has ended. There isn't any time between two Sprints.",
      },
      d: {
        text: 'After a day to prepare for it',
        why: 'It sounds careful, but a new Sprint starts as soon as the last one has ended. Preparing for it is part of the work within Sprints.',
      },
    },
    answer: 'c',
    rests: ['sprint-5'],
  },
  {
    id: 'sprint-46',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What is true during a Sprint? (Choose two.)',
    options: {
      a: {
        text: 'The end is moved if the team needs more time.',
        why: 'A Sprint has a fixed length, whatever happens in it. If the work turns out to be larger, the scope is renegotiated.',
      },
      b: {
        text: 'The scope of the work is fixed.',
        why: 'Scope may be clarified and renegotiated as more is learned. What has to stay out of danger is the Sprint Goal.',
      },
      c: {
        text: "Quality doesn't decrease.",
        why: 'The quality of the work may rise during a Sprint, but not fall.',
      },
      d: {
        text: 'The Product Backlog is refined as needed.',
        why: 'The Product Backlog is refined as needed while the Sprint is running, so that later items become ready.',
      },
      e: {
        text: 'The Sprint Goal is adjusted as needed.',
        why: 'No change may endanger the goal. What may be renegotiated is the scope.',
      },
    },
    answers: ['c', 'd'],
    rests: ['sprint-8', 'sprint-9'],
  },
  {
    id: 'sprint-47',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which of these happen within Sprints? (Choose all that apply.)',
    options: {
      a: {
        text: 'Sprint Planning',
        why: 'Sprint Planning initiates the Sprint and is a part of it. All events happen within Sprints.',
      },
      b: {
        text: 'A pause after the Retrospective',
        why: "The next Sprint starts immediately after the Retrospective, so there isn't a pause, even if one seems natural after a month of work.",
      },
      c: {
        text: 'The work for the Product Goal',
        why: 'All of the work that is necessary to achieve it happens within Sprints.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'The Retrospective concludes the Sprint and is still a part of it.',
      },
      e: {
        text: 'The Sprint Review',
        why: 'The Review is the second to last event in the Sprint. Only the Retrospective comes after it.',
      },
    },
    answers: ['a', 'c', 'd', 'e'],
    rests: ['sprint-6', 'events-1'],
  },
]
