import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
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
    guideSection: 'Purpose of the Scrum Guide',
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
        why: 'Tactics that fit the framework may well be used with it.',
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
    guideSection: 'Purpose of the Scrum Guide',
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
    guideSection: 'Purpose of the Scrum Guide',
    rests: ['purpose-5', 'purpose-3'],
  },
]
