import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'intro-psm-1',
  lesson: '/scrum/psm-1/introduction/intro-psm-1',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'intro-psm-1-1',
      kind: 'single',
      difficulty: 2,
      stem: 'After a year of Scrum, a team stops holding Sprint Retrospectives: "We know each other well enough." Everything else stays. What is true of the way the team works from then on?',
      options: {
        a: {
          text: "It's still Scrum, adapted to the context of this team.",
          why: "You can choose practices inside the framework for each context, but you can't tailor its own elements.",
        },
        b: {
          text: "It's still Scrum, based on long experience.",
          why: "The framework is immutable. The Guide doesn't let experienced teams drop an element.",
        },
        c: {
          text: "It's no longer Scrum and may cover up problems.",
          why: 'Implementing parts is possible, but the result is not Scrum, and a missing element hides what it would have shown.',
        },
        d: {
          text: "It's still Scrum if the Scrum Master has agreed to it.",
          why: '"The Scrum Master is accountable for establishing Scrum as defined" and cannot redefine it.',
        },
      },
      answer: 'c',
      guideSection: 'End Note',
      focusArea: 'Events',
    },
    {
      id: 'intro-psm-1-2',
      kind: 'single',
      difficulty: 1,
      stem: "A new colleague looks in the Scrum Guide for step-by-step instructions on how to estimate an item and doesn't find any. What is the explanation?",
      options: {
        a: {
          text: 'The Guide leaves such tactics to a second volume for trainers.',
          why: 'There is no such volume. The Guide is free and contains the definition of Scrum.',
        },
        b: {
          text: 'The Guide leaves such tactics to the people who use Scrum.',
          why: 'The framework is purposefully incomplete. Tactics depend on context and differ widely, so the Guide leaves them to other sources.',
        },
        c: {
          text: "The Guide leaves such tactics to the Product Owner's choice.",
          why: "The Developers who will do the work are responsible for sizing. The Guide doesn't reserve the technique for the Product Owner.",
        },
        d: {
          text: "The Guide leaves such tactics to each company's standards.",
          why: "A company may recommend a technique, but the Guide doesn't refer to such a standard for sizing.",
        },
      },
      answer: 'b',
      guideSection: 'Purpose of the Scrum Guide',
      focusArea: 'Product Backlog Management',
    },
    {
      id: 'intro-psm-1-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two of these changes can a team make and still be using Scrum? (Choose two.)',
      options: {
        a: {
          text: 'It writes the items of its Product Backlog as user stories.',
          why: "This adds a practice inside the framework. The Guide doesn't ask for it or forbid it.",
        },
        b: {
          text: 'It replaces the Product Owner with a vote of the stakeholders.',
          why: 'This replaces one of the three accountabilities with a committee.',
        },
        c: {
          text: 'It gives its Developers a free week between two Sprints.',
          why: '"A new Sprint starts immediately after the conclusion of the previous Sprint." A gap breaks that rule.',
        },
        d: {
          text: 'It shows the items of its Sprint Backlog in five columns.',
          why: "The Developers decide how they manage their work, and a board doesn't remove any element of Scrum.",
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Scrum Definition',
      focusArea: 'Artifacts',
    },
    {
      id: 'intro-psm-1-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A team that plans museum exhibitions and writes no software can use Scrum, and its curators can be Developers.',
      answer: true,
      why: {
        true: "Scrum is used in many domains of complex work. The word 'Developers' is meant to simplify, not to exclude people who do the work.",
        false:
          "Scrum began in software, but it isn't limited to it. The word includes researchers, analysts and other specialists.",
      },
      guideSection: 'Purpose of the Scrum Guide',
      focusArea: 'Scrum Team',
    },
    {
      id: 'intro-psm-1-5',
      kind: 'single',
      difficulty: 2,
      stem: 'The Guide says that the Scrum Team may invite other people to Sprint Planning to provide advice. Which statement follows from that sentence?',
      options: {
        a: {
          text: 'A guest from a department selects some of the items.',
          why: 'Invited people provide advice. The Developers select the items, in discussion with the Product Owner.',
        },
        b: {
          text: 'The Scrum Master decides who is invited to the event.',
          why: 'The sentence says that the Scrum Team may invite people. This option changes who decides.',
        },
        c: {
          text: 'A Sprint Planning without any experts violates the Guide.',
          why: "'May' is a permission. The Scrum Team doesn't have to invite anyone.",
        },
        d: {
          text: 'A Sprint Planning without guests conforms to the Guide.',
          why: "The Scrum Team is allowed to invite others, but it isn't required to.",
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
      focusArea: 'Events',
    },
  ],
}
