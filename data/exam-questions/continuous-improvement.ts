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
        why: 'A team should adapt as soon as it can, so this tempts. The Sprint Goal sets the limit.',
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
        why: 'The Guide reserves no share of the time for it.',
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
        why: 'The Guide has no levels of maturity. Some companies do this on their own.',
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
        why: "Products and people differ, so the numbers can't be compared. Teams that are compared may also begin to count bugs differently.",
      },
      c: {
        text: 'Help the director see what a target does to such numbers',
        why: 'Helping stakeholders understand and enact an empirical approach is a service of the Scrum Master. Numbers that are punished stop being honest.',
      },
      d: {
        text: 'Keep the chart within the team from now on',
        why: 'It protects the team, but those who receive the work need to see its state, too.',
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
        why: "It's often the right step, but these Developers have the skill. The rule stops them.",
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
        why: 'It sounds like support, but the team can change its own way of working.',
      },
      c: {
        text: 'Agree on one helpful change and begin with it soon',
        why: 'Inspection without adaptation is considered pointless, and the best improvements come as soon as possible.',
      },
      d: {
        text: 'Look in the next Retrospective at what the change has brought',
        why: 'The team then adapts by what it has observed.',
      },
      e: {
        text: 'Let another member facilitate each time',
        why: 'It may keep the event fresh, but the conversations are lively already.',
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
        why: "Empiricism doesn't mean as much data as possible. A year has shown which figures help.",
      },
      b: {
        text: 'Keep those that managers ask for most often',
        why: "Managers should see what helps in decisions. That a figure is asked for doesn't show it.",
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
        why: 'Only then can you find out whether its philosophy, theory and structure help you.',
      },
    },
    answer: 'd',
    rests: ['definition-7'],
  },
]
