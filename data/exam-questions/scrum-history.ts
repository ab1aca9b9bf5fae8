import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-history-5',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Lean thinking is one of the foundations of Scrum. A team that stops filling in a useless form acts in the spirit of Scrum.',
    answer: true,
    why: {
      true: 'Lean thinking reduces waste and focuses on the essentials. A form without a purpose is waste.',
      false:
        'Until 2020, the Guide named only empiricism. Since then, lean thinking is a foundation, too, and filling in a useless form is waste.',
    },
    rests: ['theory-3'],
  },
  {
    id: 'scrum-history-6',
    kind: 'single',
    difficulty: 2,
    stem: 'What does the Guide say about a team that adds planning poker and a release plan to Scrum?',
    options: {
      a: {
        text: 'The team may do it, and it is still Scrum.',
        why: 'Various processes, techniques and methods can be used within the framework, whether the Guide names them or not.',
      },
      b: {
        text: "The team may do it, but the result isn't Scrum.",
        why: "If a team leaves out a part of Scrum, the result isn't Scrum. Adding practices within the framework is fine.",
      },
      c: {
        text: 'The team may do it if its Definition of Done says so.',
        why: "The Definition of Done describes the quality of the Increment. It doesn't list permitted techniques; any technique that fits the framework can be used.",
      },
      d: {
        text: 'The team may do it if the Scrum Master agrees.',
        why: 'The Scrum Master may give advice. A practice within the framework needs no permission.',
      },
    },
    answer: 'a',
    rests: ['definition-11', 'end-note-5'],
  },
  {
    id: 'scrum-history-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A tool enforces these four rules. Which of them are NOT in the current Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'It ends the Sprint Planning of a two-week Sprint after four hours.',
        why: 'Choose it: the Guide sets eight hours for one month and says that shorter Sprints usually need less. It gives no figure for two weeks.',
      },
      b: {
        text: 'It demands an item from the Retrospective in each Sprint Backlog.',
        why: 'Choose it: this was the rule in 2017. Since 2020, improvements may be added to the next Sprint Backlog.',
      },
      c: {
        text: 'It refuses Sprints of six weeks.',
        why: "It's a rule, so don't choose it: Sprints last one month or less.",
      },
      d: {
        text: 'It ends each Daily Scrum after 15 minutes.',
        why: "It's a rule, so don't choose it: the Daily Scrum takes 15 minutes, whatever the Sprint's length.",
      },
    },
    answers: ['a', 'b'],
    rests: ['sprint-planning-21', 'sprint-retrospective-9'],
  },
  {
    id: 'scrum-history-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A paper on Scrum from 1995 has a planning phase before the first Sprint and a closing phase after the last. Where does this work happen today?',
    options: {
      a: {
        text: 'All of it happens within Sprints.',
        why: 'All the work toward the Product Goal happens within Sprints. The phases of 1995 are no longer part of Scrum.',
      },
      b: {
        text: 'Planning happens in a Sprint 0, and closing within Sprints.',
        why: "Some teams hold a Sprint 0, but the Guide doesn't have one. Planning for the product happens within Sprints, too.",
      },
      c: {
        text: 'Planning happens within Sprints, and closing in a final phase.',
        why: "All the work toward the Product Goal happens within Sprints. Each of them brings a usable Increment, so a closing phase isn't needed.",
      },
      d: {
        text: 'All of it still happens outside Sprints.',
        why: 'In 1995, these two phases were outside the Sprints. Today, all the work toward the Product Goal happens within Sprints, and one follows the other without a gap.',
      },
    },
    answer: 'a',
    rests: ['sprint-6'],
  },
  {
    id: 'scrum-history-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Why was the first Scrum Guide written?',
    options: {
      a: {
        text: 'To prepare candidates for certification',
        why: "Exams are based on the Guide, so it's tempting. But its authors wrote it to help people around the world understand Scrum.",
      },
      b: {
        text: 'To set rules for software projects',
        why: "Scrum has its roots in software, but the Guide isn't limited to it. The purpose is to help people everywhere understand Scrum.",
      },
      c: {
        text: 'To replace the Agile Manifesto',
        why: "The Guide doesn't mention the Manifesto. It contains the definition of Scrum and was written to help people understand it.",
      },
      d: {
        text: 'To help people worldwide understand Scrum',
        why: 'The authors wrote the first version in 2010 for this reason.',
      },
    },
    answer: 'd',
    rests: ['purpose-2'],
  },
  {
    id: 'scrum-history-42',
    kind: 'single',
    difficulty: 1,
    stem: "Why doesn't the Guide describe tactics for using Scrum?",
    options: {
      a: {
        text: 'They contradict the framework.',
        why: 'Tactics that fit the framework may well be used with it. The Guide leaves them out because they depend on the context.',
      },
      b: {
        text: 'They depend on the context.',
        why: 'Tactics differ widely from one use of Scrum to another, so they are described elsewhere.',
      },
      c: {
        text: 'They belong to certified trainers.',
        why: 'Anyone may find, apply and devise tactics. The Guide leaves them out because they depend on the context.',
      },
      d: {
        text: 'They were cut to make it shorter.',
        why: 'The edition of 2020 is shorter, which makes this tempting. The reason given is that tactics differ between uses.',
      },
    },
    answer: 'b',
    rests: ['purpose-14'],
  },
  {
    id: 'scrum-history-43',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What is true of the Scrum Guide? (Choose two.)',
    options: {
      a: {
        text: 'It describes tactics for estimating.',
        why: 'Tactics depend on the context and are described elsewhere.',
      },
      b: {
        text: 'It has changed in small, functional steps.',
        why: 'The Guide says that its authors have evolved it through small, functional updates since 2010.',
      },
      c: {
        text: 'It explains how to become certified.',
        why: "Exams are based on the Guide, but it doesn't mention them. It contains the definition of Scrum.",
      },
      d: {
        text: 'It applies to software development only.',
        why: "Scrum has its roots in software, so it's easy to think so. Today it's used in many domains.",
      },
      e: {
        text: 'It contains the definition of Scrum.',
        why: 'The two authors define Scrum in it and stand behind it together.',
      },
    },
    answers: ['b', 'e'],
    rests: ['purpose-5', 'purpose-3'],
  },
]
