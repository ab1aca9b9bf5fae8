import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'respect-6',
    kind: 'single',
    difficulty: 2,
    stem: 'If one Developer takes every difficult item, which question from a colleague shows respect for everyone?',
    options: {
      a: {
        text: '"Should you become our lead?"',
        why: 'A Scrum Team has no hierarchies. The question honors one person, but respect means treating all members as capable of difficult items.',
      },
      b: {
        text: '"Should the Product Owner make the difficult items smaller?"',
        why: 'Smaller items may help, but the same person could take all of them. Respect means seeing the others as capable of difficult items.',
      },
      c: {
        text: '"Should more of us take on difficult items?"',
        why: 'Respect means treating the others as capable, and letting them decide for themselves.',
      },
      d: {
        text: '"Should the Scrum Master assign the difficult items?"',
        why: "The members decide among themselves who does what, and the Scrum Master doesn't assign work. Respect means treating them as capable of it.",
      },
    },
    answer: 'c',
    rests: ['values-7'],
  },
  {
    id: 'respect-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Members spoke hard words to each other this week. Which event is meant for looking at such interactions?',
    options: {
      a: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum inspects progress toward the Sprint Goal and plans the next day. It may be the next chance to talk, but interactions are inspected in the Retrospective.',
      },
      b: {
        text: 'The Sprint Review',
        why: 'The Sprint Review inspects the outcome of the Sprint, together with stakeholders. How members treat each other is a topic for the Retrospective.',
      },
      c: {
        text: 'The Sprint Retrospective',
        why: 'The Scrum Team inspects individuals, interactions, processes, tools and its Definition of Done.',
      },
      d: {
        text: 'Sprint Planning',
        why: 'Sprint Planning lays out the work for the Sprint. Looking back at how people worked with each other belongs in the Retrospective.',
      },
    },
    answer: 'c',
    rests: ['sprint-retrospective-2'],
  },
  {
    id: 'respect-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these rules of Scrum show respect for the Scrum Team or its members? (Choose all that apply.)',
    options: {
      a: {
        text: "The organization respects the Product Owner's decisions.",
        why: 'For Product Owners to succeed, everyone in the organization has to respect their decisions.',
      },
      b: {
        text: 'Managers leave it to the team who does what.',
        why: 'Scrum Teams are self-managing. Leaving the decision to them treats the members as capable.',
      },
      c: {
        text: 'Stakeholders approve the Sprint Backlog.',
        why: "The Sprint Backlog is a plan by and for the Developers, so no one approves it. Approval sounds like interest, but doesn't treat them as capable.",
      },
      d: {
        text: 'The Developers choose how to turn items into Increments.',
        why: 'How items become Increments is up to the Developers alone. No one else tells them, which treats them as capable.',
      },
      e: {
        text: 'The organization empowers the team to manage its work.',
        why: 'Scrum Teams are empowered to manage their own work. This treats their members as capable, independent people.',
      },
    },
    answers: ['a', 'b', 'd', 'e'],
    rests: ['product-owner-10', 'sprint-planning-17', 'team-14'],
  },
  {
    id: 'respect-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An urgent item goes to the expert, although a newer Developer wanted it. In which case does this fit the value of respect best?',
    options: {
      a: {
        text: 'The Developers decided it and heard the newer one.',
        why: 'The newer Developer was treated as someone who can weigh reasons. The team decides who does what.',
      },
      b: {
        text: 'The expert is faster, and the item is valuable.',
        why: "Being faster is an argument, but it doesn't say who decides. The Developers do, and respect means hearing the newer one.",
      },
      c: {
        text: 'The Product Owner wanted the expert to do it.',
        why: "The Product Owner's decisions concern the Product Backlog. Who does the work is for the Developers to decide, and respect means hearing the newer one.",
      },
      d: {
        text: 'The majority wanted it, and the newer Developer said nothing more.',
        why: 'The Developers may well decide by majority. But respect means treating the newer one as capable and hearing the reasons, not waiting for silence.',
      },
    },
    answer: 'a',
    rests: ['values-7', 'team-7'],
  },
  {
    id: 'respect-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The head of sales has told the Product Owner everything, and she has put his item last. He has nothing new to say. What does Scrum expect of him now?',
    options: {
      a: {
        text: 'Ask all the stakeholders to vote on it.',
        why: "The Product Owner is one person, not a committee. Her decision doesn't need a vote, and the whole organization has to respect it.",
      },
      b: {
        text: 'Ask the Developers to start on the item anyway.',
        why: "The Product Backlog is the single source of the team's work, and the Product Owner decides on its order. Asking the Developers works around her decision instead of respecting it.",
      },
      c: {
        text: 'Try to convince the Product Owner with new reasons.',
        why: 'Anyone who wants to change the Product Backlog may try to convince the Product Owner. But he has no new reasons, so now he respects her decision.',
      },
      d: {
        text: 'Respect the decision and live with the order as it is.',
        why: 'For Product Owners to succeed, the entire organization has to respect their decisions.',
      },
    },
    answer: 'd',
    rests: ['product-owner-10'],
  },
]
