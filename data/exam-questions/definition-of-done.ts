import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A Scrum Team adds a line on speed to its Definition of Done. Several older pages are too slow for it. Where does the work on them belong?',
    options: {
      a: {
        text: 'In a list of repairs that only the Developers see and order',
        why: 'A second list of work would compete with the Product Backlog, the single source of what the team does.',
      },
      b: {
        text: 'In the Product Backlog, where the Product Owner orders it',
        why: 'All work on the product gets its place in this one list, where it can be weighed against the rest.',
      },
      c: {
        text: 'In the next Sprint Backlog, before all new items',
        why: 'Nothing enters a Sprint on its own. The Product Owner orders the items, and the Developers select them.',
      },
      d: {
        text: 'In a repair Sprint before any other work',
        why: 'Repairs are items like others. Whether they come first is a question of order, for the Product Owner.',
      },
    },
    answer: 'b',
    rests: ['product-backlog-2', 'product-owner-6'],
  },
  {
    id: 'definition-of-done-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Which sentence works best as a line in the Definition of Done for a library app?',
    options: {
      a: {
        text: 'Every function was tested with great care.',
        why: 'The definition describes a state of the Increment. This line says what someone did, and the Increment may be poor all the same.',
      },
      b: {
        text: 'The users are happy with every function.',
        why: 'Before the Sprint ends, the team must be able to tell whether an item is Done. Whether users are happy shows only after they have used it.',
      },
      c: {
        text: 'The waiting list notifies the next person in line.',
        why: 'That describes what one item should do. The Definition of Done holds for every Increment.',
      },
      d: {
        text: 'Every function can be used with a screen reader.',
        why: 'It describes a quality of the product, can be answered with yes or no, and holds for all items.',
      },
    },
    answer: 'd',
    rests: ['done-1'],
  },
  {
    id: 'definition-of-done-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Where does the Definition of Done play a part, according to the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'When the Developers choose a structure for the Daily Scrum',
        why: "The Developers choose any structure that focuses on progress toward the Sprint Goal. The Guide doesn't connect this choice with the Definition of Done.",
      },
      b: {
        text: 'When the Developers forecast what they can do in a Sprint',
        why: 'The more the Developers know about their Definition of Done, past performance and capacity, the more confident their forecast is.',
      },
      c: {
        text: 'When the Scrum Team inspects the last Sprint in the Retrospective',
        why: 'In the Retrospective, the Scrum Team inspects its Definition of Done along with individuals, interactions, processes and tools.',
      },
      d: {
        text: 'When the Product Owner orders the items',
        why: "The Definition of Done holds for all items alike, so it doesn't tell which of them comes first. The Product Owner decides that.",
      },
      e: {
        text: 'When the Scrum Team presents its results at the Sprint Review',
        why: 'Only work that meets the Definition of Done is part of the Increments, and the sum of the Increments is presented.',
      },
      f: {
        text: 'When an organization sets a standard for all its Scrum Teams',
        why: 'Such a standard may contain the definition, which is then the minimum for every Scrum Team.',
      },
    },
    answers: ['b', 'c', 'e', 'f'],
    rests: ['done-5', 'sprint-planning-14', 'sprint-retrospective-2'],
  },
  {
    id: 'definition-of-done-9',
    kind: 'true-false',
    difficulty: 2,
    stem: 'If the whole Scrum Team agrees, an urgent item may count as Done although it misses one line of the Definition of Done.',
    answer: false,
    why: {
      true: "What misses a line of the Definition of Done isn't part of an Increment, even if all agree. The team can change the definition, but then for all items.",
      false:
        "Everyone's agreement doesn't change the state of the work. What misses a line of the definition isn't part of an Increment.",
    },
    rests: ['increment-9'],
  },
  {
    id: 'definition-of-done-10',
    kind: 'single',
    difficulty: 3,
    stem: 'The Sprint Goal is in danger. A stakeholder suggests skipping a check that the Definition of Done requires. What fits Scrum best?',
    options: {
      a: {
        text: 'Skip the check, because the commitment is to reach the Sprint Goal',
        why: "Quality doesn't decrease during a Sprint, and without the check, items aren't Done. If the goal is in danger, the scope is what can be renegotiated.",
      },
      b: {
        text: 'Keep the check, and add two days to the Sprint',
        why: "Keeping the check is right, since quality doesn't decrease. But the length of a Sprint is fixed; what can be renegotiated is the scope.",
      },
      c: {
        text: 'Skip the check, and note the gap in the Product Backlog',
        why: "The items would be called Done without being so. It's the unfinished item that returns to the Product Backlog, not a note.",
      },
      d: {
        text: 'Keep the check, and negotiate the scope with the Product Owner',
        why: "Scope may be renegotiated with the Product Owner. Quality doesn't decrease during the Sprint.",
      },
    },
    answer: 'd',
    rests: ['sprint-8', 'sprint-10'],
  },
  {
    id: 'definition-of-done-11',
    kind: 'single',
    difficulty: 2,
    stem: 'At a Sprint Review, one guest thinks that "Done" means coded, and another thinks that it means in use. What is missing?',
    options: {
      a: {
        text: 'One order for all the items',
        why: 'An order says which item comes first. What the guests lack is a shared understanding of completed work, and the Definition of Done gives them that.',
      },
      b: {
        text: 'A single Sprint Goal',
        why: 'A Sprint Goal says why the Sprint is valuable. The guests would still take Done to mean different things until they share a Definition of Done.',
      },
      c: {
        text: 'A Product Goal',
        why: 'A Product Goal describes a future state of the product. What has been completed today becomes clear through a shared Definition of Done.',
      },
      d: {
        text: 'A shared Definition of Done',
        why: "It gives everyone a shared understanding of what work was completed, and that's how it creates transparency.",
      },
    },
    answer: 'd',
    rests: ['done-3'],
  },
  {
    id: 'definition-of-done-12',
    kind: 'single',
    difficulty: 2,
    stem: 'For months, a team has called items Done although it knew that it had taken shortcuts. What is the effect on transparency?',
    options: {
      a: {
        text: 'The Increment looks more complete than it is.',
        why: 'Part of the work still has to be done, and no one sees it. Decisions that rest on such a picture increase risk.',
      },
      b: {
        text: 'The Sprint Backlog looks more detailed than it is.',
        why: "The shortcuts are in the work that has been done and not in the plan. So it's the Increment that looks more complete than it is.",
      },
      c: {
        text: 'The Product Backlog looks longer than it is.',
        why: 'If anything, the Product Backlog looks shorter than it is, since the work to be redone is missing. The Increment, however, looks more complete than it is.',
      },
      d: {
        text: 'The Product Goal looks farther away than it is.',
        why: 'It looks closer than it is, because unfinished work has been counted as progress.',
      },
    },
    answer: 'a',
    rests: ['transparency-4'],
  },
  {
    id: 'definition-of-done-13',
    kind: 'single',
    difficulty: 2,
    stem: 'Every page of an app has to be available in four languages. Where does this requirement belong?',
    options: {
      a: {
        text: 'In the Product Goal',
        why: 'The Product Goal says what the product should become. A quality that every Increment must have is part of the Definition of Done.',
      },
      b: {
        text: 'In the Definition of Done of the whole product',
        why: 'It is a quality measure that every Increment has to meet, so it needs to be written only once.',
      },
      c: {
        text: 'In the Sprint Goal of the next Sprint',
        why: 'The Sprint Goal says why one Sprint is valuable. The requirement holds for every Sprint, so each goal would have to repeat it.',
      },
      d: {
        text: 'In the Product Backlog item for one page',
        why: "It would hold for this one page only. The requirement applies to every page, today's and tomorrow's.",
      },
    },
    answer: 'b',
    rests: ['done-1'],
  },
  {
    id: 'definition-of-done-14',
    kind: 'single',
    difficulty: 2,
    stem: 'In an app, only the payment page must handle a thousand requests a second. Where does this requirement belong?',
    options: {
      a: {
        text: 'In the Product Goal',
        why: "The Product Goal is the long-term objective for the product. A figure for one page is a detail of that page's Product Backlog item.",
      },
      b: {
        text: 'In the Definition of Done of the whole product',
        why: "Each line of the Definition of Done holds for every Increment, the other pages included. A figure for one page belongs in that page's item.",
      },
      c: {
        text: 'In the Sprint Goal of the next Sprint',
        why: "The Sprint Goal says why a Sprint is valuable and is its single objective. A figure for one page belongs in that page's Product Backlog item.",
      },
      d: {
        text: 'In the Product Backlog item for that page',
        why: "The Guide doesn't say so; it follows from what the two contain: items have details, and the Definition of Done holds for all Increments.",
      },
    },
    answer: 'd',
    rests: ['done-1'],
  },
  {
    id: 'definition-of-done-15',
    kind: 'true-false',
    difficulty: 2,
    stem: 'If an organization has a standard for Done, a Scrum Team may follow a Definition of Done that asks for more.',
    answer: true,
    why: {
      true: 'The standard is a minimum. A Scrum Team has to meet it and may go beyond it.',
      false:
        '"Standard" sounds like a fixed rule, but the Guide calls it a minimum. A team may ask more of itself.',
    },
    rests: ['done-7'],
  },
  {
    id: 'definition-of-done-16',
    kind: 'single',
    difficulty: 2,
    stem: "A security test has become part of an organization's standards for Done. Do its Scrum Teams have to follow this standard?",
    options: {
      a: {
        text: 'All teams have to follow it as a minimum.',
        why: "If the Definition of Done is part of an organization's standards, it is the minimum for each Scrum Team.",
      },
      b: {
        text: 'The Developers of each team decide whether to follow it.',
        why: 'How they work is up to them. What quality an Increment needs at least, the organization may set.',
      },
      c: {
        text: 'The Product Owner decides whether to follow it.',
        why: "Such a standard is the minimum for every Scrum Team. Being accountable for value doesn't let the Product Owner waive it.",
      },
      d: {
        text: 'The Scrum Masters of the teams decide together whether to follow it.',
        why: "Such a standard is the minimum for every Scrum Team. Scrum Masters may help the teams to adopt it, but they can't exempt anyone.",
      },
    },
    answer: 'a',
    rests: ['done-7'],
  },
  {
    id: 'definition-of-done-17',
    kind: 'single',
    difficulty: 3,
    stem: 'A Product Owner wants to drop code reviews from the Definition of Done for three Sprints. What fits Scrum best?',
    options: {
      a: {
        text: 'The Developers agree and plan a cleanup for the fourth Sprint.',
        why: "A cleanup later doesn't undo the loss. Quality must not decrease in any Sprint.",
      },
      b: {
        text: 'The Product Owner decides this, being accountable for value.',
        why: 'Accountability for value tempts one to think so. The whole Scrum Team owns the definition, and no single member can lower it.',
      },
      c: {
        text: 'The Scrum Master helps the Product Owner see what this would cost.',
        why: "Helping everyone understand theory and practice is the Scrum Master's way. Quality doesn't decrease, and no single member can lower the definition.",
      },
      d: {
        text: 'The Scrum Master allows the exception, but only for one Sprint.',
        why: "Quality doesn't decrease in any Sprint, so the Scrum Master can't allow an exception. For that Sprint, Done would mean less than people think.",
      },
    },
    answer: 'c',
    rests: ['scrum-master-2', 'sprint-8'],
  },
  {
    id: 'definition-of-done-18',
    kind: 'single',
    difficulty: 2,
    stem: 'Four Developers say what their Definition of Done is good for. Whose sentence does NOT fit the Guide?',
    options: {
      a: {
        text: '"It shows us when an Increment is born."',
        why: "This fits, so it isn't the answer: an Increment is born at the moment when an item meets the definition.",
      },
      b: {
        text: '"It shows everyone which work was completed."',
        why: "This fits, so it isn't the answer: the definition gives everyone a shared understanding of completed work.",
      },
      c: {
        text: '"It shows us which item is worth the most."',
        why: "This doesn't fit: the definition describes quality and holds for all items. Value is weighed in the order of the Product Backlog.",
      },
      d: {
        text: '"It shows us what quality the product requires."',
        why: "This fits, so it isn't the answer: the definition contains the quality measures required for the product.",
      },
    },
    answer: 'c',
    rests: ['done-1'],
  },
  {
    id: 'definition-of-done-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Without an organizational standard, who creates the Definition of Done?',
    options: {
      a: {
        text: 'The whole Scrum Team',
        why: "Where there isn't a standard to follow, the Scrum Team must create a definition that suits the product.",
      },
      b: {
        text: 'The Product Owner',
        why: "The Product Owner takes part as a member of the team, but doesn't write the definition for the others.",
      },
      c: {
        text: 'The Scrum Master',
        why: 'The Scrum Master helps everyone understand what Done is for. Creating the definition is up to the team.',
      },
      d: {
        text: 'The Developers',
        why: "Until 2020, this was the Development Team's task. Today the whole Scrum Team creates the definition, and the Developers have to conform to it.",
      },
    },
    answer: 'a',
    rests: ['done-8'],
  },
  {
    id: 'definition-of-done-42',
    kind: 'single',
    difficulty: 2,
    stem: 'How does the Definition of Done differ from acceptance criteria?',
    options: {
      a: {
        text: "It's optional, while acceptance criteria are required.",
        why: "It's the other way around. The Definition of Done is a commitment, and acceptance criteria aren't part of Scrum.",
      },
      b: {
        text: "It's written by the Product Owner, not by the team.",
        why: 'If the organization has no standard, the whole Scrum Team creates the Definition of Done, not the Product Owner alone.',
      },
      c: {
        text: 'It describes functions instead of quality.',
        why: 'The Definition of Done describes quality: the measures that the product requires. What a single function should do is described in its item.',
      },
      d: {
        text: 'It holds for every Increment, not for one item.',
        why: "The Guide doesn't mention acceptance criteria; it follows from what the definition describes: the state of the Increment.",
      },
    },
    answer: 'd',
    rests: ['done-1'],
  },
  {
    id: 'definition-of-done-43',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Several teams share a product. What is true of their Definition of Done? (Choose two.)',
    options: {
      a: {
        text: "It contains at least the organization's standard.",
        why: 'If the organization has a standard, all Scrum Teams must follow it as a minimum.',
      },
      b: {
        text: 'The strictest team decides.',
        why: 'The teams agree on it mutually. The Guide gives no team more say than another.',
      },
      c: {
        text: 'Each team writes its own.',
        why: "Scrum Teams on one product must agree on one Definition of Done, so that Done means the same to everyone. It's tempting, since teams manage themselves.",
      },
      d: {
        text: 'The Product Owner writes it for them.',
        why: "The Product Owner doesn't write it for others: the Scrum Teams that work on the product define it together.",
      },
      e: {
        text: 'The teams define it together.',
        why: 'Scrum Teams on one product must mutually agree on one Definition of Done, and all comply with it.',
      },
    },
    answers: ['a', 'e'],
    rests: ['done-10', 'done-7'],
  },
]
