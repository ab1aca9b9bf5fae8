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
          why: 'The framework is immutable. No level of experience is named at which an element may be dropped.',
        },
        c: {
          text: 'It is Scrum as long as the Scrum Master has agreed to the change in advance.',
          why: '"The Scrum Master is accountable for establishing Scrum as defined" and cannot redefine it.',
        },
        d: {
          text: 'It is Scrum, because a framework is meant to be tailored to each context.',
          why: 'Context decides which practices are added inside the framework. Its own elements are not up for tailoring.',
        },
      },
      answer: 'a',
      guideSection: 'End Note',
    },
    {
      id: 'intro-psm-1-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A new colleague looks for the passage of the Scrum Guide that explains how to estimate an item step by step, and finds none. Why is it missing?',
      options: {
        a: {
          text: 'It is in a second volume that Scrum.org sells to certificate holders.',
          why: 'There is no such volume. The Guide is free and complete as the definition of Scrum.',
        },
        b: {
          text: 'Work with Scrum proceeds without any idea of how large an item is.',
          why: 'Items do have a size, and the Developers who will do the work are responsible for the sizing.',
        },
        c: {
          text: 'It was removed in 2020, when estimating items was forbidden.',
          why: 'Nothing forbids estimating. The Guide now says sizing and leaves the technique open.',
        },
        d: {
          text: 'Scrum defines only what its theory needs; such tactics are described elsewhere.',
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
      stem: 'Which two of these changes leave a team with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'It gives each Product Backlog item the form of a user story.',
          why: 'A practice added inside the container. The Guide neither asks for it nor forbids it.',
        },
        b: {
          text: 'It works without a Product Owner and lets stakeholders vote on the order.',
          why: 'That removes one of the three accountabilities, and a committee takes its place.',
        },
        c: {
          text: 'It shows its Sprint Backlog on a board with five columns.',
          why: 'How Developers manage their work is theirs to decide, and an added tool takes no element away.',
        },
        d: {
          text: 'It leaves a week between two Sprints for repairs and holidays.',
          why: '"A new Sprint starts immediately after the conclusion of the previous" one. A gap bends that rule.',
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
        true: "Scrum is used in many domains of complex work. 'Developers' is a simplification that excludes no one who does the work.",
        false:
          'Software is where Scrum has its roots, not its border. Researchers, analysts and other specialists are included in the word.',
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
          why: "'May' is a permission. It obliges the Scrum Team to invite no one.",
        },
        b: {
          text: 'A Sprint Planning attended by the Scrum Team alone can still follow the Guide.',
          why: 'Inviting others is allowed and not required, so doing without them is within the rules.',
        },
        c: {
          text: 'An invited branch manager has a say in which items are selected.',
          why: 'The sentence gives a purpose: to provide advice. Selecting stays with the Developers, in discussion with the Product Owner.',
        },
        d: {
          text: 'The Scrum Master decides who from outside may come.',
          why: 'The subject of the sentence is the Scrum Team. An option that changes the subject changes the rule.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Planning',
      focusArea: 'Events',
    },
  ],
}
