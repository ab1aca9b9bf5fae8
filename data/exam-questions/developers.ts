import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'developers-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team has grown to fourteen people and can no longer decide anything. What does the Guide suggest considering?',
    options: {
      a: {
        text: 'Sub-teams with a lead for each',
        why: "A Scrum Team has no sub-teams and no hierarchies. If it's too large, it should consider forming several Scrum Teams on the same product.",
      },
      b: {
        text: 'Several Product Owners, one for each part of the product',
        why: 'Teams on one product should share one Product Owner. Here the team is too large, so it should consider reorganizing into several Scrum Teams.',
      },
      c: {
        text: 'Several Scrum Teams with one Product Owner',
        why: 'Teams that have become too large should consider reorganizing into several cohesive teams on the same product. They share the Product Owner.',
      },
      d: {
        text: "Other people who do part of the Product Owner's work",
        why: 'Delegating such work is allowed, but it makes the team no smaller. The Guide suggests reorganizing into several Scrum Teams.',
      },
    },
    answer: 'c',
    rests: ['team-11', 'team-12'],
  },
  {
    id: 'developers-7',
    kind: 'single',
    difficulty: 2,
    stem: 'No one on a Scrum Team can do security tests. Another department does them after each Sprint and often finds bugs. What is the main problem?',
    options: {
      a: {
        text: "The other department isn't at the Sprint Review.",
        why: "A Scrum Team has all the skills to create value in each Sprint. A seat in the Sprint Review wouldn't give this team the skill that it lacks.",
      },
      b: {
        text: 'The team lacks a skill that it needs in each Sprint.',
        why: 'A Scrum Team is cross-functional: together its members have all the skills to create value in each Sprint.',
      },
      c: {
        text: 'The other department has no Definition of Done.',
        why: "The Definition of Done describes the team's Increment, and security can be part of it. What the team lacks is the skill to do such tests within the Sprint.",
      },
      d: {
        text: "The team's Sprints are too short for these tests.",
        why: 'A cross-functional team has all the skills itself. Even in longer Sprints, the tests would still be done by others, after the Sprint.',
      },
    },
    answer: 'b',
    rests: ['team-6'],
  },
  {
    id: 'developers-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: "Which of these can be part of a Scrum Team's own responsibility for its product? (Choose all that apply.)",
    options: {
      a: {
        text: "Having each Sprint's plan approved by a board",
        why: 'The organization empowers the team to manage its own work. Its plan needs no approval.',
      },
      b: {
        text: 'Verifying that the new work fits the old',
        why: "Verification is on the Guide's list. The team doesn't pass it on to a separate department.",
      },
      c: {
        text: 'Trying out ideas with users',
        why: 'The team is responsible for experimentation, and for collaboration with stakeholders.',
      },
      d: {
        text: 'Doing research on new materials',
        why: "Research and development are on the Guide's list, along with anything else that might be required.",
      },
      e: {
        text: 'Keeping the released product running',
        why: "Operation and maintenance are on the Guide's list of what a Scrum Team is responsible for, even where a company has a department for them.",
      },
    },
    answers: ['b', 'c', 'd', 'e'],
    rests: ['team-13'],
  },
  {
    id: 'developers-9',
    kind: 'single',
    difficulty: 3,
    stem: 'What should the Developers do if an item turns out to need three times the work, but the Sprint Goal still makes sense?',
    options: {
      a: {
        text: 'Stop the Sprint and plan a new one.',
        why: 'Only the Product Owner could cancel the Sprint, and only for an obsolete Sprint Goal. This goal still makes sense, so they renegotiate the scope.',
      },
      b: {
        text: 'Renegotiate the scope and the Sprint Goal with the Product Owner.',
        why: 'The scope may change during the Sprint. The Sprint Goal is the commitment and stays as it is.',
      },
      c: {
        text: 'Renegotiate the scope with the Product Owner and keep the Sprint Goal.',
        why: "If the work turns out to be different, Developers and Product Owner negotiate the scope of the Sprint Backlog. The Sprint Goal isn't affected.",
      },
      d: {
        text: 'Keep the plan, and explain the gap to stakeholders at the Sprint Review.',
        why: 'Developers adapt their plan every day and negotiate the scope when the work turns out to be different. An explanation at the Review comes too late.',
      },
    },
    answer: 'c',
    rests: ['sprint-goal-8', 'sprint-goal-9'],
  },
  {
    id: 'developers-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The organization has a Definition of Done for all products. The only Scrum Team on a product finds two of its points useless. What must the team do?',
    options: {
      a: {
        text: 'Let the Product Owner choose a suitable definition.',
        why: "An organization's Definition of Done is the minimum for all its Scrum Teams. The Product Owner can't waive it or choose another.",
      },
      b: {
        text: 'Create a definition for its own work.',
        why: 'A team does that only if the organization has no standard. If it has one, the team may add to it.',
      },
      c: {
        text: 'Agree with the other teams on one definition.',
        why: 'Teams on the same product have to agree on one. This team is the only one, and the standard binds it in any case.',
      },
      d: {
        text: "Follow the organization's standard as a minimum.",
        why: 'All Scrum Teams have to follow it as a minimum. Nothing keeps them from arguing for a better one.',
      },
    },
    answer: 'd',
    rests: ['done-7'],
  },
  {
    id: 'developers-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team of four people, the Product Owner and the Scrum Master among them, breaks no rule about team size.',
    answer: true,
    why: {
      true: 'The Guide says that ten or fewer people are typical, and it names no minimum. The team has to be able to complete significant work in a Sprint.',
      false:
        'The Guide names no minimum. The edition of 2017 still spoke against fewer than three Development Team members, and this is gone.',
    },
    rests: ['team-9', 'team-8'],
  },
  {
    id: 'developers-12',
    kind: 'single',
    difficulty: 1,
    stem: 'Which statement about ranks within a Scrum Team is right?',
    options: {
      a: {
        text: 'No member ranks above any other member.',
        why: "A Scrum Team has no hierarchies. The three accountabilities aren't ranks.",
      },
      b: {
        text: 'The Scrum Master ranks above the Developers.',
        why: "A Scrum Team has no hierarchies. Scrum Masters are leaders who serve, and they are no one's superior on the team.",
      },
      c: {
        text: 'The Product Owner ranks above the Developers.',
        why: "A Scrum Team has no hierarchies. Being accountable for value doesn't make the Product Owner anyone's superior.",
      },
      d: {
        text: 'The senior Developers rank above the others.',
        why: 'A Scrum Team has no hierarchies. Experience is welcome, but it creates no rank.',
      },
    },
    answer: 'a',
    rests: ['team-3'],
  },
  {
    id: 'developers-13',
    kind: 'single',
    difficulty: 2,
    stem: 'What does the Scrum Guide say about a Product Owner who also builds items of the Sprint Backlog?',
    options: {
      a: {
        text: 'She needs a deputy for the Product Backlog.',
        why: "The Guide doesn't ask for a deputy: she remains accountable for the Product Backlog. It says that she participates in the Daily Scrum as a Developer.",
      },
      b: {
        text: 'She takes part in the Daily Scrum as a Developer.',
        why: 'A Product Owner or Scrum Master who actively works on items of the Sprint Backlog participates as a Developer.',
      },
      c: {
        text: "She can't be the Product Owner at the same time.",
        why: 'The Guide describes this very case: a Product Owner who works on items participates as a Developer. So one person may do both.',
      },
      d: {
        text: 'She needs the agreement of the other Developers.',
        why: "The Guide doesn't ask for anyone's agreement. A Product Owner who works on items of the Sprint Backlog simply participates as a Developer.",
      },
    },
    answer: 'b',
    rests: ['daily-scrum-6'],
  },
  {
    id: 'developers-14',
    kind: 'single',
    difficulty: 1,
    stem: 'Who is accountable for creating a valuable, useful Increment in every Sprint?',
    options: {
      a: {
        text: 'The whole Scrum Team',
        why: 'All members answer for it together, the Product Owner and the Scrum Master included.',
      },
      b: {
        text: 'The Developers',
        why: 'The Developers create the Increment, so this is tempting. But the Guide makes the entire Scrum Team accountable for its value and usefulness.',
      },
      c: {
        text: 'The Product Owner',
        why: 'The Product Owner is accountable for maximizing value. For a useful Increment in every Sprint, the whole Scrum Team is accountable.',
      },
      d: {
        text: 'The Scrum Master',
        why: "The Scrum Master is accountable for the team's effectiveness. For a useful Increment in every Sprint, the whole Scrum Team is accountable.",
      },
    },
    answer: 'a',
    rests: ['team-16'],
  },
  {
    id: 'developers-15',
    kind: 'single',
    difficulty: 2,
    stem: 'What should a team expect for the next Sprint after two of its seven Developers have been replaced?',
    options: {
      a: {
        text: 'About the average of the last Sprints',
        why: 'The average shows the performance of a different group. New members first have to learn the product, so less is likely for some time.',
      },
      b: {
        text: 'More than before, thanks to fresh knowledge',
        why: 'New skills may pay off later. At first, getting to know the product takes time, also from those who explain it, so less is likely.',
      },
      c: {
        text: 'As much as the plan says for seven people',
        why: "The number is the same, but the team isn't. Its past performance was that of other people, and new members first have to learn the product.",
      },
      d: {
        text: 'Probably less than before, for some time',
        why: "The Guide doesn't say so; it follows from experience: new members have to learn the product. Capacity is one of the things that Developers base forecasts on.",
      },
    },
    answer: 'd',
    focusArea: 'Forecasting & Release Planning',
    scope: 'near',
  },
  {
    id: 'developers-16',
    kind: 'true-false',
    difficulty: 2,
    stem: 'If a new colleague could join the Developers on day 4 of a Sprint, the Scrum Guide requires the team to wait until the next Sprint.',
    answer: false,
    why: {
      true: 'The Guide names no day for a change of members. A team may choose to wait, since a change can cost some effectiveness at first.',
      false:
        'The Guide has no rule about when members join or leave. The team weighs the benefit against the cost in the short term and against the Sprint Goal.',
    },
    focusArea: 'Self-Managing Teams',
    scope: 'near',
  },
  {
    id: 'developers-17',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A specialist from another department joins a Scrum Team for three Sprints to build its search. Which two are true during that time? (Choose two.)',
    options: {
      a: {
        text: 'The head of his department gives him his tasks.',
        why: "While he is on the Scrum Team, his department head assigns him nothing. Scrum Teams are self-managing, so it's decided within the team who does what.",
      },
      b: {
        text: 'He shares the accountability for the Sprint Backlog.',
        why: "All Developers answer for the plan of the Sprint. A short stay doesn't change that.",
      },
      c: {
        text: 'He is one of the Developers.',
        why: 'Anyone on the team who is committed to creating any aspect of a usable Increment is a Developer, even for a short time.',
      },
      d: {
        text: 'He only listens in the Daily Scrum.',
        why: 'The Daily Scrum is for the Developers, and he is one of them. So he inspects and plans with the others.',
      },
      e: {
        text: "His work doesn't have to meet the team's Definition of Done.",
        why: 'His work becomes part of the Increment, so the Definition of Done applies to it.',
      },
    },
    answers: ['b', 'c'],
    rests: ['developers-1', 'developers-3'],
  },
  {
    id: 'developers-18',
    kind: 'single',
    difficulty: 2,
    stem: "A sales manager emails small jobs to a Developer, who does them at once. Which single source should the team's work come from instead?",
    options: {
      a: {
        text: 'The Sprint Backlog',
        why: 'The Product Backlog is the single source of work. The Sprint Backlog holds the plan for one Sprint, and its items are selected from there.',
      },
      b: {
        text: 'The Product Goal',
        why: 'The Product Goal describes what the product should become. The work that leads there comes from the Product Backlog.',
      },
      c: {
        text: 'The Product Backlog',
        why: "The Product Backlog is the single source of the Scrum Team's work. Its order weighs these jobs against everything else.",
      },
      d: {
        text: 'The Definition of Done',
        why: 'The Definition of Done says when work is complete. Which work to do comes from the Product Backlog.',
      },
    },
    answer: 'c',
    rests: ['product-backlog-2'],
  },
  {
    id: 'developers-41',
    kind: 'single',
    difficulty: 2,
    stem: 'Who adapts the plan for the Sprint from day to day?',
    options: {
      a: {
        text: 'The Scrum Master',
        why: 'The Developers adapt their plan themselves. The Scrum Master coaches the team in self-management and leaves the plan to those who made it.',
      },
      b: {
        text: 'The Product Owner',
        why: 'The Developers adapt their plan themselves. With the Product Owner, they negotiate the scope.',
      },
      c: {
        text: 'The Developers',
        why: 'Developers are always accountable for adapting their plan each day, with the Sprint Goal in view.',
      },
      d: {
        text: 'A project manager',
        why: 'Elsewhere a project manager may do this. In Scrum, the Developers adapt the plan themselves.',
      },
    },
    answer: 'c',
    rests: ['developers-5'],
  },
  {
    id: 'developers-42',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'What often varies with the domain of work? (Choose three.)',
    options: {
      a: {
        text: 'The number of events',
        why: 'Scrum always has five events, in every domain. Leaving one out costs an opportunity to inspect and adapt.',
      },
      b: {
        text: 'The skills that Developers need',
        why: 'The Guide says that the skills which Developers need are often broad and vary with the domain.',
      },
      c: {
        text: 'The elements that the Retrospective inspects',
        why: 'The Guide says that inspected elements often vary. What is worth looking at in a Retrospective depends on the kind of work.',
      },
      d: {
        text: 'The commitments of the artifacts',
        why: 'Each artifact always has its own commitment: the Product Goal, the Sprint Goal or the Definition of Done.',
      },
      e: {
        text: 'The attributes of Product Backlog items',
        why: 'The Guide says that attributes of items often vary. One domain needs other details of an item than the next.',
      },
      f: {
        text: 'The accountabilities in a Scrum Team',
        why: 'Scrum always has the same three accountabilities: the Developers, the Product Owner and the Scrum Master.',
      },
    },
    answers: ['b', 'c', 'e'],
    rests: ['developers-2', 'product-backlog-7', 'sprint-retrospective-3'],
  },
  {
    id: 'developers-43',
    kind: 'true-false',
    difficulty: 2,
    stem: "The Guide uses the word 'developers' to simplify, not to exclude other specialists.",
    answer: true,
    why: {
      true: 'The word is meant to simplify. Researchers, analysts and others who do the work are included.',
      false:
        "It sounds right, since the word makes people think of programmers. The Guide says explicitly that it isn't meant to exclude.",
    },
    rests: ['purpose-11', 'purpose-10'],
  },
  {
    id: 'developers-44',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Guide requires every Developer to work full-time in one Scrum Team.',
    answer: false,
    why: {
      true: 'The Guide has no rule on working hours. It asks for a cohesive unit with one objective at a time, which part-time work makes harder.',
      false:
        'Nothing in the Guide forbids part-time or shared members. They make it harder to be a cohesive unit.',
    },
    rests: ['team-4', 'team-5'],
  },
]
