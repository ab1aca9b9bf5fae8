import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-5',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Sprint Retrospectives have become boring and end without results. Which two steps of the Scrum Master fit Scrum? (Choose two.)',
    options: {
      a: {
        text: 'Suggesting another way of collecting observations',
        why: "The Scrum Master ensures that events are positive and productive. The Guide doesn't prescribe a technique for the Retrospective, so a new one is fine.",
      },
      b: {
        text: 'Replacing the event with a survey for a while',
        why: 'A survey may add to the event, but the event has to take place in each Sprint.',
      },
      c: {
        text: 'Holding the event only every third Sprint',
        why: 'It seems to save time. But a Sprint Retrospective concludes every Sprint, and the Scrum Master ensures that all events take place.',
      },
      d: {
        text: 'Coaching a Developer in facilitating the next one',
        why: 'The Scrum Master ensures that events are positive and productive. Any member can lead one and can learn how.',
      },
      e: {
        text: 'Bringing a list of changes for the team to approve',
        why: 'The Scrum Team identifies the changes. If it only confirms a list, it inspects nothing.',
      },
    },
    answers: ['a', 'd'],
    rests: ['scrum-master-10'],
  },
  {
    id: 'collaboration-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Three Scrum Teams work on one product, and the organization has no standard for Done. What must each team do about its Definition of Done?',
    options: {
      a: {
        text: "Follow the organization's standard as a minimum.",
        why: "An organization's standard would be the minimum for all of them. This organization doesn't have one, so the teams create a definition together.",
      },
      b: {
        text: 'Let the Product Owner choose a suitable definition.',
        why: 'The teams define it together. The Product Owner is one voice among them.',
      },
      c: {
        text: 'Agree with the other teams on one definition.',
        why: 'Several Scrum Teams on a product define it together, and all of them conform to it.',
      },
      d: {
        text: 'Create a definition for its own work.',
        why: 'A single Scrum Team would do this. Several teams on one product define it together; otherwise no one could say what is Done in the product as a whole.',
      },
    },
    answer: 'c',
    rests: ['done-10'],
  },
  {
    id: 'collaboration-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'In which of these ways may stakeholders contribute? (Choose all that apply.)',
    options: {
      a: {
        text: 'Adding tasks to the Sprint Backlog',
        why: 'The Sprint Backlog is by and for the Developers. New work comes through the Product Backlog.',
      },
      b: {
        text: 'Discussing at the Sprint Review what to do next',
        why: 'In the Sprint Review, the Scrum Team and stakeholders look at what was accomplished and what has changed. From there, they work out together what to do next.',
      },
      c: {
        text: 'Giving advice in Sprint Planning if they are invited',
        why: "It's easy to think that Sprint Planning is closed to stakeholders, but the Scrum Team may invite other people to give advice.",
      },
      d: {
        text: 'Using an Increment before the Sprint ends',
        why: "An Increment may be delivered to stakeholders before the Sprint ends. The Sprint Review isn't a gate that a release has to wait for.",
      },
      e: {
        text: 'Trying to convince the Product Owner of a change',
        why: 'Anyone who wants to change the Product Backlog can try to convince the Product Owner, who decides.',
      },
    },
    answers: ['b', 'c', 'd', 'e'],
    rests: ['sprint-review-6', 'sprint-planning-5', 'increment-7'],
  },
  {
    id: 'collaboration-8',
    kind: 'single',
    difficulty: 2,
    stem: 'What does the Scrum Guide say about who has to lead the Scrum events?',
    options: {
      a: {
        text: 'The Scrum Master has to lead all of them.',
        why: "It sounds like part of the job. The Scrum Master ensures that events take place and are productive, which doesn't require leading them.",
      },
      b: {
        text: 'The Product Owner has to lead the Sprint Review.',
        why: "In the Sprint Review, the whole Scrum Team presents the results of its work. The Guide doesn't say who leads the event.",
      },
      c: {
        text: 'A neutral person from outside has to lead them.',
        why: "The Guide doesn't say who leads an event. Someone neutral may be useful, but Scrum doesn't ask for an outsider.",
      },
      d: {
        text: 'It names no one, so any member may lead them.',
        why: "The Guide doesn't say who leads. The Scrum Master ensures that events take place, are productive and end within the timebox.",
      },
    },
    answer: 'd',
    rests: ['scrum-master-10'],
  },
  {
    id: 'collaboration-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An office passes questions on to customers and brings answers back within three days. Developers and customers never meet. What should the Scrum Master do first?',
    options: {
      a: {
        text: 'Collect the questions and bring back the answers.',
        why: 'The Scrum Master would be one more go-between. The task is to remove barriers between stakeholders and Scrum Teams, not to become one.',
      },
      b: {
        text: 'Bring customers and Developers together directly.',
        why: 'Developers and customers can then ask each other directly. Removing barriers between stakeholders and Scrum Teams is a service of the Scrum Master.',
      },
      c: {
        text: 'Have all questions kept for the Sprint Review.',
        why: "Developers and customers may talk on any day, so questions don't have to wait for an event. The Scrum Master removes the barrier that stands between them.",
      },
      d: {
        text: 'Agree with the office on answers within one day.',
        why: 'Answers would come sooner, but the office would still stand between customers and Developers. The Scrum Master removes such a barrier instead of speeding it up.',
      },
    },
    answer: 'b',
    rests: ['scrum-master-18'],
  },
  {
    id: 'collaboration-10',
    kind: 'single',
    difficulty: 3,
    stem: "A Developer learns from a librarian that a shorter list would serve her better. The Sprint Goal doesn't depend on it. What should happen?",
    options: {
      a: {
        text: 'The Developers ask the Product Owner now.',
        why: 'During the Sprint, people learn more. Then they may clarify the scope, and renegotiate it with the Product Owner.',
      },
      b: {
        text: 'The Developer and the librarian agree on it alone.',
        why: 'How to build the list is for the Developers to decide. What it contains is scope, which they renegotiate with the Product Owner.',
      },
      c: {
        text: 'The Developer drops it, because the plan is fixed.',
        why: 'The plan is adapted as more is learned, and scope may be renegotiated with the Product Owner. Only a change that would endanger the Sprint Goal is excluded.',
      },
      d: {
        text: 'The stakeholders decide on it at the next Sprint Review.',
        why: 'Stakeholders give feedback in the Review. But scope is renegotiated with the Product Owner, and that can happen today.',
      },
    },
    answer: 'a',
    rests: ['sprint-10'],
  },
  {
    id: 'collaboration-11',
    kind: 'single',
    difficulty: 2,
    stem: 'One team builds the screens of an app, another its data. Nearly every item needs both teams, one after the other. What is missing?',
    options: {
      a: {
        text: 'A backlog of its own for each part of the work',
        why: 'Teams on one product share one Product Backlog, and two lists would deepen the split. What is missing is a team with all the skills to finish an item.',
      },
      b: {
        text: 'A team that has all necessary skills',
        why: 'Together, the members of a Scrum Team have all skills to create value in each Sprint. Here every item waits for the other team.',
      },
      c: {
        text: 'A Scrum Master with authority over others',
        why: "What is missing is skills: a Scrum Team has all that it needs to create value each Sprint. Authority over others, which a Scrum Master doesn't have, wouldn't add any.",
      },
      d: {
        text: 'An organization that empowers the team',
        why: 'Nothing suggests that others decide about their work. What is missing is skills: neither team has all that it takes to create value by itself.',
      },
    },
    answer: 'b',
    rests: ['team-6'],
  },
  {
    id: 'collaboration-12',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner leads the discussion of her own order of the Product Backlog and answers each objection at once. Soon no one objects. What helps most?',
    options: {
      a: {
        text: 'The Scrum Master decides which objections are valid.',
        why: "Ordering the Product Backlog is up to the Product Owner, and so is weighing objections to it. The Scrum Master may facilitate, but doesn't decide.",
      },
      b: {
        text: 'All attendees decide together.',
        why: "Ordering is the Product Owner's decision, not one of the whole group. What is missing is a conversation in which she hears objections before she decides.",
      },
      c: {
        text: 'The Scrum Master facilitates, and she listens.',
        why: "The Guide doesn't say so; it follows from the Scrum Master's service: facilitating collaboration as needed. The decision stays hers.",
      },
      d: {
        text: 'The other members agree on an order without her.',
        why: 'The Product Owner decides on the order, and the others can try to convince her. For that, she has to hear their reasons.',
      },
    },
    answer: 'c',
    rests: ['scrum-master-14', 'product-owner-6'],
  },
  {
    id: 'collaboration-13',
    kind: 'single',
    difficulty: 3,
    stem: 'After two of four hours, Sprint Planning is deep in details, and there is no Sprint Goal. What should the person who facilitates do?',
    options: {
      a: {
        text: 'Propose a solution and ask the group to agree.',
        why: "It saves time, but the goal would be one person's. The whole Scrum Team defines it.",
      },
      b: {
        text: 'Name the open question and the person who decides it.',
        why: 'No single person decides on the Sprint Goal. The Scrum Team defines it together.',
      },
      c: {
        text: 'Ask for a vote and record the result.',
        why: "The whole Scrum Team collaborates to define the Sprint Goal. A vote needs proposals, and so far there aren't any.",
      },
      d: {
        text: 'Remind the group of what this event has to define.',
        why: 'The whole Scrum Team defines the Sprint Goal, and it has to be final before Sprint Planning ends.',
      },
    },
    answer: 'd',
    rests: ['sprint-planning-8', 'sprint-planning-10'],
  },
  {
    id: 'collaboration-14',
    kind: 'single',
    difficulty: 3,
    stem: 'Three Scrum Teams build one product. Each part works on its own, but the parts fail together. What fits Scrum best?',
    options: {
      a: {
        text: 'A common Definition of Done for the whole product',
        why: 'Each Increment is verified so that all Increments work together. Teams on one product share one Definition of Done.',
      },
      b: {
        text: 'An extra Sprint for joining the parts after every third Sprint',
        why: 'Each Increment is verified so that it works with all prior ones. A Sprint for joining parts would only postpone finding out that they fail together.',
      },
      c: {
        text: 'A Product Owner for each part of the product',
        why: 'Teams on one product share one Product Owner. What makes the parts work together is a common Definition of Done, met by all three teams.',
      },
      d: {
        text: 'A fourth team that joins the parts',
        why: 'Each Scrum Team creates a usable Increment, verified to work with all the others. A fourth team for joining the parts would take this out of their hands.',
      },
    },
    answer: 'a',
    rests: ['increment-3', 'done-10'],
  },
  {
    id: 'collaboration-15',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which two of these does Scrum ask two Scrum Teams on one product to have in common? (Choose two.)',
    options: {
      a: {
        text: 'One Definition of Done',
        why: 'Scrum Teams that work together on a product have to agree on one, and all conform to it.',
      },
      b: {
        text: 'One Sprint length',
        why: "The same dates can make work easier. The Guide doesn't require them.",
      },
      c: {
        text: 'One Scrum Master',
        why: 'Each team has one Scrum Master. It may be the same person, but nothing asks for that.',
      },
      d: {
        text: 'One Sprint Planning',
        why: "Each team plans its own Sprint, with its own Sprint Backlog. Planning together may help, but the Guide doesn't ask for it.",
      },
      e: {
        text: 'One Product Goal',
        why: 'Scrum Teams on the same product should share one Product Goal, the future state of the product that all of them plan against.',
      },
    },
    answers: ['a', 'e'],
    rests: ['done-10', 'team-12'],
  },
  {
    id: 'collaboration-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What do the rules of Scrum guide?',
    options: {
      a: {
        text: 'The steps of the development process',
        why: "Scrum doesn't give detailed instructions for the process. Its rules guide people's relationships and interactions.",
      },
      b: {
        text: 'The choice of tools and techniques',
        why: "Various techniques can be used within the framework, and the team chooses them. Scrum's rules guide people's relationships and interactions instead.",
      },
      c: {
        text: "People's relationships and interactions",
        why: "Scrum's rules guide how people relate to each other and interact. They don't tell people in detail what to do.",
      },
      d: {
        text: 'The division of work among members',
        why: "Who does what is decided within the self-managing team. Scrum's rules guide people's relationships and interactions.",
      },
    },
    answer: 'c',
    rests: ['definition-10'],
  },
  {
    id: 'collaboration-42',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What should several Scrum Teams on one product share? (Choose three.)',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: "The Guide doesn't ask for it. Each Scrum Team defines a goal in its own Sprint Planning.",
      },
      b: {
        text: 'The Product Owner',
        why: 'One Product Owner orders the Product Backlog for all the teams on the product.',
      },
      c: {
        text: 'The Product Backlog',
        why: 'All teams on a product take their work from one list of what the product needs, its Product Backlog.',
      },
      d: {
        text: 'The Sprint Backlog',
        why: 'This plan is made by and for the Developers of one team, so each team has a Sprint Backlog of its own.',
      },
      e: {
        text: 'The Product Goal',
        why: 'Scrum Teams on one product should share the Product Goal: all work toward the same future state of it.',
      },
      f: {
        text: 'The Scrum Master',
        why: "Each Scrum Team has a Scrum Master. The Guide doesn't ask the teams to share one.",
      },
    },
    answers: ['b', 'c', 'e'],
    rests: ['team-12'],
  },
]
