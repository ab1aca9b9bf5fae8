import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-5',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "A team's Retrospectives have become boring and end without a result. Which two steps fit the accountability of the Scrum Master? (Choose two.)",
    options: {
      a: {
        text: 'Trying another way of gathering observations',
        why: "The Guide doesn't prescribe a technique. A new one may let quiet people be heard and make the event productive again.",
      },
      b: {
        text: 'Replacing the next few events with a survey',
        why: 'The event has to take place in each Sprint. A survey may add to it but not replace it.',
      },
      c: {
        text: 'Holding the event only in every third Sprint',
        why: 'A Retrospective concludes every Sprint. Meeting less often makes no event more productive.',
      },
      d: {
        text: 'Coaching a Developer in leading the next one',
        why: 'An event can be productive with any member in the lead. The Scrum Master helps people learn to do it.',
      },
      e: {
        text: 'Giving the team a list of changes to approve',
        why: 'The Scrum Team identifies the changes. If it only confirms a prepared list, it does not inspect anything.',
      },
    },
    answers: ['a', 'd'],
    guideSection: 'Scrum Master',
  },
  {
    id: 'collaboration-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Three Scrum Teams build one product. Team 1 tests with real payment cards, the others with simulated ones. The teams argue about whose Definition of Done is right. What does Scrum say?',
    options: {
      a: {
        text: 'The Product Owner picks one and then enforces it.',
        why: 'The Scrum Teams create the common definition together. The Product Owner is one voice in it.',
      },
      b: {
        text: 'The Scrum Masters write one and then watch over it.',
        why: "They can help the teams to agree. Defining it isn't up to them alone.",
      },
      c: {
        text: 'The three teams agree on one and then follow it.',
        why: "Otherwise no one could say what was completed in the Increments that have to work together. If the organization has a standard, it's the minimum.",
      },
      d: {
        text: 'The three teams keep their own and compare them.',
        why: 'A Scrum Team alone on a product may have its own. Several teams on one product need a common one.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'collaboration-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'In which of these ways may a stakeholder from outside the Scrum Team contribute? (Choose all that apply.)',
    options: {
      a: {
        text: 'During the Sprint, by adding an item to the plan',
        why: 'Talking is welcome. New work reaches the team through the Product Backlog and the Product Owner.',
      },
      b: {
        text: 'At the Daily Scrum, by naming the urgent tasks',
        why: 'The Daily Scrum is for the Developers, who plan what they do next.',
      },
      c: {
        text: 'At the Sprint Review, by proposing the next steps',
        why: 'Attendees collaborate on what to do next, and stakeholders are among them.',
      },
      d: {
        text: 'At Sprint Planning, by giving advice on request',
        why: 'The Scrum Team may invite other people to attend and advise.',
      },
      e: {
        text: 'During the Sprint, by trying an early Increment',
        why: 'An Increment may be delivered before the Sprint ends, and what stakeholders observe is evidence.',
      },
    },
    answers: ['c', 'd', 'e'],
    guideSection: 'Sprint Review',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-8',
    kind: 'single',
    difficulty: 2,
    stem: 'Before its first Sprint, a Scrum Team asks who has to lead the discussion in each event. Which answer agrees with the Scrum Guide?',
    options: {
      a: {
        text: 'The Scrum Master has to lead each of the events.',
        why: 'The Scrum Master sees to it that events are held and are productive. Leading them is not required.',
      },
      b: {
        text: 'The Product Owner has to lead the Sprint Review.',
        why: "That is a widespread habit. The Guide doesn't assign such tasks.",
      },
      c: {
        text: 'A neutral outsider has to lead each of the events.',
        why: 'Someone neutral may be useful. Scrum does not ask for an outsider.',
      },
      d: {
        text: 'Any member of the team may lead any of the events.',
        why: "The Guide doesn't name anyone to lead. What the Scrum Master ensures is that an event takes place, goes well and ends on time.",
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'collaboration-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An organization has a customer office that answers all questions of the Scrum Team within three days. Developers and customers never meet, and misunderstandings pile up. What should the Scrum Master work on first?',
    options: {
      a: {
        text: 'More detailed items written by the customer office',
        why: 'Some detail helps, but items written by people who never meet the customers will contain the same misunderstandings.',
      },
      b: {
        text: 'Direct contact between the team and the customers',
        why: 'Removing barriers between stakeholders and Scrum Teams is a service to the organization.',
      },
      c: {
        text: 'Regular contact between Scrum Master and customers',
        why: 'The Scrum Master would become the next go-between.',
      },
      d: {
        text: 'Faster contact between the office and the customers',
        why: "The detour would be shorter, but it's the detour that causes the misunderstandings.",
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-10',
    kind: 'single',
    difficulty: 3,
    stem: "A Developer asks a librarian how she uses a list that a library app will show. It turns out that a shorter list would serve her better. The Sprint Goal doesn't depend on it. What should happen with the change?",
    options: {
      a: {
        text: 'The Developers discuss it with the Product Owner now.',
        why: 'The whole Scrum Team collaborates with stakeholders. Scope can be renegotiated with the Product Owner as more is learned.',
      },
      b: {
        text: 'The librarian and the Developer agree on it alone.',
        why: 'What the list contains is scope. How to build it is at the sole discretion of the Developers.',
      },
      c: {
        text: "The Developer drops it to keep to the Sprint's plan.",
        why: 'The plan is adapted as more is learned. The Sprint Goal is fixed and the list is not.',
      },
      d: {
        text: 'The stakeholders decide on it at the Sprint Review.',
        why: "Scope may be clarified and renegotiated during the Sprint, and the goal isn't in danger.",
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-11',
    kind: 'single',
    difficulty: 2,
    stem: 'A company forms one team for the screens of an app and one for its data. Each calls itself a Scrum Team. Nearly every item needs both, one after the other. What do these teams lack?',
    options: {
      a: {
        text: 'A final Sprint each quarter to join the two parts',
        why: 'Each Increment is usable and verified together with the earlier ones, in every Sprint.',
      },
      b: {
        text: 'The skills to create value each Sprint on their own',
        why: 'The members of a Scrum Team together have all skills that are necessary for that. Here every item waits for the other team.',
      },
      c: {
        text: 'Enough time to hand over items within each Sprint',
        why: 'More time would make a bad division easier to bear, but neither team could do without the other.',
      },
      d: {
        text: 'A separate backlog in which to plan each of the parts',
        why: 'Teams on one product share one Product Backlog. Two lists would deepen the split.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'collaboration-12',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner herself leads the discussion on whether her order of the Product Backlog should change, and answers each objection at once. Soon no one objects. What would help most?',
    options: {
      a: {
        text: 'The Scrum Master rules on objections while she waits.',
        why: 'The Scrum Master does not decide on the order. Facilitating helps those who are accountable.',
      },
      b: {
        text: 'All the attendees vote on the order while she counts.',
        why: "A vote would move the decision to the majority. Collaboration doesn't mean that everyone decides.",
      },
      c: {
        text: 'A neutral person leads the talk while she listens.',
        why: "It's hard to facilitate a discussion of something for which you are accountable. This way she can listen and still decide.",
      },
      d: {
        text: "The other members agree on an order while she's away.",
        why: 'The order is hers to decide, and she needs to hear the reasons.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
  },
  {
    id: 'collaboration-13',
    kind: 'single',
    difficulty: 3,
    stem: 'After two of four hours, Sprint Planning is deep in the details of the third item, and no Sprint Goal is in sight. What should the person who facilitates do?',
    options: {
      a: {
        text: 'Write a goal for the group and let it finish the details.',
        why: "A goal that one person adds after the selection doesn't create coherence. Writing it is the work of the whole team.",
      },
      b: {
        text: 'Ask the Product Owner for a goal and let the group size it.',
        why: 'The Product Owner brings a proposal on value. Turning it into a Sprint Goal is up to the whole team.',
      },
      c: {
        text: 'Leave the goal for the next day and let the group go on.',
        why: 'The Sprint Goal must be finalized before Sprint Planning ends.',
      },
      d: {
        text: 'Remind the group of the goal and let it decide what is next.',
        why: 'The facilitator makes visible what has to be decided. The whole Scrum Team defines the Sprint Goal in this event.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Planning',
  },
  {
    id: 'collaboration-14',
    kind: 'single',
    difficulty: 3,
    stem: 'Three Scrum Teams build one product. At the end of the Sprint, the work of each team runs well on its own, but the parts fail when combined. What fits Scrum best?',
    options: {
      a: {
        text: 'A shared Definition of Done that covers the whole product',
        why: 'Teams on one product define one Definition of Done together. Increments have to be verified so that all of them work together.',
      },
      b: {
        text: 'A later Sprint that joins the parts of all three teams',
        why: 'Each Sprint yields an Increment that works with the earlier ones. A Sprint for joining the parts would postpone the discovery.',
      },
      c: {
        text: 'A Product Owner for each part who coordinates with the others',
        why: 'One product has one Product Owner. More of them would not make the parts work together.',
      },
      d: {
        text: 'A fourth team that joins the parts of the other three',
        why: 'A Scrum Team creates value in each Sprint on its own. Passing on parts would keep the three teams from that.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'collaboration-15',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Two Scrum Teams work on one product. Which of these does Scrum ask them to have in common? (Choose the best two.)',
    options: {
      a: {
        text: 'One Definition of Done for both',
        why: 'If several Scrum Teams work on a product, they have to agree on a Definition of Done and all conform to it.',
      },
      b: {
        text: 'One Sprint length for both',
        why: "The same dates can make work easier. The Guide doesn't require them.",
      },
      c: {
        text: 'One Scrum Master for both',
        why: 'Each team has one Scrum Master. It may be the same person, but nothing asks for that.',
      },
      d: {
        text: 'One Sprint Planning for both',
        why: "Each team plans its own Sprint. The teams may plan together, but they don't have to.",
      },
      e: {
        text: 'One Product Goal for both',
        why: 'Both teams pursue the long-term objective of the same product, which has one Product Owner.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
]
