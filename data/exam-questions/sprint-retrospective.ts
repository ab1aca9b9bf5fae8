import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-retrospective-6',
    kind: 'single',
    difficulty: 2,
    stem: "A director asks for a seat at the Retrospective, to support the team's improvements. The team feels uneasy. How does the Scrum Master respond best?",
    options: {
      a: {
        text: 'Let the director come and listen in silence',
        why: 'In the Retrospective, the Scrum Team has to speak openly, and even a silent guest can make that harder. Managers can support it by helping to remove obstacles.',
      },
      b: {
        text: "Ask the director for help with obstacles that the team can't remove",
        why: 'Causing the removal of impediments is a service of the Scrum Master. Managers can support it without sitting in the event.',
      },
      c: {
        text: 'Explain what the event is for, and invite the director to the Sprint Review',
        why: "Explaining is fine, but the Review is about the product. It doesn't use the offer to support improvements.",
      },
      d: {
        text: 'Write the director a summary of each event',
        why: 'What supports improvements is help in removing obstacles. A summary removes none, and people who know that it will be written may speak less openly.',
      },
    },
    answer: 'b',
    rests: ['scrum-master-9'],
  },
  {
    id: 'sprint-retrospective-7',
    kind: 'single',
    difficulty: 2,
    stem: 'For the third time, a Retrospective notes that a supplier answers slowly, and moves on to the next topic. What is missing?',
    options: {
      a: {
        text: 'A change to begin as soon as possible',
        why: 'Inspection without adaptation is considered pointless. The team needs a step to try, or help in removing the obstacle.',
      },
      b: {
        text: 'The name of the person who is to blame',
        why: 'Inspection is pointless without adaptation. Blame changes nothing about the supplier and makes people careful.',
      },
      c: {
        text: 'The assumption that misled the team, and where it came from',
        why: 'The Guide has the team look for such assumptions, but here the cause is known. What is missing is a change, since inspection is pointless without adaptation.',
      },
      d: {
        text: 'More figures about what has happened',
        why: 'Inspection without adaptation is considered pointless. The problem has been noted three times, so the team needs a step to try and not another figure.',
      },
    },
    answer: 'a',
    rests: ['inspection-6'],
  },
  {
    id: 'sprint-retrospective-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A wrong assumption about users has cost a Scrum Team half a Sprint. What should its Retrospective look at? (Choose all that apply.)',
    options: {
      a: {
        text: 'What the assumption was',
        why: 'A Scrum Team identifies the assumptions that led it astray.',
      },
      b: {
        text: 'Where the assumption came from',
        why: 'The origins of such assumptions are explored. Otherwise, the same can happen again.',
      },
      c: {
        text: 'Who should be blamed',
        why: 'The team inspects individuals and interactions to become more effective. Blame makes people hide what they know.',
      },
      d: {
        text: 'How the problem was solved',
        why: "The team discusses which problems it had, and how they were or weren't solved.",
      },
      e: {
        text: 'Which items come next in the Product Backlog',
        why: 'Ordering the Product Backlog is up to the Product Owner. The Retrospective is about how the team works.',
      },
    },
    answers: ['a', 'b', 'd'],
    rests: ['sprint-retrospective-4', 'sprint-retrospective-6'],
  },
  {
    id: 'sprint-retrospective-9',
    kind: 'single',
    difficulty: 1,
    stem: 'A Retrospective finds an improvement that will take two days of work. Which way to handle it does the Guide mention?',
    options: {
      a: {
        text: 'Do it the same day',
        why: "The Guide says as soon as possible, but two days of work don't fit into the end of this Sprint. So it mentions the next Sprint Backlog.",
      },
      b: {
        text: 'Leave it to the Scrum Master',
        why: "The Guide mentions the next Sprint Backlog, so the work is the team's. The Scrum Master enables the team to improve.",
      },
      c: {
        text: 'Add it to the Product Backlog',
        why: 'The Guide mentions the next Sprint Backlog. The Product Backlog lists what would improve the product, and this improves how the team works.',
      },
      d: {
        text: 'Add it to the next Sprint Backlog',
        why: 'Improvements may be added there. Until 2020, the Guide even required at least one in each Sprint Backlog.',
      },
    },
    answer: 'd',
    rests: ['sprint-retrospective-9'],
  },
  {
    id: 'sprint-retrospective-10',
    kind: 'single',
    difficulty: 3,
    stem: "A Scrum Team's Definition of Done is exactly the standard of its organization. Which change may the team make to it without asking anyone?",
    options: {
      a: {
        text: 'Replace a slow check with a better one',
        why: "The slow check is part of the standard, which is a minimum. The team may add the better check, but it can't drop the slow one by itself.",
      },
      b: {
        text: 'Add a check',
        why: 'The standard is a minimum that all Scrum Teams must follow. A team may ask more of itself.',
      },
      c: {
        text: 'Limit a slow check to large items',
        why: 'The standard is a minimum and applies to every Increment. With this change, small items would fall below it.',
      },
      d: {
        text: 'Drop a check that finds nothing',
        why: 'It sounds reasonable, but the standard is a minimum. The team can suggest the change to the organization.',
      },
    },
    answer: 'b',
    rests: ['done-7'],
  },
  {
    id: 'sprint-retrospective-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'Every Sprint ends with a Sprint Retrospective, even if the Scrum Team had no problems.',
    answer: true,
    why: {
      true: 'The Retrospective concludes the Sprint. The team also looks at what went well.',
      false:
        'The Guide makes no exception: the Retrospective concludes every Sprint. If all is well, the team can still discuss what went well.',
    },
    rests: ['sprint-retrospective-10'],
  },
  {
    id: 'sprint-retrospective-12',
    kind: 'single',
    difficulty: 2,
    stem: 'The Retrospective will deal with how the Scrum Master, who usually facilitates it, handled a problem. What makes the most sense?',
    options: {
      a: {
        text: 'A manager facilitates, and the whole team takes part.',
        why: 'The whole team inspects how its Sprint went and has to speak openly. A manager may seem neutral, but can make that harder; a member can facilitate.',
      },
      b: {
        text: 'The Scrum Master facilitates, and another member takes notes.',
        why: "The whole team takes part in inspecting how the Sprint went. It's hard to lead a conversation fairly while explaining your own part in it.",
      },
      c: {
        text: 'Another member facilitates, and the Scrum Master takes part.',
        why: "The Guide doesn't say who facilitates; it follows from a productive event in which the whole Scrum Team inspects how the Sprint went.",
      },
      d: {
        text: 'Another member facilitates, and the Scrum Master stays away.',
        why: "The whole Scrum Team takes part in the Retrospective. Without the Scrum Master, the team would talk about someone who can't answer.",
      },
    },
    answer: 'c',
    rests: ['sprint-retrospective-2'],
  },
  {
    id: 'sprint-retrospective-13',
    kind: 'single',
    difficulty: 1,
    stem: 'In which event does the Scrum Team inspect how its members worked together?',
    options: {
      a: {
        text: 'The Sprint Retrospective',
        why: 'In the Retrospective, the team inspects the Sprint with regard to individuals and interactions, among other things.',
      },
      b: {
        text: 'Sprint Planning',
        why: 'Sprint Planning lays out the work of the Sprint. How members worked together in the last one was inspected before, in the Retrospective.',
      },
      c: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum inspects progress toward the Sprint Goal. Conflicts may come up, but how members work together is inspected in the Retrospective.',
      },
      d: {
        text: 'The Sprint Review',
        why: 'The Sprint Review inspects the outcome of the Sprint, together with stakeholders. How members worked together is inspected without guests, in the Retrospective.',
      },
    },
    answer: 'a',
    rests: ['sprint-retrospective-2'],
  },
  {
    id: 'sprint-retrospective-41',
    kind: 'single',
    difficulty: 1,
    stem: 'When does a Scrum Team address its most impactful improvements?',
    options: {
      a: {
        text: 'As soon as possible',
        why: "What helps most shouldn't wait. Adding it to the next Sprint Backlog is one way to do that.",
      },
      b: {
        text: 'Before the end of Sprint Planning',
        why: 'Before Sprint Planning ends, the Sprint Goal has to be final. The best improvements are addressed as soon as possible.',
      },
      c: {
        text: 'By the next Sprint Retrospective',
        why: 'Then a whole Sprint could pass without a change. What helps most is addressed as soon as possible.',
      },
      d: {
        text: 'At the start of the next Sprint',
        why: 'Until 2020, the next Sprint Backlog had to include at least one improvement. Today the best ones are addressed as soon as possible.',
      },
    },
    answer: 'a',
    rests: ['sprint-retrospective-8'],
  },
  {
    id: 'sprint-retrospective-42',
    kind: 'single',
    difficulty: 1,
    stem: 'How long may a Sprint Retrospective last in a one-month Sprint?',
    options: {
      a: {
        text: 'Two hours',
        why: 'It may end after two hours, but the most that it may take is three.',
      },
      b: {
        text: 'Three hours',
        why: 'The Retrospective has a timebox of at most three hours in a Sprint of a month.',
      },
      c: {
        text: 'Four hours',
        why: 'Four hours is the limit of the Sprint Review. The two events are easy to mix up, since they follow each other.',
      },
      d: {
        text: 'Eight hours',
        why: 'Sprint Planning may last eight hours in a one-month Sprint. The limit of the Retrospective is three.',
      },
    },
    answer: 'b',
    rests: ['sprint-retrospective-11'],
  },
  {
    id: 'sprint-retrospective-43',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the purpose of the Sprint Retrospective?',
    options: {
      a: {
        text: 'To inspect the outcome of the Sprint',
        why: 'Inspecting the outcome is the purpose of the Sprint Review. The Retrospective looks at how the Sprint went.',
      },
      b: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'The Developers inspect this progress every day, in the Daily Scrum. The Retrospective looks for ways to work better.',
      },
      c: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning lays out the work when a Sprint begins. The Retrospective concludes the Sprint and looks for ways to work better.',
      },
      d: {
        text: 'To plan ways to increase quality and effectiveness',
        why: 'The team inspects how it worked, so that the next Sprints get better.',
      },
    },
    answer: 'd',
    rests: ['sprint-retrospective-1'],
  },
  {
    id: 'sprint-retrospective-44',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What does the Scrum Team discuss in the Sprint Retrospective? (Choose two.)',
    options: {
      a: {
        text: 'How far the Product Goal has come',
        why: 'Progress toward the Product Goal is discussed at the Sprint Review, just before. The Retrospective is about how the team worked.',
      },
      b: {
        text: 'Whether its problems were solved, and how',
        why: "The team discusses what problems it encountered, and how they were or weren't solved.",
      },
      c: {
        text: 'What went well during the Sprint',
        why: 'What went well is discussed in the Retrospective, and not only the problems of the Sprint.',
      },
      d: {
        text: 'Which items come first in the next Sprint',
        why: "The order is the Product Owner's decision, and items are selected in Sprint Planning.",
      },
      e: {
        text: 'What has changed in the market',
        why: 'Scrum Team and stakeholders review at the Sprint Review what has changed in their environment. The Retrospective is about how the team worked.',
      },
    },
    answers: ['b', 'c'],
    rests: ['sprint-retrospective-6', 'sprint-retrospective-5'],
  },
]
