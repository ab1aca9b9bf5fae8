import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'developers-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team of fourteen people finds that its discussions no longer lead anywhere. Which change does the Guide suggest considering?',
    options: {
      a: {
        text: 'Forming one Scrum Team of at most nine Developers',
        why: 'Three to nine was the range of 2017. Today it is typically ten or fewer for the whole team, and it is not a quota.',
      },
      b: {
        text: 'Forming two subgroups under one Product Owner',
        why: "Sub-teams don't exist in Scrum. A Scrum Team is one cohesive unit.",
      },
      c: {
        text: 'Forming two Scrum Teams under one Product Owner',
        why: 'Teams that have become too large should consider reorganizing into several cohesive teams on the same product. They share the Product Owner.',
      },
      d: {
        text: 'Forming two Scrum Teams under two Product Owners',
        why: 'The teams would focus on the same product, and such teams should share one Product Owner.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-7',
    kind: 'single',
    difficulty: 2,
    stem: 'No Developer on a Scrum Team can do security tests. A separate department does them after each Sprint, and often finds bugs. What is the main problem?',
    options: {
      a: {
        text: 'The department lacks a place in the Sprint Review.',
        why: 'A visit to the Sprint Review would not bring the tests into the Sprint.',
      },
      b: {
        text: 'The team lacks a skill for its work in each Sprint.',
        why: 'A cross-functional team has, as a group, all the skills it needs. Here no Increment is verified within the Sprint.',
      },
      c: {
        text: 'The department lacks a Definition of Done for tests.',
        why: 'The Definition of Done describes the Increment of the Scrum Team. A second one for the tests would leave them outside the Sprint.',
      },
      d: {
        text: 'The team lacks the time for tests in each Sprint.',
        why: 'Even a longer Sprint would end before the other department begins. What is missing is the skill.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: "Which of these are among a Scrum Team's responsibilities if its product requires them? (Choose all that apply.)",
    options: {
      a: {
        text: 'Getting a board to approve the plan of each Sprint',
        why: 'The organization empowers the team to manage its own work. No approval of its plan is required.',
      },
      b: {
        text: 'Verifying that a new Increment works with the others',
        why: 'Verification is the work of the team. It needs no other department for it.',
      },
      c: {
        text: 'Trying out ideas with users before they are built',
        why: 'Experimentation and stakeholder collaboration are on the list.',
      },
      d: {
        text: 'Handing a finished version over to quality control',
        why: 'Quality is instilled within the team, by adhering to the Definition of Done.',
      },
      e: {
        text: 'Keeping the released product running for its users',
        why: 'Operation and maintenance are among the activities that the Guide names.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-9',
    kind: 'single',
    difficulty: 3,
    stem: 'On day 4 the Developers learn that a selected item rests on a wrong assumption and would take three times as long. The Sprint Goal still makes sense. What should they do?',
    options: {
      a: {
        text: 'They stop the Sprint and plan a new one with the Scrum Master.',
        why: 'Only the Product Owner could cancel the Sprint, and only an obsolete goal would be a reason.',
      },
      b: {
        text: 'They adapt the Sprint Goal and explain it to the Product Owner.',
        why: 'The scope may change during the Sprint. The Sprint Goal is the commitment and stays as it is.',
      },
      c: {
        text: 'They adapt the plan and discuss scope with the Product Owner.',
        why: 'If the work turns out to be different, the Developers renegotiate the scope and leave the Sprint Goal as it is.',
      },
      d: {
        text: 'They keep the plan and explain the gap at the Sprint Review.',
        why: 'Developers adapt their plan every day. Holding on to it would endanger the goal.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'developers-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The organization has a Definition of Done for all its products. The Developers on one team find two of its points useless for their product. Which reaction fits Scrum?',
    options: {
      a: {
        text: "They suspend both points with the Product Owner's consent.",
        why: 'The Product Owner cannot waive the Definition of Done either.',
      },
      b: {
        text: 'They drop both points and tell the stakeholders about it.',
        why: 'The team may add to an organizational standard. Telling others does not allow it to do less.',
      },
      c: {
        text: 'They replace both points with two of their own choice.',
        why: 'Adding points is allowed. Replacing points of the minimum is not.',
      },
      d: {
        text: 'They follow both points and argue for a better standard.',
        why: 'All Scrum Teams must follow the organizational standard as a minimum. Nothing keeps them from arguing for a better one.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'developers-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team of four people, the Product Owner and the Scrum Master among them, breaks no rule about team size.',
    answer: true,
    why: {
      true: 'The Guide says typically ten or fewer and names no minimum. The team has to be able to complete significant work within a Sprint.',
      false:
        'The minimum of three Development Team members is from 2017. Today a team should be nimble and still complete significant work, and the Guide names no minimum.',
    },
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-12',
    kind: 'single',
    difficulty: 1,
    stem: 'A new director wants an organization chart of a Scrum Team with its ranks. Which line is right?',
    options: {
      a: {
        text: 'The Product Owner ranks level with the new Developers.',
        why: "A Scrum Team has no hierarchies. The three accountabilities aren't ranks.",
      },
      b: {
        text: 'The Scrum Master ranks above the senior Developers.',
        why: 'Scrum Masters lead by serving. They rank above no other member.',
      },
      c: {
        text: 'The Product Owner ranks above the senior Developers.',
        why: 'Accountability for value gives no one the position of a superior.',
      },
      d: {
        text: 'The senior Developers rank above the new Developers.',
        why: 'Experience is welcome, but it creates no rank within a Scrum Team.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-13',
    kind: 'single',
    difficulty: 2,
    stem: 'The Product Owner of a small Scrum Team also builds items in the Sprint. An auditor asks what Scrum requires of her in that case. Which answer is right?',
    options: {
      a: {
        text: 'She hands the Product Backlog to a deputy during that work.',
        why: 'Nothing has to be handed over. She remains accountable for the Product Backlog at all times.',
      },
      b: {
        text: 'She joins the Daily Scrum as a Developer during that work.',
        why: 'The Guide provides for a Product Owner who works on items in the Sprint Backlog: she takes part as a Developer.',
      },
      c: {
        text: 'She steps down as Product Owner during that work.',
        why: 'One person may hold two of the accountabilities. The Guide has no rule that separates them.',
      },
      d: {
        text: 'She takes tasks from a senior Developer during that work.',
        why: 'Within a Scrum Team there are no hierarchies. Developers decide among themselves who does what.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'developers-14',
    kind: 'single',
    difficulty: 1,
    stem: 'For which of these is the entire Scrum Team accountable, and not just the Developers, the Product Owner or the Scrum Master?',
    options: {
      a: {
        text: 'Creating a useful Increment in every Sprint',
        why: 'All members answer for it together, Product Owner and Scrum Master included.',
      },
      b: {
        text: 'Creating a plan of all the work in every Sprint',
        why: 'The Guide gives the Sprint Backlog to the Developers, although everyone collaborates in Sprint Planning.',
      },
      c: {
        text: 'Creating knowledge of Scrum in every member',
        why: 'Helping everyone understand Scrum is how the Scrum Master establishes it.',
      },
      d: {
        text: 'Creating a clear item for every new wish',
        why: 'Creating and communicating items belongs to Product Backlog management, for which the Product Owner is accountable.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-15',
    kind: 'single',
    difficulty: 2,
    stem: 'After the Sprint, two of seven Developers leave the team and two new ones join it. What should the forecast for the next Sprint rest on?',
    options: {
      a: {
        text: 'A capacity equal to the average of recent Sprints',
        why: 'That was the performance of a different group, so it says less after a change of members.',
      },
      b: {
        text: 'A capacity that is higher thanks to new knowledge',
        why: "New skills may pay off later. In the first weeks, getting to know the product takes everyone's time.",
      },
      c: {
        text: "A capacity that the team's managers have fixed",
        why: 'The Developers judge how much they can complete. No one else sets it for them.',
      },
      d: {
        text: 'A capacity that is probably lower for some time',
        why: 'New members have to learn the product and the way of working, so a change costs capacity at first. Developers forecast from past performance and upcoming capacity.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Planning',
    focusArea: 'Forecasting & Release Planning',
  },
  {
    id: 'developers-16',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A new colleague could join the Developers on the fourth day of a Sprint. The Scrum Guide requires the team to wait until the next Sprint.',
    answer: false,
    why: {
      true: 'The Guide names no day for a change of members. A team may choose to wait, since a change costs some effectiveness at first.',
      false:
        'The Guide has no rule about when members join or leave. What counts is to weigh the benefit against the short-term cost and the Sprint Goal.',
    },
    guideSection: 'Scrum Team',
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'developers-17',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A specialist from the data department joins a Scrum Team for three Sprints to build its search. What is true of the specialist during that time? (Choose the best two.)',
    options: {
      a: {
        text: 'He is given tasks by the head of his department.',
        why: 'The Scrum Team decides internally who does what, when and how.',
      },
      b: {
        text: 'He is accountable for the plan of each Sprint.',
        why: "Developers answer for the Sprint Backlog together. A short stay doesn't change that.",
      },
      c: {
        text: 'He is one of the Developers of the Scrum Team.',
        why: 'Anyone on the team who is committed to creating any aspect of a usable Increment is a Developer, even for a short time.',
      },
      d: {
        text: 'He is a guest in the Daily Scrum of the team.',
        why: 'The event is for the Developers of the Scrum Team, and he is one of them.',
      },
      e: {
        text: "He is exempt from the team's Definition of Done.",
        why: 'His work becomes part of the Increment, so the Definition of Done of this product applies to it.',
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Developers',
  },
  {
    id: 'developers-18',
    kind: 'single',
    difficulty: 2,
    stem: "A sales manager emails small jobs to one of the Developers, who does them at once and spends an hour a day on them. What is the main objection from Scrum's point of view?",
    options: {
      a: {
        text: 'The jobs bypass the consent of the Scrum Master.',
        why: 'The Scrum Master gives no permission for work. What the team works on comes from the Product Backlog.',
      },
      b: {
        text: 'The jobs bypass the agreement of all the Developers.',
        why: 'The other Developers should know of it, but even their agreement would not put work in the right order.',
      },
      c: {
        text: 'The jobs bypass the order of the Product Backlog.',
        why: 'All work of the team comes from the Product Backlog, whose order says what matters most. These jobs were never weighed against the rest.',
      },
      d: {
        text: 'The jobs bypass the agenda of the Sprint Review.',
        why: 'The Sprint Review can bring up new needs. It is not the place where work has to be approved.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
    focusArea: 'Stakeholders & Customers',
  },
]
