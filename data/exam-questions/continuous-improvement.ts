import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-improvement-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A new build tool would help the Developers, but the days that it takes now would endanger the Sprint Goal. When may they introduce it?',
    options: {
      a: {
        text: 'Once the Scrum Master has agreed',
        why: "No change that endangers the Sprint Goal is made during the Sprint. The Scrum Master can't allow an exception.",
      },
      b: {
        text: 'Once the Product Owner has agreed',
        why: 'No change that endangers the Sprint Goal is made during the Sprint. The Product Owner may renegotiate scope, but not at the cost of the goal.',
      },
      c: {
        text: 'In the next Sprint at the earliest',
        why: 'During a Sprint, "no changes are made that would endanger the Sprint Goal."',
      },
      d: {
        text: 'At once',
        why: 'A team adapts as soon as it can, but during a Sprint, it makes no change that would endanger the Sprint Goal. So this tool waits.',
      },
    },
    answer: 'c',
    rests: ['sprint-7'],
  },
  {
    id: 'continuous-improvement-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which two things show that the Scrum Guide wants a team to improve its way of working? (Choose two.)',
    options: {
      a: {
        text: 'A tenth of each Sprint is reserved for improvement.',
        why: "The Guide doesn't reserve a share of the time. It expects the team to plan improvements in the Retrospective and to address those with the greatest impact as soon as possible.",
      },
      b: {
        text: 'The Retrospective plans ways to raise quality and effectiveness.',
        why: 'Planning ways to increase quality and effectiveness is the purpose of the Retrospective, and every Sprint has one.',
      },
      c: {
        text: 'A team adapts the moment that it learns something new.',
        why: 'The Guide expects this of every Scrum Team, and not only at events.',
      },
      d: {
        text: "A team's maturity is rated every year.",
        why: 'The Guide has no levels of maturity and no yearly ratings. The team itself plans in each Retrospective how to increase quality and effectiveness.',
      },
      e: {
        text: 'Each Sprint Backlog contains at least one improvement.',
        why: 'This was the rule in the Guide of 2017. Since 2020, improvements may be added.',
      },
    },
    answers: ['b', 'c'],
    rests: ['sprint-retrospective-1', 'adaptation-5'],
  },
  {
    id: 'continuous-improvement-8',
    kind: 'single',
    difficulty: 2,
    stem: "A director wants to turn one team's chart of bugs into a target for all teams. What can the Scrum Master do that helps most?",
    options: {
      a: {
        text: 'Explain the target to the teams, and let them find the way',
        why: 'Stakeholders should be helped to understand an empirical approach. Explaining the target to the teams would pass on a misunderstanding without clearing it up.',
      },
      b: {
        text: 'Use the target to compare the teams',
        why: "Products and people differ, so such numbers can't be compared. The Scrum Master helps stakeholders understand an empirical approach, in which a chart helps a team to learn.",
      },
      c: {
        text: 'Help the director see what a target does to such numbers',
        why: 'Helping stakeholders understand and enact an empirical approach is a service of the Scrum Master. People who are judged by a number may begin to report it less honestly.',
      },
      d: {
        text: 'Keep the chart within the team from now on',
        why: 'The work must be visible to those who receive it, too. The Scrum Master helps the director understand what the chart is for, instead of hiding it.',
      },
    },
    answer: 'c',
    rests: ['scrum-master-17'],
  },
  {
    id: 'continuous-improvement-9',
    kind: 'single',
    difficulty: 2,
    stem: 'Items wait because a company rule lets only one department install test devices, although the Developers could do it. Which step deals with the cause?',
    options: {
      a: {
        text: 'The Scrum Master talks to those who made the rule.',
        why: 'The Scrum Master causes the removal of impediments, in the organization, too. Here the rule is the cause.',
      },
      b: {
        text: 'The team acquires the skill that it lacks.',
        why: 'These Developers have the skill already, and a company rule stops them. Causing the removal of such an impediment is a service of the Scrum Master.',
      },
      c: {
        text: 'The Sprints become longer.',
        why: 'The Scrum Master causes the removal of impediments, and the cause is a rule. In longer Sprints, items would wait as before, and the delay would be harder to see.',
      },
      d: {
        text: 'The items count as Done while they wait.',
        why: "Work that misses the Definition of Done isn't part of an Increment. Calling it Done hides the wait and leaves the rule in place.",
      },
    },
    answer: 'a',
    rests: ['scrum-master-9'],
  },
  {
    id: 'continuous-improvement-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team may drop a practice that it chose for itself, without asking anyone outside the team.',
    answer: true,
    why: {
      true: "The team decides internally who does what, when and how. Only the framework and the organization's standards limit it.",
      false:
        'The team decides internally how it works. A practice that neither Scrum nor a standard requires is its own matter, even if some companies expect a request.',
    },
    rests: ['team-7'],
  },
  {
    id: 'continuous-improvement-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "A team's Retrospectives are lively but change nothing. Which two steps help most? (Choose the best two.)",
    options: {
      a: {
        text: 'Make the event longer and add topics',
        why: 'Inspection without adaptation is considered pointless. This team has enough inspection, and a longer event would only add to it.',
      },
      b: {
        text: 'Send the results to a manager, who decides what is changed and when',
        why: "The Scrum Team identifies helpful changes itself and makes them as soon as possible. Waiting for a manager's decision would delay the adaptation that is missing.",
      },
      c: {
        text: 'Agree on one helpful change and begin with it soon',
        why: 'Inspection without adaptation is considered pointless, and the best improvements come as soon as possible.',
      },
      d: {
        text: 'Look in the next Retrospective at what the change has brought',
        why: 'The next Retrospective shows whether the change has helped. The team can then keep it, alter it or drop it: it adapts by what it has observed.',
      },
      e: {
        text: 'Let another member facilitate each time',
        why: 'The conversations are lively already. What is missing is adaptation, without which inspection is considered pointless: the team has to agree on a change and begin with it.',
      },
    },
    answers: ['c', 'd'],
    rests: ['inspection-6', 'sprint-retrospective-8'],
  },
  {
    id: 'continuous-improvement-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team collects 25 figures in each Sprint, but only five have ever influenced a decision. What fits the foundations of Scrum best?',
    options: {
      a: {
        text: 'Collect all of them for another year',
        why: 'Empiricism means that decisions rest on what is observed, not that as much as possible is collected. Lean thinking reduces waste, such as figures that influence no decision.',
      },
      b: {
        text: 'Keep those that managers ask for most often',
        why: "Lean thinking focuses on the essentials: here, the figures that decisions rest on. That managers ask for a figure doesn't show that it influences one.",
      },
      c: {
        text: 'Keep those that take the most effort',
        why: "Lean thinking focuses on the essentials: here, the figures that decisions rest on. Effort doesn't make a figure useful.",
      },
      d: {
        text: 'Keep the five that influence decisions',
        why: 'Lean thinking reduces waste and focuses on the essentials. Decisions rest on what is observed.',
      },
    },
    answer: 'd',
    rests: ['theory-3'],
  },
  {
    id: 'continuous-improvement-41',
    kind: 'single',
    difficulty: 1,
    stem: 'How does the Guide suggest trying Scrum?',
    options: {
      a: {
        text: 'Adapted to the culture of the organization',
        why: 'The Guide says to try Scrum unchanged. Changing its core, even to fit a culture, covers up the problems that it would show.',
      },
      b: {
        text: 'One event after another, month by month',
        why: "The Guide says to try Scrum as it is. One event at a time isn't Scrum yet, so it doesn't show whether Scrum helps.",
      },
      c: {
        text: 'In a small project that has no deadline',
        why: "The Guide doesn't name a kind of project. It says how to try Scrum: unchanged.",
      },
      d: {
        text: 'As is, without changing it',
        why: 'The Guide says to try Scrum as it is. Only then can you find out whether its philosophy, theory and structure help you.',
      },
    },
    answer: 'd',
    rests: ['definition-7'],
  },
]
