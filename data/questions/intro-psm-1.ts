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
      stem: 'After a year of Scrum, a team stops holding Sprint Retrospectives: "We know each other well enough." Everything else stays. How does the Scrum Guide see this?',
      options: {
        a: {
          text: 'What they do now is not Scrum, and problems may stay covered up.',
          why: 'Implementing parts is possible, but the result is not Scrum, and a missing element hides what it would have shown.',
        },
        b: {
          text: 'It is Scrum for mature teams, since experience can replace an event.',
          why: "The framework is immutable. The Guide doesn't let experienced teams drop an element.",
        },
        c: {
          text: 'It is Scrum as long as the Scrum Master has agreed to the change in advance.',
          why: '"The Scrum Master is accountable for establishing Scrum as defined" and cannot redefine it.',
        },
        d: {
          text: 'It is Scrum, because a framework is meant to be tailored to each context.',
          why: "You can choose practices inside the framework for each context, but you can't tailor its own elements.",
        },
      },
      answer: 'a',
      guideSection: 'End Note',
    },
    {
      id: 'intro-psm-1-2',
      kind: 'single',
      difficulty: 1,
      stem: "A new colleague looks in the Scrum Guide for step-by-step instructions on how to estimate an item, and doesn't find any. Why not?",
      options: {
        a: {
          text: 'They are in a second volume that Scrum.org sells to certificate holders.',
          why: 'There is no such volume. The Guide is free and contains the definition of Scrum.',
        },
        b: {
          text: 'In Scrum, people work without any idea of how large an item is.',
          why: 'Items do have a size, and the Developers who will do the work are responsible for the sizing.',
        },
        c: {
          text: 'They were removed in 2020, when estimating items was forbidden.',
          why: "Estimating isn't forbidden. The Guide now calls it sizing and leaves the technique open.",
        },
        d: {
          text: 'Scrum defines only what its theory needs, so other sources describe such tactics.',
          why: 'The framework is purposefully incomplete. Tactics depend on context and differ widely, so the Guide leaves them to other sources.',
        },
      },
      answer: 'd',
      guideSection: 'Purpose of the Scrum Guide',
    },
    {
      id: 'intro-psm-1-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'After which two of these changes does a team still use Scrum? (Choose two.)',
      options: {
        a: {
          text: 'It gives each Product Backlog item the form of a user story.',
          why: "This adds a practice inside the framework. The Guide doesn't ask for it or forbid it.",
        },
        b: {
          text: 'It works without a Product Owner and lets stakeholders vote on the order.',
          why: 'This replaces one of the three accountabilities with a committee.',
        },
        c: {
          text: 'It shows its Sprint Backlog on a board with five columns.',
          why: "The Developers decide how they manage their work, and a board doesn't remove any element of Scrum.",
        },
        d: {
          text: 'It leaves a week between two Sprints for repairs and holidays.',
          why: '"A new Sprint starts immediately after the conclusion of the previous Sprint." A gap breaks that rule.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Definition',
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
    },
    {
      id: 'intro-psm-1-5',
      kind: 'single',
      difficulty: 3,
      stem: 'The Guide says that the Scrum Team may invite other people to Sprint Planning to provide advice. Which statement follows from that sentence?',
      options: {
        a: {
          text: 'Advisers have to be present whenever the work touches their department.',
          why: "'May' is a permission. The Scrum Team doesn't have to invite anyone.",
        },
        b: {
          text: 'A Sprint Planning attended by the Scrum Team alone can still follow the Guide.',
          why: "The Scrum Team is allowed to invite others, but it isn't required to.",
        },
        c: {
          text: 'An invited branch manager has a say in which items are selected.',
          why: 'Invited people provide advice. The Developers select the items, in discussion with the Product Owner.',
        },
        d: {
          text: 'The Scrum Master decides who else may attend.',
          why: 'The sentence says that the Scrum Team may invite people. This option changes who decides.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Planning',
      focusArea: 'Events',
    },
  ],
}
