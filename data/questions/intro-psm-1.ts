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
      stem: 'A team gives up its Retrospective and hears of fewer problems than before. What explains this, according to the Scrum Guide?',
      options: {
        a: {
          text: 'The problems were there before, and Scrum makes them visible.',
          why: 'Scrum makes problems visible, which explains hearing of more of them, not fewer. Without the Retrospective, less becomes visible.',
        },
        b: {
          text: "The problems come from Scrum, which doesn't suit the team.",
          why: "Scrum makes problems visible; it doesn't cause them. Leaving out an element covers them up, so the team only hears less of them.",
        },
        c: {
          text: 'The problems are still there, and leaving out an element covers them up.',
          why: 'The Guide warns that leaving out elements covers up problems and limits the benefits of Scrum.',
        },
        d: {
          text: 'The problems are solved, since the team has become mature.',
          why: 'Without its Retrospective, the team no longer inspects whether this is true. The Guide warns that leaving out elements covers up problems.',
        },
      },
      answer: 'c',
      rests: ['purpose-7'],
    },
    {
      id: 'intro-psm-1-2',
      kind: 'single',
      difficulty: 2,
      stem: "Why doesn't the Scrum Guide contain instructions for estimating an item?",
      options: {
        a: {
          text: "Such tactics aren't needed, since Scrum does without sizes.",
          why: 'The Guide names size as a detail of an item, and the Developers are responsible for it. How they size depends on the context.',
        },
        b: {
          text: 'Such tactics depend on the context and are described elsewhere.',
          why: 'The Guide defines only what Scrum needs. Tactics vary widely between uses of Scrum.',
        },
        c: {
          text: 'Such tactics are chosen by the Product Owner.',
          why: 'Tactics such as estimating depend on the context, so the Guide leaves them open. And sizing is up to the Developers who will do the work.',
        },
        d: {
          text: 'Such tactics are part of the standards that each organization has.',
          why: 'The Guide mentions such standards for the Definition of Done. How to estimate depends on the context, so it is described elsewhere.',
        },
      },
      answer: 'b',
      rests: ['purpose-14'],
    },
    {
      id: 'intro-psm-1-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two changes can a team make and still be using Scrum? (Choose two.)',
      options: {
        a: {
          text: 'It writes its Product Backlog items as user stories.',
          why: 'User stories are a technique inside the framework, which the Guide neither requires nor forbids.',
        },
        b: {
          text: 'It lets stakeholders vote on the order of the Product Backlog.',
          why: 'Ordering is up to the Product Owner, who is one person and not a committee.',
        },
        c: {
          text: 'It gives its Developers a free week between two Sprints.',
          why: 'A new Sprint starts immediately after the previous one, so a week between two Sprints breaks a rule of Scrum.',
        },
        d: {
          text: 'It shows its Sprint Backlog as a Kanban board.',
          why: 'The framework has room for many techniques. A board takes nothing away from it.',
        },
      },
      answers: ['a', 'd'],
      rests: ['definition-11'],
    },
    {
      id: 'intro-psm-1-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A team that plans museum exhibitions can use Scrum, and its curators can be Developers.',
      answer: true,
      why: {
        true: 'Scrum is used for complex work of many kinds. The word "Developers" is meant to simplify and excludes no one.',
        false:
          "Scrum has its roots in software, so it's easy to think so. Today it is used in many other fields.",
      },
      rests: ['purpose-9', 'purpose-11'],
    },
    {
      id: 'intro-psm-1-5',
      kind: 'single',
      difficulty: 2,
      stem: 'The Guide says that the Scrum Team may invite other people to Sprint Planning to provide advice. What follows from this?',
      options: {
        a: {
          text: 'Guests may select some of the items.',
          why: 'The sentence says that guests provide advice, and nothing more. The Developers select the items.',
        },
        b: {
          text: 'The Scrum Master decides who is invited.',
          why: "The sentence says that the Scrum Team may invite people. It doesn't give this decision to one member.",
        },
        c: {
          text: 'The team has to invite at least one guest.',
          why: '"May" is a permission, not a duty.',
        },
        d: {
          text: 'The team can plan without any guests.',
          why: '"May" is a permission: the team can invite people to Sprint Planning but doesn\'t have to.',
        },
      },
      answer: 'd',
      rests: ['sprint-planning-5'],
    },
  ],
}
