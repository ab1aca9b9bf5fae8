import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-implementation-challenges-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Every month, a board asks the Product Owner what percentage of the product is complete. What can the Scrum Master do that helps most?',
    options: {
      a: {
        text: 'Agree with her that no more items will be added',
        why: 'The Product Backlog is emergent: it changes as the team learns. Closing it would only improve the number, while progress shows in the product itself.',
      },
      b: {
        text: 'Ask the board to stop asking',
        why: "Progress toward the Product Goal is discussed with stakeholders, so it's fair to ask. The Scrum Master can help the board see progress in the product instead of a percentage.",
      },
      c: {
        text: 'Help the board look at the product and at the decision it faces',
        why: 'It is a service of the Scrum Master to help stakeholders "understand and enact an empirical approach for complex work."',
      },
      d: {
        text: 'Calculate which share of the items is Done',
        why: "The Product Backlog changes all the time, so a share of it would mislead, even if it's what was asked for. The product itself shows the progress.",
      },
    },
    answer: 'c',
    rests: ['scrum-master-17'],
  },
  {
    id: 'scrum-implementation-challenges-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A company wants to pay bonuses to Developers for work that each finishes alone. Which rule speaks against it most directly?',
    options: {
      a: {
        text: 'The Product Owner is accountable for value.',
        why: 'This is true, but work that is finished alone can be valuable, too. More directly, the bonus works against the shared accountability for the Increment.',
      },
      b: {
        text: 'The Scrum Team has no sub-teams.',
        why: "This is true, but a person who works alone doesn't form a sub-team. More directly, the bonus works against the shared accountability for the Increment.",
      },
      c: {
        text: 'The Sprint has a fixed length.',
        why: "This is true, but a bonus doesn't change the length of Sprints. It works against the shared accountability for the Increment.",
      },
      d: {
        text: 'The whole Scrum Team is accountable for the Increment.',
        why: 'All members share the accountability for the Increment. A reward for work that each finishes alone pulls against this.',
      },
    },
    answer: 'd',
    rests: ['team-16'],
  },
  {
    id: 'scrum-implementation-challenges-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A second Scrum Team joins the work on a product. Which of these plans conflict with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The second team only tests what the first has built.',
        why: 'Each Scrum Team has all the skills to create value each Sprint. A team that only tests creates no Increment.',
      },
      b: {
        text: 'The two teams share one Scrum Master.',
        why: "This doesn't conflict with Scrum, so it isn't an answer: each team has one Scrum Master, and the Guide doesn't rule out that one person serves two.",
      },
      c: {
        text: 'The second team starts its Sprints on another day than the first.',
        why: "This doesn't conflict with Scrum, so it isn't an answer: common dates may help, but the Guide doesn't require them.",
      },
      d: {
        text: 'The second team has a Sprint Backlog of its own.',
        why: "This doesn't conflict with Scrum, so it isn't an answer: the Developers of each team plan their own Sprint.",
      },
      e: {
        text: 'The second team has a Product Owner of its own.',
        why: 'Teams on the same product share the Product Goal, the Product Backlog and the Product Owner.',
      },
    },
    answers: ['a', 'e'],
    rests: ['team-12', 'team-6'],
  },
  {
    id: 'scrum-implementation-challenges-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A company releases only after the Sprint Review. What does the Guide say about an item that meets the Definition of Done on day three?',
    options: {
      a: {
        text: 'It may be released at once.',
        why: 'An Increment may be delivered before the end of the Sprint. The Review is never a gate.',
      },
      b: {
        text: 'It may be neither released nor shown.',
        why: 'That applies to items that miss the Definition of Done. This one meets it, so it may be both released and shown.',
      },
      c: {
        text: 'It may be shown, but not released.',
        why: 'The Guide has no state in between. What is Done may be both shown and released.',
      },
      d: {
        text: 'It may be released if the guests of the Review approve.',
        why: "The Review is not a gate, so its guests don't have to approve a release. What meets the Definition of Done may be released at once.",
      },
    },
    answer: 'a',
    rests: ['increment-8'],
  },
  {
    id: 'scrum-implementation-challenges-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A company follows all rules of Scrum and keeps its code reviews, its design workshops and its Kanban board. How does the Guide see this?',
    options: {
      a: {
        text: 'It uses Scrum, with practices of its own inside it.',
        why: 'Scrum "functions well as a container for other techniques, methodologies, and practices."',
      },
      b: {
        text: "It uses parts of Scrum, and the result isn't Scrum.",
        why: "The result isn't Scrum if a part of it is left out. Here nothing is missing, and Scrum works well as a container for other practices.",
      },
      c: {
        text: 'It breaks the Guide, which forbids this.',
        why: 'The Guide says that Scrum wraps around existing practices or renders them unnecessary. It forbids none of these.',
      },
      d: {
        text: 'It has reached a first level of Scrum.',
        why: 'Scrum has no levels. A company that follows all of its rules uses Scrum.',
      },
    },
    answer: 'a',
    rests: ['end-note-5'],
  },
  {
    id: 'scrum-implementation-challenges-11',
    kind: 'single',
    difficulty: 2,
    stem: "A company moves members between its Scrum Teams after every Sprint. What is the most likely effect on the teams' forecasts?",
    options: {
      a: {
        text: 'They become easier to compare, as all teams are alike.',
        why: "Managers may hope for it. But the teams still have different people and items, so their forecasts can't be compared.",
      },
      b: {
        text: 'They become less reliable, as past performance says less.',
        why: "The Guide doesn't say so; it follows from what gives Developers confidence: their past performance, their capacity and their Definition of Done.",
      },
      c: {
        text: 'They become more reliable, as skills are spread more evenly.',
        why: "Skills may spread over time, but a team that changes every Sprint can't learn from its own past.",
      },
      d: {
        text: 'They stay the same, as the number of people does.',
        why: 'Forecasts rest on what the same team got Done before. After each change, a team has no past performance of its own, even if the number of people is the same.',
      },
    },
    answer: 'b',
    rests: ['sprint-planning-14'],
  },
  {
    id: 'scrum-implementation-challenges-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A director keeps giving new work to two Developers. What is the right way to handle such wishes?',
    options: {
      a: {
        text: 'The Developers decide it among themselves.',
        why: "The Developers decide who does what. Which work is needed is the Product Owner's decision, so the director has to convince her.",
      },
      b: {
        text: 'The Scrum Master gives the work to the Developers.',
        why: "The Scrum Master doesn't assign work. The wish would still bypass the Product Backlog, which is the team's single source of work.",
      },
      c: {
        text: 'The director decides, as head of the department.',
        why: 'The Product Owner decides on the Product Backlog, and the entire organization respects that, directors included. Those who want something changed can try to convince her.',
      },
      d: {
        text: 'The director tries to convince the Product Owner.',
        why: 'The director is a stakeholder with a wish. The way to a change in the Product Backlog is to convince the Product Owner.',
      },
    },
    answer: 'd',
    rests: ['product-owner-15'],
  },
  {
    id: 'scrum-implementation-challenges-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What results from implementing only parts of Scrum?',
    options: {
      a: {
        text: "Something that isn't Scrum",
        why: "It's possible to use parts only, but Scrum exists only in its entirety.",
      },
      b: {
        text: 'A lighter version of Scrum',
        why: 'Scrum is lightweight already, and the framework is immutable. It has no lighter version.',
      },
      c: {
        text: 'The first level of Scrum',
        why: "Scrum has no levels and exists only in its entirety. A company may call this a first level, but the result isn't Scrum.",
      },
      d: {
        text: 'Scrum, if the three pillars are kept',
        why: "The pillars alone don't make it Scrum. Each element serves a purpose of its own.",
      },
    },
    answer: 'a',
    rests: ['end-note-3'],
  },
  {
    id: 'scrum-implementation-challenges-42',
    kind: 'single',
    difficulty: 2,
    stem: 'Who takes over the work of a project manager in Scrum?',
    options: {
      a: {
        text: 'The Scrum Master takes over all of it.',
        why: "A Scrum Master neither plans nor assigns the work; the three accountabilities share it. It's tempting, since both titles sound like the one in charge.",
      },
      b: {
        text: 'The three accountabilities share it.',
        why: "The Guide doesn't say so; it follows from its three accountabilities. Value, plan, quality and effectiveness are shared among them.",
      },
      c: {
        text: 'The Product Owner takes over all of it.',
        why: 'The Product Owner takes over only a part: value and the order of the Product Backlog. The Developers plan the Sprint, and the Scrum Master answers for effectiveness.',
      },
      d: {
        text: 'A project office outside the team keeps it.',
        why: 'The Scrum Team manages its own work, and its three accountabilities share what a project manager did. Nothing is left for an office outside.',
      },
    },
    answer: 'b',
    rests: ['team-17'],
  },
  {
    id: 'scrum-implementation-challenges-43',
    kind: 'true-false',
    difficulty: 2,
    stem: "An element of Scrum is optional if a team doesn't see its purpose.",
    answer: false,
    why: {
      true: "Each element serves a purpose that the results as a whole depend on, even if a team doesn't see it. So none of them is optional.",
      false: 'Each element is essential. Leaving one out covers up problems and limits the benefits.',
    },
    rests: ['purpose-6', 'purpose-7'],
  },
  {
    id: 'scrum-implementation-challenges-44',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Scrum shows how well the current management and work techniques serve the team.',
    answer: true,
    why: {
      true: 'Scrum makes visible how effective they are, so that they can be improved.',
      false:
        "Scrum doesn't prescribe management techniques, which makes this tempting. It does make visible how well they work.",
    },
    rests: ['definition-13'],
  },
]
