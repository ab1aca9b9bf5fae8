import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'respect-6',
    kind: 'single',
    difficulty: 3,
    stem: 'In a team, the most experienced Developer takes every difficult item, and the others nod. The Sprint Goals are met. What would you raise as one of the Developers?',
    options: {
      a: {
        text: 'Nothing: the Sprint Goals are met, and the Developers evidently agree with how they share the work.',
        why: 'Nodding is not proof of agreement, and met goals say nothing of what the team will be able to do next year.',
      },
      b: {
        text: 'That the Scrum Master should distribute the difficult items evenly from now on.',
        why: 'Who does what is up to the Developers. An even share by order is no more respectful.',
      },
      c: {
        text: 'Whether the others are seen as capable, and what they would take on if they were asked.',
        why: 'Respect means assuming that others can do or learn it, and letting them decide for themselves.',
      },
      d: {
        text: 'That the Developer should become the team lead, so that the practice is acknowledged.',
        why: 'That would add a hierarchy, which a Scrum Team does not have.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'respect-7',
    kind: 'single',
    difficulty: 2,
    stem: 'By skipping a check for the third time, a Developer breaks the Definition of Done. His colleagues say nothing, "out of respect". Which statement is right?',
    options: {
      a: {
        text: 'They act well; only the Product Owner may address a breach of quality.',
        why: 'Developers are accountable for quality, and for holding each other accountable.',
      },
      b: {
        text: 'They miss a duty: Developers hold each other accountable as professionals.',
        why: 'Speaking to him takes him seriously as a professional. Silence harms the Increment and treats him as unable to change.',
      },
      c: {
        text: 'They act well, as long as they fix the omissions themselves before the Sprint ends.',
        why: 'Working around him leaves the cause in place and bypasses him.',
      },
      d: {
        text: 'They should tell the Scrum Master, who then speaks to him on their behalf.',
        why: "The Scrum Master may coach them, but this accountability is the Developers' own.",
      },
    },
    answer: 'b',
    guideSection: 'Developers',
  },
  {
    id: 'respect-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are rules of Scrum in which respect for the Scrum Team, or for somebody on it, can be seen? (Choose all that apply.)',
    options: {
      a: {
        text: 'The entire organization respects the decisions of the Product Owner.',
        why: 'Without that, Product Owners cannot succeed.',
      },
      b: {
        text: 'Stakeholders approve the Sprint Backlog before the Developers may begin.',
        why: 'No such approval exists. "The Sprint Backlog is a plan by and for the Developers".',
      },
      c: {
        text: 'No one else tells the Developers how to turn Product Backlog items into Increments.',
        why: 'How the work is done is for the Developers alone to decide.',
      },
      d: {
        text: 'A Scrum Team is empowered by the organization to manage its own work.',
        why: 'The organization structures and empowers the team, and that treats it as able.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'respect-9',
    kind: 'single',
    difficulty: 3,
    stem: 'To save time, the team gives an urgent item to the expert, although a newer Developer had asked for it. When does this agree with respect?',
    options: {
      a: {
        text: 'Never, because each Developer is entitled to every kind of work.',
        why: 'Respect gives no claim to a task. It asks how people are treated when tasks are settled.',
      },
      b: {
        text: 'Whenever the expert is faster, because value for users outweighs the wishes of a member.',
        why: "Being faster is one argument. It does not excuse deciding over someone's head.",
      },
      c: {
        text: 'If the Product Owner has ordered it, since her decisions must be respected.',
        why: 'Her decisions concern the Product Backlog. Who does the work is not one of them.',
      },
      d: {
        text: 'If they decide it together and tell the reason, so that no one has to guess it.',
        why: 'Then the newer Developer is taken as someone who can understand and weigh a reason, and has had a say.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Values',
  },
  {
    id: 'respect-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The head of sales thinks that the order of the Product Backlog is wrong. Which behavior respects the decision of the Product Owner?',
    options: {
      a: {
        text: 'Bringing new figures from customers, and planning by that order meanwhile',
        why: 'Trying to convince is welcome, and so is dissent. The decision is not undermined while it stands.',
      },
      b: {
        text: 'Saying nothing more on the subject until the Product Goal has been reached',
        why: 'Respect does not ask for silence. Without dissent the Product Owner might miss what she needs to know.',
      },
      c: {
        text: 'Asking the steering group to confirm the order before sales acts on it',
        why: 'Then a committee would decide. The Product Owner is one person, and her decisions need no confirmation.',
      },
      d: {
        text: 'Agreeing with two Developers on a few hours a week for what sales needs most',
        why: "That goes around the decision. The Product Backlog is the single source of the team's work.",
      },
    },
    answer: 'a',
    guideSection: 'Product Owner',
    focusArea: 'Stakeholders & Customers',
  },
]
