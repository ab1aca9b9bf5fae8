import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'respect-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The most experienced Developer takes every difficult item, and the others nod. The Sprint Goals are met. You are one of the Developers. Which question do you raise?',
    options: {
      a: {
        text: '"Should the expert become the Developers\' lead?"',
        why: "That would add a hierarchy, which a Scrum Team doesn't have.",
      },
      b: {
        text: '"Should the Product Owner split the difficult items?"',
        why: 'Smaller items may help, but the same person could take all of them.',
      },
      c: {
        text: '"Should the rest of us take on difficult items?"',
        why: 'Respect means assuming that others are capable or can learn, and letting them decide for themselves.',
      },
      d: {
        text: '"Should the Scrum Master assign the difficult items?"',
        why: "Who does what is decided within the team. A Scrum Master doesn't assign work.",
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'respect-7',
    kind: 'single',
    difficulty: 2,
    stem: 'For the third time, a Developer skips a check that the Definition of Done requires. His colleagues say nothing, "out of respect." Who, first of all, should talk to him?',
    options: {
      a: {
        text: 'The department head, who is accountable for the staff',
        why: 'The Scrum Team manages itself. Quality is not a matter for a manager outside it.',
      },
      b: {
        text: 'The Scrum Master, who is accountable for effectiveness',
        why: "The Scrum Master may coach them, but this accountability is the Developers' own.",
      },
      c: {
        text: 'A fellow Developer, who is accountable for the quality',
        why: 'Developers hold each other accountable as professionals, so any of them should speak up. Talking to him takes him seriously, and silence harms the Increment.',
      },
      d: {
        text: 'The Product Owner, who is accountable for the value',
        why: 'The Product Owner is accountable for value, while quality through the Definition of Done is up to the Developers.',
      },
    },
    answer: 'c',
    guideSection: 'Developers',
  },
  {
    id: 'respect-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are rules of Scrum that show respect for the Scrum Team or for one of its members? (Choose all that apply.)',
    options: {
      a: {
        text: "The organization respects the Product Owner's decisions.",
        why: "Without that, Product Owners can't succeed.",
      },
      b: {
        text: "The stakeholders approve the Developers' Sprint Backlog.",
        why: 'No such approval exists. "The Sprint Backlog is a plan by and for the Developers."',
      },
      c: {
        text: "The Scrum Master distributes the Developers' daily work.",
        why: 'The Developers plan their own work each day. Handing it out would treat them as less capable.',
      },
      d: {
        text: 'The Developers choose how to turn items into Increments.',
        why: 'Only the Developers decide how they turn items into an Increment.',
      },
      e: {
        text: 'The organization empowers the Scrum Team to manage itself.',
        why: 'The organization structures and empowers the team to manage its own work, and that treats it as capable.',
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'respect-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An urgent item goes to the expert, although a newer Developer had asked for it. In which case does this best agree with respect?',
    options: {
      a: {
        text: 'The Developers decide, and the newer one is heard.',
        why: 'The newer Developer is treated as someone who can weigh reasons and has had a say.',
      },
      b: {
        text: 'The expert is faster, and the item is valuable.',
        why: "Being faster is one argument. It doesn't excuse deciding over someone's head.",
      },
      c: {
        text: 'The Product Owner orders it, and the expert agrees.',
        why: "The Product Owner's decisions concern the Product Backlog. Who does the work is decided within the team.",
      },
      d: {
        text: 'The Scrum Master proposes it, and the team complies.',
        why: "A Scrum Master may ask questions, but going along with a proposal isn't the same as deciding.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Values',
  },
  {
    id: 'respect-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The head of sales thinks that the order of the Product Backlog is wrong. Which behavior respects the decision of the Product Owner?',
    options: {
      a: {
        text: 'Bringing new customer figures and asking the board for a ruling',
        why: "Then a committee would decide. The Product Owner is one person, and her decisions don't need to be confirmed.",
      },
      b: {
        text: 'Following the order and borrowing two Developers for an afternoon',
        why: "That works around the decision. The Product Backlog is the single source of the team's work.",
      },
      c: {
        text: 'Following the order and dropping the subject for the whole year',
        why: "Respect doesn't ask for silence. Without dissent the Product Owner might miss something important.",
      },
      d: {
        text: 'Bringing new customer figures and following the order meanwhile',
        why: "Trying to convince her is welcome, and so is dissent. No one undermines the decision while it's in force.",
      },
    },
    answer: 'd',
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
]
