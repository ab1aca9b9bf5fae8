import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'intro-psm-1-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A department that has begun to use Scrum hears of untested work and long waits for the first time. What explains this, according to the Scrum Guide?',
    options: {
      a: {
        text: "The problems come from Scrum, which doesn't suit the team.",
        why: 'Scrum makes visible how well the current way of working does. The problems are older; they only seem new because Scrum has brought them to light.',
      },
      b: {
        text: 'The problems are still there, and leaving out an element covers them up.',
        why: "Leaving out elements covers up problems, and then they aren't heard of. Here they have come to light.",
      },
      c: {
        text: 'The problems were there before, and Scrum makes them visible.',
        why: 'Scrum makes visible how well current management, environment and work techniques do, so that they can be improved.',
      },
      d: {
        text: 'The problems are solved, since the team has become mature.',
        why: 'Scrum makes problems visible, and solving them is up to people. Here they have only just come to light.',
      },
    },
    answer: 'c',
    rests: ['definition-13'],
  },
  {
    id: 'intro-psm-1-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A company writes its own rules for Scrum. Which of them contradict the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: '"Teams include automated tests in their Definition of Done."',
        why: "This doesn't contradict the Guide: a Definition of Done may be a standard of the organization.",
      },
      b: {
        text: '"Teams hold a Sprint Review after every third Sprint."',
        why: "Each Sprint has a Review, so this contradicts the Guide. Events that aren't held as described cost chances to inspect and adapt.",
      },
      c: {
        text: '"Teams publish their burn-up charts."',
        why: "This doesn't contradict the Guide, which calls burn-ups useful.",
      },
      d: {
        text: '"Teams share their techniques with other departments."',
        why: "This doesn't contradict the Guide: techniques that fit the framework may be found and used anywhere.",
      },
      e: {
        text: '"Teams receive their daily tasks from department heads."',
        why: 'Scrum Teams decide internally who does what, when and how. So a rule that lets department heads assign tasks contradicts the Guide.',
      },
    },
    answers: ['b', 'e'],
    rests: ['events-4', 'team-7'],
  },
  {
    id: 'intro-psm-1-8',
    kind: 'single',
    difficulty: 1,
    stem: 'A team decides each step by what it has observed so far and not by a manual. On which idea does this rest?',
    options: {
      a: {
        text: 'Lean thinking',
        why: 'Lean thinking reduces waste and focuses on the essentials. Deciding by what has been observed is the idea of empiricism, the other foundation.',
      },
      b: {
        text: 'Empiricism',
        why: 'Empiricism says that knowledge comes from experience, and that decisions rest on what is observed.',
      },
      c: {
        text: 'Commitment',
        why: "Commitment is a value: it is about the team's goals and support for each other. Deciding by what has been observed is the idea of empiricism.",
      },
      d: {
        text: 'Self-management',
        why: 'Self-management says who decides, namely the team. What decisions rest on is a matter of empiricism: observation and experience.',
      },
    },
    answer: 'b',
    rests: ['theory-2'],
  },
  {
    id: 'intro-psm-1-9',
    kind: 'single',
    difficulty: 3,
    stem: "The Guide says that events are 'usually' shorter in shorter Sprints. Is Sprint Planning of eight hours in a two-week Sprint within the rules?",
    options: {
      a: {
        text: "Yes, because 'usually' describes what is common and not a limit.",
        why: "The only figure is eight hours for a one-month Sprint. Eight hours for two weeks would be unusual, but the Guide doesn't rule it out.",
      },
      b: {
        text: 'Yes, because timeboxes hold only for one-month Sprints.',
        why: "Timeboxes hold in every Sprint. The answer is yes for another reason: for two weeks, the Guide only says 'usually shorter,' which isn't a limit.",
      },
      c: {
        text: 'No, because the limit for two weeks is four hours.',
        why: 'The Guide has no figure for two weeks, so eight hours would only be unusual. Four is half of the eight hours for one month, an easy guess.',
      },
      d: {
        text: "No, because 'usually' turns what is common into a rule for all.",
        why: "'Usually' allows exceptions, so eight hours for two weeks would be unusual but within the rules. It is an easy mistake to read 'usually' as 'always.'",
      },
    },
    answer: 'a',
    rests: ['sprint-planning-21', 'sprint-planning-20'],
  },
  {
    id: 'intro-psm-1-10',
    kind: 'single',
    difficulty: 1,
    stem: 'A team drops two forms because they serve no one. On which idea does this rest?',
    options: {
      a: {
        text: 'Empiricism',
        why: 'Observation may have shown that the forms are useless. That waste should go is the idea of lean thinking, the other foundation.',
      },
      b: {
        text: 'Commitment',
        why: "Lean thinking is the idea that reduces waste. Commitment is about the team's goals and about supporting each other.",
      },
      c: {
        text: 'Self-management',
        why: 'Lean thinking says what is worth dropping: waste. Self-management only says that the team decides on its way of working.',
      },
      d: {
        text: 'Lean thinking',
        why: 'Lean thinking reduces waste and focuses on the essentials. Forms that serve no one are waste.',
      },
    },
    answer: 'd',
    rests: ['theory-3'],
  },
  {
    id: 'intro-psm-1-11',
    kind: 'single',
    difficulty: 3,
    stem: 'A Scrum Team wants to reduce waste without leaving Scrum or lowering quality. What should it give up?',
    options: {
      a: {
        text: 'A handover between members that means days of waiting',
        why: 'Lean thinking reduces waste, and waiting is waste. A cross-functional team can often do without handovers.',
      },
      b: {
        text: 'A Retrospective that has few results',
        why: "The Retrospective is part of Scrum, so giving it up would mean leaving Scrum. If it has few results, the team can improve how it's held.",
      },
      c: {
        text: 'A check of the Definition of Done that takes a lot of time',
        why: "The Developers have to conform to the Definition of Done, and quality doesn't decrease during a Sprint. Giving up the check would lower it.",
      },
      d: {
        text: 'Refinement that splits large items',
        why: "Refinement isn't waste: smaller, more precise items help the team get them Done in one Sprint.",
      },
    },
    answer: 'a',
    rests: ['theory-3', 'team-6'],
  },
  {
    id: 'intro-psm-1-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Since Scrum is founded on lean thinking, a Scrum Team may leave out an event that it sees as waste.',
    answer: false,
    why: {
      true: "The first half is true, which makes the sentence tempting. But the framework is immutable, and without one of its events the result isn't Scrum.",
      false:
        'The framework is immutable. Lean thinking applies to the work inside it, and each event serves inspection and adaptation.',
    },
    rests: ['end-note-2'],
  },
  {
    id: 'intro-psm-1-41',
    kind: 'single',
    difficulty: 2,
    stem: 'What best describes Scrum?',
    options: {
      a: {
        text: 'A methodology for managing projects',
        why: "Scrum is a lightweight framework and leaves much open. A methodology would say in detail how to work. The word is sometimes used for Scrum, so it's tempting.",
      },
      b: {
        text: 'A process for building software',
        why: "Scrum is a framework, and various processes can be used within it. It isn't limited to software but used for complex work of many kinds.",
      },
      c: {
        text: 'A collection of proven practices',
        why: "Scrum is a framework. Practices such as user stories may be used within it, but they aren't part of it.",
      },
      d: {
        text: 'A lightweight framework',
        why: 'Scrum is a lightweight framework that helps people generate value. It leaves room for various methods inside it.',
      },
    },
    answer: 'd',
    rests: ['definition-1'],
  },
  {
    id: 'intro-psm-1-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Why is the Scrum framework purposefully incomplete?',
    options: {
      a: {
        text: 'Each organization has to add the missing rules.',
        why: 'Organizations may add practices of their own, but no rules are missing. The Guide contains all the parts that Scrum theory requires.',
      },
      b: {
        text: 'Its authors add to it year by year.',
        why: "The framework is incomplete on purpose, and its authors don't mean to complete it. The edition of 2020 even became shorter.",
      },
      c: {
        text: 'It defines only what Scrum theory needs.',
        why: 'The framework contains the parts that it takes to implement the theory, and no more.',
      },
      d: {
        text: 'Its tactics are taught only in certified courses.',
        why: 'The framework leaves tactics open because they differ widely between uses of Scrum. They are described in many places, not only in courses.',
      },
    },
    answer: 'c',
    rests: ['definition-8'],
  },
  {
    id: 'intro-psm-1-43',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What may a team use within Scrum? (Choose two.)',
    options: {
      a: {
        text: 'User stories for its items',
        why: 'Various techniques can be used within the framework, and user stories are one of them.',
      },
      b: {
        text: 'A sub-team of testers',
        why: "Within a Scrum Team, there are neither sub-teams nor hierarchies. This is a rule of Scrum and can't be changed by a team.",
      },
      c: {
        text: 'A chart of the remaining work',
        why: 'Burn-downs are useful for forecasts, and optional.',
      },
      d: {
        text: 'A committee as Product Owner',
        why: 'The Product Owner is one person and not a committee. This person may represent many stakeholders.',
      },
      e: {
        text: 'Sprints of six weeks',
        why: "A Sprint lasts one month or less. This is a rule of Scrum and can't be changed by a team.",
      },
    },
    answers: ['a', 'c'],
    rests: ['definition-11', 'sprint-4', 'team-3'],
  },
  {
    id: 'intro-psm-1-44',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which statements describe Scrum in a nutshell? (Choose two.)',
    options: {
      a: {
        text: 'The Scrum Team turns a selection of work into an Increment.',
        why: 'This happens during a Sprint and makes something of value.',
      },
      b: {
        text: 'The Developers order the work by its value.',
        why: 'The Product Owner orders the work into a Product Backlog. The Developers size and select it.',
      },
      c: {
        text: 'The Scrum Master fosters the environment for it.',
        why: 'Scrum requires a Scrum Master who does this, so that the rest can happen.',
      },
      d: {
        text: 'The stakeholders choose the work for the next Sprint.',
        why: 'Stakeholders inspect the results with the team and help to adjust for the next Sprint. The Developers select the work.',
      },
      e: {
        text: 'The Product Owner assigns the work to the team.',
        why: 'The Product Owner orders the work. Who does what is decided in the team.',
      },
    },
    answers: ['a', 'c'],
    rests: ['definition-4', 'definition-2', 'definition-3'],
  },
  {
    id: 'intro-psm-1-45',
    kind: 'true-false',
    difficulty: 2,
    stem: "Scrum may make some of a team's existing practices unnecessary.",
    answer: true,
    why: {
      true: 'Scrum wraps around existing practices or makes them unnecessary. Both can happen in the same team.',
      false:
        "Scrum wraps around existing practices, so it's true that some can be kept. Others turn out to be unnecessary.",
    },
    rests: ['definition-12'],
  },
]
