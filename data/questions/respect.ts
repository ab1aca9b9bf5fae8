import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'respect',
  lesson: '/scrum/psm-1/scrum-values/respect',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'respect-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers disagree about a design in front of the team. What fits the value of respect best?',
      options: {
        a: {
          text: 'The one with more experience decides.',
          why: "There are no hierarchies in a Scrum Team. Experience adds weight to an argument but doesn't decide it.",
        },
        b: {
          text: 'The Scrum Master decides between them.',
          why: "Members respect each other as capable, independent people, who can settle this themselves. The Scrum Master may help them, but doesn't decide.",
        },
        c: {
          text: 'They talk about it in private.',
          why: "It may seem polite, but hiding a disagreement treats people as if they couldn't handle an objection. The Guide calls them capable and independent.",
        },
        d: {
          text: 'They disagree openly and settle it themselves.',
          why: "The Guide doesn't say so; it follows from its words on respect. Members see each other as capable, independent people, and such people can deal with an objection.",
        },
      },
      answer: 'd',
      rests: ['values-7'],
    },
    {
      id: 'respect-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Which reply to a new colleague who has taken a difficult item treats her as capable and independent?',
      options: {
        a: {
          text: '"Ask one of us before you begin."',
          why: "A capable, independent person doesn't need permission to begin. The reply limits the risk, but it treats her as dependent.",
        },
        b: {
          text: '"Choose your own way; I\'m glad to give a second opinion."',
          why: 'It leaves the decision to her, trusts her ability, and still offers help.',
        },
        c: {
          text: '"Do the easy part; I\'ll do the hard part."',
          why: 'Respect means seeing her as capable of the hard part, too. The reply sounds friendly but takes it away from her.',
        },
        d: {
          text: '"Do it exactly the way we always do it."',
          why: "Experience is worth hearing. But this reply leaves her nothing to decide, so it doesn't treat her as independent.",
        },
      },
      answer: 'b',
      rests: ['values-7'],
    },
    {
      id: 'respect-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A director wants a certain Developer to do an item. Who decides who does it?',
      options: {
        a: {
          text: 'The members of the Scrum Team together',
          why: 'The team decides internally who does what. The people around it respect its members as capable and independent, too.',
        },
        b: {
          text: 'The Product Owner',
          why: 'The Product Owner orders the items. Who does which item is decided within the self-managing team.',
        },
        c: {
          text: 'The director who asks for it',
          why: "It may be meant as praise. But who does what is decided within the Scrum Team, and the director isn't part of it.",
        },
        d: {
          text: 'The Scrum Master',
          why: "The Scrum Master coaches members in managing themselves and doesn't assign work. Who does what is decided within the team.",
        },
      },
      answer: 'a',
      rests: ['team-7'],
    },
    {
      id: 'respect-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two behaviors show respect as Scrum understands it? (Choose two.)',
      options: {
        a: {
          text: 'Telling a colleague about a bug in her code',
          why: 'You treat her as capable of fixing it. Developers hold each other accountable as professionals.',
        },
        b: {
          text: "Rewriting a colleague's code overnight without a word",
          why: "Respect means treating a colleague as capable: you talk about the code and let her change it. You may mean well, but you assume that she can't.",
        },
        c: {
          text: "Keeping quiet about a doubt that most don't share",
          why: 'Respect means trusting the others to deal with a doubt, so you tell them. Keeping quiet avoids a quarrel but withholds what they need to decide.',
        },
        d: {
          text: 'Accepting the size that the Developers give to an item',
          why: 'The Developers who will do the work size it. You respect their judgment.',
        },
      },
      answers: ['a', 'd'],
      rests: ['developers-6', 'product-backlog-8'],
    },
    {
      id: 'respect-5',
      kind: 'true-false',
      difficulty: 2,
      stem: "Respecting the Product Owner's decisions means that stakeholders no longer try to change her mind about the Product Backlog.",
      answer: false,
      why: {
        true: 'Respect is often taken for silence. People who want a change can try to convince the Product Owner.',
        false:
          'Stakeholders may try to convince the Product Owner. Respect means that no one works around her decision.',
      },
      rests: ['product-owner-15', 'product-owner-10'],
    },
  ],
}
