import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'product-backlog-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Another company will soon offer what the Product Goal describes, and the Product Owner sees no more value in the goal. What fits Scrum?',
    options: {
      a: {
        text: 'Keep the goal and add a second one',
        why: 'A Scrum Team has one Product Goal at a time and must fulfill or abandon it before the next. If a part still matters, the next goal can say so.',
      },
      b: {
        text: 'Abandon the goal and take on a new one',
        why: 'A goal must be fulfilled or abandoned before the team takes on the next. Holding on to one without value would be a waste.',
      },
      c: {
        text: 'Keep the goal, and negotiate its scope with the stakeholders',
        why: 'Scope is negotiated for the Sprint Backlog. A goal that has lost its value can be abandoned.',
      },
      d: {
        text: 'Fulfill the goal first, because it is a commitment',
        why: 'A commitment gives focus. Fulfilling is one of two ways to leave a goal, and here it would bring no value.',
      },
    },
    answer: 'b',
    rests: ['product-goal-8'],
  },
  {
    id: 'product-backlog-7',
    kind: 'single',
    difficulty: 2,
    stem: 'In the middle of a Sprint, two Developers want to refine items for the next one. What sets a limit to that?',
    options: {
      a: {
        text: "A tenth of the team's capacity",
        why: 'The Guide of 2017 said that refinement usually took no more than 10%; that of 2020 has no figure. The limit is the Sprint Goal, which must not be endangered.',
      },
      b: {
        text: 'The timebox of the refinement event',
        why: 'Refinement is an ongoing activity and not an event, so it has no timebox. Its limit during the Sprint is the Sprint Goal, which must not be endangered.',
      },
      c: {
        text: 'An agreement of all Developers in the Daily Scrum',
        why: "The Guide doesn't ask for such an agreement: the Product Backlog is refined as needed. The limit during the Sprint is the Sprint Goal, which must not be endangered.",
      },
      d: {
        text: 'The Sprint Goal, which must not be endangered',
        why: 'The Product Backlog is refined as needed during the Sprint, and no change may endanger the Sprint Goal.',
      },
    },
    answer: 'd',
    rests: ['sprint-7'],
  },
  {
    id: 'product-backlog-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: "A library app uses another company's loan system. Which of these can be items of the app's Product Backlog? (Choose all that apply.)",
    options: {
      a: {
        text: 'A fix to the search for names with accents',
        why: 'A bug is work on the product and takes its place in the order.',
      },
      b: {
        text: 'A trial of two kinds of search with eight patrons',
        why: 'Experimentation is one of the product-related activities of the Scrum Team. A trial helps to improve the product.',
      },
      c: {
        text: 'A report on the hours in the current Sprint',
        why: "The Product Backlog lists what is needed to improve the product. A report on people's hours doesn't improve it.",
      },
      d: {
        text: 'A change of the sign-in software before support ends',
        why: 'Maintenance is among the activities that a Scrum Team is responsible for.',
      },
      e: {
        text: "The other company's own repair of an error in its loan system",
        why: 'The loan system is another product with another owner. An item for the app could be to cope with its errors.',
      },
    },
    answers: ['a', 'b', 'd'],
    rests: ['team-13', 'product-backlog-1'],
  },
  {
    id: 'product-backlog-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A Product Owner marks fourteen items as "high," and no one can tell which of them comes next. What is missing?',
    options: {
      a: {
        text: 'One order for all the items',
        why: 'The Product Backlog is an ordered list, so that people can tell what comes next. With fourteen items marked alike, no one can.',
      },
      b: {
        text: 'A single Sprint Goal',
        why: 'A Sprint Goal gives one Sprint an objective. Which item comes next is shown by the order of the Product Backlog, and these fourteen have none.',
      },
      c: {
        text: 'A shared Definition of Done',
        why: 'The Definition of Done gives everyone a shared understanding of completed work. Which item comes next is shown by the order of the Product Backlog.',
      },
      d: {
        text: 'A Product Goal',
        why: 'A Product Goal helps to decide what is important. Which of fourteen important items comes next, only an order of them shows.',
      },
    },
    answer: 'a',
    rests: ['product-backlog-1'],
  },
  {
    id: 'product-backlog-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The attributes of Product Backlog items may differ from one domain of work to another.',
    answer: true,
    why: {
      true: 'Attributes often vary with the domain of work. Description, order and size are named as examples of details.',
      false:
        'Attributes often vary with the domain: what is worth noting about an item differs between a hospital and a game studio. A fixed set would only make lists easier to compare.',
    },
    rests: ['product-backlog-7'],
  },
  {
    id: 'product-backlog-11',
    kind: 'single',
    difficulty: 2,
    stem: 'An item that the Product Owner wants next year has one line of text and no size. What is the best thing to do with it?',
    options: {
      a: {
        text: 'It can be selected as it is.',
        why: "An item is ready when it can be Done within one Sprint, which no one can tell of this one yet. It's wanted next year, so it can stay rough.",
      },
      b: {
        text: 'It should be broken down in refinement.',
        why: 'Refinement is ongoing and can add the details when a Sprint comes nearer. Details that are added a year ahead may be out of date by then.',
      },
      c: {
        text: 'It can stay rough until a Sprint comes nearer.',
        why: 'The list is emergent, and refinement adds details all the time, where they are needed.',
      },
      d: {
        text: 'The Product Owner can remove it from the list.',
        why: 'The Product Owner could, but wants it next year. A rough item may stay in the list.',
      },
    },
    answer: 'c',
    rests: ['product-backlog-6'],
  },
  {
    id: 'product-backlog-12',
    kind: 'single',
    difficulty: 2,
    stem: 'Asked for the Product Goal, a Product Owner says, "To get everything in the Product Backlog Done by December." What is missing?',
    options: {
      a: {
        text: 'A clear boundary and well-defined users',
        why: "These belong to a product. The goal lacks something else: it doesn't say what the product should become.",
      },
      b: {
        text: 'A future state of the product',
        why: 'A Product Goal describes such a state, and the rest of the Product Backlog emerges from it. Here the list defines the goal.',
      },
      c: {
        text: 'A promise by the Developers',
        why: "The Developers commit to the Sprint Goal; a Product Goal doesn't need their promise. It should describe a future state of the product, and this one doesn't.",
      },
      d: {
        text: 'A list of the features that belong to it',
        why: "What will fulfill a goal emerges in the rest of the Product Backlog. The goal itself has to describe a future state of the product, and this one doesn't.",
      },
    },
    answer: 'b',
    rests: ['product-goal-1'],
  },
  {
    id: 'product-backlog-13',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Which two of these sentences describe a future state of a library app, as a Product Goal should? (Choose two.)',
    options: {
      a: {
        text: 'A fourth version is out before the summer break.',
        why: 'This is an event on a date. It leaves open what people could do then.',
      },
      b: {
        text: 'We build a calendar and a map of the lockers.',
        why: 'That is a list of items. A goal says what they should be good for.',
      },
      c: {
        text: "Parents manage all the family's loans on one phone.",
        why: "You can tell from the product whether it's true, and how to get there is left open.",
      },
      d: {
        text: 'Blind patrons can do everything without help.',
        why: 'It can be checked in the product, and the Product Backlog can emerge from it.',
      },
      e: {
        text: 'Our team needs half as much time for each item.',
        why: 'This is about the team. A Product Goal is about the product.',
      },
    },
    answers: ['c', 'd'],
    rests: ['product-goal-1'],
  },
  {
    id: 'product-backlog-14',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Goal has been reached, but forty items written for it are still in the Product Backlog. What follows for these items?',
    options: {
      a: {
        text: 'They stay at the top, because they are refined already.',
        why: "What stays, and in which place, is the Product Owner's decision. Being refined doesn't give an item a place, and the next goal may need others.",
      },
      b: {
        text: 'They must be removed, because their goal is reached.',
        why: "The Guide doesn't say that; the Product Owner decides what stays. Some items may still be worth having, and others may serve the next goal.",
      },
      c: {
        text: 'They must be Done before the next goal is taken on.',
        why: 'The goal is a state of the product, and it has been reached. That is enough to take on the next one.',
      },
      d: {
        text: 'They stay or go, as the Product Owner decides.',
        why: "The content and order of the Product Backlog are the Product Owner's decisions. Some items may serve the next goal, and others may go.",
      },
    },
    answer: 'd',
    rests: ['product-owner-11', 'product-goal-8'],
  },
  {
    id: 'product-backlog-15',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Product Goal is fulfilled only when all the items are Done that were in the Product Backlog when it was set.',
    answer: false,
    why: {
      true: 'That would treat the list of one day as complete. What will fulfill the goal emerges while people learn.',
      false:
        'The goal is a future state of the product, and that state counts. It may be reached with fewer items, more items or different ones.',
    },
    rests: ['product-goal-3'],
  },
  {
    id: 'product-backlog-16',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team writes small programs for whichever department asks first, and calls all of it "our product." What is missing?',
    options: {
      a: {
        text: 'A list of the features that belong to it',
        why: "There are features enough on the departments' lists. What is missing is what makes a product: a clear boundary, known stakeholders and well-defined users.",
      },
      b: {
        text: 'A future state of the product',
        why: 'A Product Goal would describe it, but first it must be clear what the product is. That takes a clear boundary and well-defined users.',
      },
      c: {
        text: 'A promise by the Developers',
        why: "Scrum doesn't ask for this promise. What would turn separate requests into a product is a clear boundary, with known stakeholders and well-defined users.",
      },
      d: {
        text: 'A clear boundary and well-defined users',
        why: 'A product has a clear boundary, known stakeholders and well-defined users or customers. Here no one can say what belongs to it.',
      },
    },
    answer: 'd',
    rests: ['product-goal-5'],
  },
  {
    id: 'product-backlog-17',
    kind: 'single',
    difficulty: 2,
    stem: 'Old shortcuts in the code slow the Developers down, and they would like to spend several days on a repair. What fits Scrum best?',
    options: {
      a: {
        text: 'They do the repair as a hidden part of another item.',
        why: "The work must be visible, and a hidden repair isn't. If the Developers want it to come first, they can try to convince the Product Owner.",
      },
      b: {
        text: 'They try to convince the Product Owner to order it high.',
        why: 'The repair is work on the product. Those who want the list changed have to convince the Product Owner.',
      },
      c: {
        text: 'They use the next Sprint for it, since the plan is theirs.',
        why: 'Their plan is for the items of the Sprint. Whether repairs come first is a matter of the order, which the Product Owner decides.',
      },
      d: {
        text: 'They ask the head of engineering to put it first.',
        why: 'The Product Owner decides on the order, and the entire organization respects that. The Developers can try to convince this person themselves.',
      },
    },
    answer: 'b',
    rests: ['product-owner-15'],
  },
  {
    id: 'product-backlog-18',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Technical debt makes each change slower than the last. Which two measures help most, while the team still delivers value? (Choose the best two.)',
    options: {
      a: {
        text: 'Ordering the repairs along with the other items',
        why: 'In the single list, each repair can be weighed against features, and the debt is visible to everyone.',
      },
      b: {
        text: 'Stricter quality measures in the Definition of Done',
        why: 'Stricter measures keep every Sprint from adding new debt. The Definition of Done describes the quality that the product requires.',
      },
      c: {
        text: 'A separate maintenance team for the repairs',
        why: "The team that causes the debt wouldn't feel it, and the Guide makes maintenance part of the Scrum Team's work.",
      },
      d: {
        text: 'A margin on all sizes for work on old code',
        why: 'Larger sizes may make forecasts more honest, but the debt stays as it is. Repairs in the Product Backlog reduce it, and stricter quality measures keep out more.',
      },
      e: {
        text: 'A whole Sprint without new features after every third Sprint',
        why: 'It delays both repairs and value, and it lets three Sprints add to the debt. As Product Backlog items, repairs can be part of any Sprint.',
      },
    },
    answers: ['a', 'b'],
    rests: ['product-backlog-2', 'done-1'],
  },
  {
    id: 'product-backlog-19',
    kind: 'single',
    difficulty: 1,
    stem: "A hospital wants to improve its telephone advice line, a service without any software. Can it be a product in the Guide's sense?",
    options: {
      a: {
        text: 'Yes, because a product can be a service',
        why: 'In the Guide, a product delivers value and may be a service, a physical thing or something more abstract.',
      },
      b: {
        text: 'Yes, but only if callers can also use an app',
        why: "It doesn't take an app. Scrum comes from software, but the Guide names services and physical products as well.",
      },
      c: {
        text: "No, because a service can't have Increments",
        why: 'In the Guide, a product may be a service. Each improvement of the advice line can be an Increment that callers notice.',
      },
      d: {
        text: "No, because the callers don't pay for it",
        why: "In the Guide, a product delivers value and may be a service. It doesn't ask whether anyone pays.",
      },
    },
    answer: 'a',
    rests: ['product-goal-6'],
  },
  {
    id: 'product-backlog-20',
    kind: 'single',
    difficulty: 1,
    stem: 'Whose needs may the Product Owner represent in the Product Backlog, according to the Guide?',
    options: {
      a: {
        text: 'Those of the Developers who build the product',
        why: 'Developers may propose items, too. But the Guide says this about the needs of stakeholders, the people with an interest in the product.',
      },
      b: {
        text: "Those of the company's project office",
        why: "The Guide says this about stakeholders and doesn't mention such an office. Its needs may matter if it is one of the stakeholders.",
      },
      c: {
        text: 'Those of many stakeholders',
        why: 'The Product Owner is one person, and may represent many stakeholders by the items in the list.',
      },
      d: {
        text: 'Those of the other Product Owners',
        why: 'One product has one Product Owner. Others may be stakeholders and try to convince this person.',
      },
    },
    answer: 'c',
    rests: ['product-owner-14'],
  },
  {
    id: 'product-backlog-21',
    kind: 'single',
    difficulty: 3,
    stem: 'Who develops the Product Goal, and who defines the Sprint Goal?',
    options: {
      a: {
        text: 'The Developers do the first, and the Product Owner does the second.',
        why: "Developing the Product Goal is part of the Product Owner's accountability, and the Sprint Goal is defined together.",
      },
      b: {
        text: 'The whole Scrum Team does both.',
        why: "The whole team defines the Sprint Goal together. But developing the Product Goal is part of the Product Owner's accountability.",
      },
      c: {
        text: 'The Product Owner does the first, and the Scrum Team does the second.',
        why: 'The Product Owner is accountable for the Product Goal. In Sprint Planning, the whole Scrum Team defines the Sprint Goal.',
      },
      d: {
        text: 'The Product Owner does the first, and the Developers do the second.',
        why: 'The Developers commit to the Sprint Goal, so it seems to be theirs. The whole Scrum Team defines it together.',
      },
    },
    answer: 'c',
    rests: ['product-owner-4', 'sprint-planning-8'],
  },
  {
    id: 'product-backlog-22',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team may abandon its Product Goal only after it has delivered at least one Increment toward it.',
    answer: false,
    why: {
      true: "The Guide doesn't set a minimum. If a goal has lost its point, it can be abandoned, and the Product Owner develops the next one.",
      false:
        'A goal may be abandoned as soon as it no longer makes sense, no matter how far the work has come.',
    },
    rests: ['product-goal-8'],
  },
  {
    id: 'product-backlog-23',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which two statements about the Product Goal agree with the Guide? (Choose two.)',
    options: {
      a: {
        text: 'It is in the Product Backlog.',
        why: 'The Product Goal belongs to the Product Backlog, whose items emerge as the way to reach it.',
      },
      b: {
        text: 'It is a target that the team plans against.',
        why: "It's a future state of the product, against which the Scrum Team plans.",
      },
      c: {
        text: 'It is the sum of the Sprint Goals.',
        why: 'The Product Goal is a future state of the product, against which the team plans. Sprint Goals are set one at a time, on the way there.',
      },
      d: {
        text: 'It is a promise to the stakeholders.',
        why: "The goal is the commitment for the Product Backlog, but the Guide doesn't make it a promise of results.",
      },
      e: {
        text: 'It is created anew in each Sprint Planning.',
        why: 'That is the Sprint Goal. The Product Goal is long-term and lasts until it is fulfilled or abandoned.',
      },
    },
    answers: ['a', 'b'],
    rests: ['product-goal-2', 'product-goal-1'],
  },
  {
    id: 'product-backlog-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Who is responsible for sizing Product Backlog items?',
    options: {
      a: {
        text: 'The Product Owner',
        why: "The Product Owner orders the items and may help the Developers understand trade-offs. Sizing is the Developers' job.",
      },
      b: {
        text: 'The Developers',
        why: 'The Guide makes the Developers responsible for sizing, since they are the ones who will do the work.',
      },
      c: {
        text: 'The Scrum Master',
        why: 'A Scrum Master may help find techniques. Sizing is the responsibility of the Developers who will do the work.',
      },
      d: {
        text: 'The whole Scrum Team',
        why: 'The whole team may refine items together, so it seems right. Sizing still belongs to the Developers who will do the work.',
      },
    },
    answer: 'b',
    rests: ['product-backlog-8'],
  },
  {
    id: 'product-backlog-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Which artifact contains the Product Goal?',
    options: {
      a: {
        text: 'The Sprint Backlog',
        why: 'The Sprint Backlog contains the Sprint Goal. The two goals are easy to mix up; the Product Goal is in the Product Backlog.',
      },
      b: {
        text: 'The Increment',
        why: "An Increment is a step toward the Product Goal and doesn't contain it. Its commitment is the Definition of Done.",
      },
      c: {
        text: 'All three artifacts together',
        why: 'Each artifact has a commitment of its own. The Product Goal is that of the Product Backlog and is in it.',
      },
      d: {
        text: 'The Product Backlog',
        why: 'The Product Goal is in the Product Backlog, and the rest of the list emerges to fulfill it.',
      },
    },
    answer: 'd',
    rests: ['product-goal-2'],
  },
  {
    id: 'product-backlog-43',
    kind: 'single',
    difficulty: 1,
    stem: 'How may the Product Owner influence the sizing of items?',
    options: {
      a: {
        text: 'By setting an upper limit for each size',
        why: 'An upper limit would decide the size. Sizing is up to the Developers who will do the work.',
      },
      b: {
        text: 'Not at all',
        why: "It's tempting, since sizing is up to the Developers. But the Product Owner may influence them by helping them understand and select trade-offs.",
      },
      c: {
        text: 'By helping Developers understand and select trade-offs',
        why: 'This is the influence that the Guide names. If Developers know what matters less, they may find a smaller solution.',
      },
      d: {
        text: 'By adding a size of their own to the average',
        why: "The Developers who do the work are responsible for sizing. The Product Owner may influence them but doesn't size with them.",
      },
    },
    answer: 'c',
    rests: ['product-backlog-9'],
  },
  {
    id: 'product-backlog-44',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What is true of Product Backlog refinement? (Choose two.)',
    options: {
      a: {
        text: 'It is an ongoing activity.',
        why: 'It goes on all the time and adds details such as an order and a size.',
      },
      b: {
        text: 'It is done by the Product Owner alone.',
        why: "Others take part: the Developers, for example, are responsible for the sizes. It's tempting, since the Product Owner is accountable for the Product Backlog.",
      },
      c: {
        text: "It is one of Scrum's five events.",
        why: "Some teams hold a meeting for it, so it's tempting. The Guide calls refinement an ongoing activity, and it isn't one of the five events.",
      },
      d: {
        text: 'It breaks items into smaller ones.',
        why: 'Refinement breaks items down, so that they become smaller and more precise.',
      },
      e: {
        text: "It takes up to 10% of the team's capacity.",
        why: 'The Guide of 2017 said that refinement usually took no more than 10%. The Guide of 2020 has no such figure.',
      },
    },
    answers: ['a', 'd'],
    rests: ['product-backlog-5', 'product-backlog-6'],
  },
  {
    id: 'product-backlog-45',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What does a product have, according to the Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'Known stakeholders',
        why: "The Guide says that a product has known stakeholders: it's clear who has an interest in it.",
      },
      b: {
        text: 'A planned end date',
        why: "A project has an end date. The Guide calls a product a vehicle to deliver value and doesn't mention an end.",
      },
      c: {
        text: 'Well-defined users or customers',
        why: "In the Guide's words, a product has well-defined users or customers: it's clear who uses or buys it.",
      },
      d: {
        text: 'A physical form',
        why: "A product doesn't have to be physical. It may also be a service or something more abstract.",
      },
      e: {
        text: 'A clear boundary',
        why: "In the Guide's words, a product has a clear boundary: people know what belongs to it and what doesn't.",
      },
    },
    answers: ['a', 'c', 'e'],
    rests: ['product-goal-5'],
  },
]
