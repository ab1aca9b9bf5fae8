import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'developers',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'developers-1',
      kind: 'single',
      difficulty: 1,
      stem: 'A technical writer on the Scrum Team writes the help texts that the Definition of Done demands. What is the writer in Scrum?',
      options: {
        a: {
          text: 'A supporting member, since help texts are no part of the working product.',
          why: 'Scrum knows no supporting members. What the Definition of Done demands is part of the Increment.',
        },
        b: {
          text: 'A Developer, since the texts are an aspect of a usable Increment.',
          why: 'Anyone on the Scrum Team who creates any aspect of a usable Increment is a Developer.',
        },
        c: {
          text: 'A stakeholder, since only people who write code are Developers.',
          why: 'The word is used to simplify and excludes nobody. Coding is one aspect among many.',
        },
        d: {
          text: 'An assistant to the Product Owner, who is accountable for what readers understand.',
          why: 'The Product Owner answers for a Product Backlog that is understood. The texts belong to the Increment.',
        },
      },
      answer: 'b',
      guideSection: 'Developers',
    },
    {
      id: 'developers-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Developer reports an item as Done although one line of the Definition of Done was skipped. Another Developer notices. What fits Scrum best?',
      options: {
        a: {
          text: 'The other Developer speaks to the colleague, and they complete the item together.',
          why: 'Developers instill quality by adhering to the Definition of Done, and they hold each other accountable as professionals.',
        },
        b: {
          text: 'The other Developer tells the Scrum Master, who is accountable for adherence to all rules.',
          why: 'That moves upward what the Developers answer for among themselves. There is no upward in a Scrum Team.',
        },
        c: {
          text: 'The other Developer waits until the Sprint Retrospective, where such things belong.',
          why: 'The cause may be discussed there. Until then the item would count as Done and mislead everyone.',
        },
        d: {
          text: 'The Product Owner decides whether the skipped line matters for this item.',
          why: 'The Definition of Done has no exceptions by request. Without it the item is not part of an Increment.',
        },
      },
      answer: 'a',
      guideSection: 'Developers',
    },
    {
      id: 'developers-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A Scrum Team is on a product for medical pumps, another on a booking app. For which two things are the Developers of both teams accountable? (Choose two.)',
      options: {
        a: {
          text: 'Ordering the items that they expect to work on in the next Sprint',
          why: 'The order of the Product Backlog is what the Product Owner is accountable for.',
        },
        b: {
          text: 'Ensuring that each of the events stays within its timebox',
          why: 'Ensuring this is a service of the Scrum Master to the Scrum Team.',
        },
        c: {
          text: 'Adapting their plan each day toward the Sprint Goal',
          why: 'This is one of the four things that Developers always answer for, whatever the domain.',
        },
        d: {
          text: 'Creating a plan for the Sprint, the Sprint Backlog',
          why: 'Skills vary with the work; this accountability does not.',
        },
        e: {
          text: 'Having every one of the needed skills in each person',
          why: 'The team as a whole has the skills. Nobody needs all of them.',
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Developers',
    },
    {
      id: 'developers-4',
      kind: 'single',
      difficulty: 3,
      stem: 'The Product Owner used to be a programmer and tells the Developers in which way an item should be built. What should they make of it?',
      options: {
        a: {
          text: 'Follow it, because the Product Owner answers for the value of what is built.',
          why: 'Value does not include the way of building. No one else tells the Developers how.',
        },
        b: {
          text: 'Follow it unless the Scrum Master objects on grounds of the Scrum Guide.',
          why: 'The Scrum Master does not decide on how an item is built either.',
        },
        c: {
          text: 'Ask for it in writing, as part of the Product Backlog item and its description.',
          why: 'Even a written way of building would not bind them. An item says what is needed.',
        },
        d: {
          text: 'Treat it as a suggestion and decide themselves how to build the item.',
          why: 'How items become Increments is at the sole discretion of the Developers. A good idea may come from anyone.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'developers-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'If the Increment of a Sprint helps nobody, only the Product Owner has to answer for it, because the Developers built what they had selected.',
      answer: false,
      why: {
        true: 'The Product Owner is accountable for maximizing value. That does not free the others from what the whole team answers for.',
        false: 'The entire Scrum Team is accountable for creating a valuable, useful Increment every Sprint.',
      },
      guideSection: 'Scrum Team',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'developers-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team of fourteen people finds that its discussions no longer lead anywhere. What does the Guide suggest considering?',
    options: {
      a: {
        text: 'Forming a back-end and a front-end group, each with a spokesperson in the Daily Scrum',
        why: 'Within a Scrum Team there are no sub-teams, and all Developers take part in the Daily Scrum.',
      },
      b: {
        text: 'Appointing team leads, so that fewer people have to agree on each decision',
        why: 'Leads create a hierarchy. Scrum Teams have none.',
      },
      c: {
        text: 'Reorganizing into several cohesive Scrum Teams that focus on the same product',
        why: 'They would share the Product Goal, the Product Backlog and the Product Owner.',
      },
      d: {
        text: 'Removing people until the number of Developers lies between three and nine',
        why: 'Three to nine was the rule of 2017. Today it is typically ten or fewer for the whole team, and it is no quota.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-7',
    kind: 'single',
    difficulty: 3,
    stem: 'No Developer on a Scrum Team can do security tests. A separate department does them after each Sprint, and often finds faults. What is the main problem?',
    options: {
      a: {
        text: 'The Scrum Team lacks a skill that it needs to create value in each Sprint.',
        why: 'A cross-functional team has, as a group, all the skills it needs. Here no Increment is verified within the Sprint.',
      },
      b: {
        text: 'The Sprint is too short for security tests and should be made longer for such products.',
        why: 'Even a longer Sprint would end before the other department begins.',
      },
      c: {
        text: 'Each of the Developers should have learned security tests before joining.',
        why: 'Nobody needs every skill. The team has to have it, and can share or acquire it.',
      },
      d: {
        text: 'The Product Owner does not order the faults that were found high enough.',
        why: 'The order of faults does not change that they are found too late, by people outside the team.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these are activities that a Scrum Team is responsible for, if its product requires them? (Choose all that apply.)',
    options: {
      a: {
        text: 'Keeping the released product running and maintaining it',
        why: 'Operation and maintenance are among the activities that the Guide names.',
      },
      b: {
        text: 'Trying out with users which of two ideas works better',
        why: 'Experimentation and stakeholder collaboration are on the list.',
      },
      c: {
        text: 'Verifying that a new Increment works with the earlier ones',
        why: 'Verification is the work of the team. It needs no other department for it.',
      },
      d: {
        text: 'Asking a steering group to approve the plan for each Sprint',
        why: 'The organization empowers the team to manage its own work. No approval of its plan is required.',
      },
      e: {
        text: 'Handing a finished version over to a quality department',
        why: 'Quality is instilled within the team, by adhering to the Definition of Done.',
      },
    },
    answers: ['a', 'b', 'c'],
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-9',
    kind: 'single',
    difficulty: 2,
    stem: 'On day 4 the Developers learn that a selected item rests on a wrong assumption and would take three times as long. What do they do?',
    options: {
      a: {
        text: 'Work on it as planned, and explain at the Sprint Review why the rest was not Done.',
        why: 'Developers adapt their plan every day. Holding on to it would endanger the goal.',
      },
      b: {
        text: 'Ask the Product Owner to cancel the Sprint, since a forecast that cannot be met makes its goal obsolete.',
        why: 'The items are a forecast. A Sprint may be canceled when its goal becomes obsolete, which it is not.',
      },
      c: {
        text: 'Ask the Scrum Master to have two Developers from another team join until day 10.',
        why: 'This hands their own adaptation to somebody else, and new people rarely help within days.',
      },
      d: {
        text: 'Adapt their plan, and negotiate the scope with the Product Owner if it is affected.',
        why: 'Work that turns out different leads to a negotiation of scope, without affecting the Sprint Goal.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'developers-10',
    kind: 'single',
    difficulty: 2,
    stem: 'The organization has a Definition of Done for all its products. The Developers of one team find two of its points useless for theirs. Which reaction fits Scrum?',
    options: {
      a: {
        text: 'They leave the two points out, because how they work is at their sole discretion.',
        why: 'Their discretion covers how the work is done. An organizational standard is the minimum for every Scrum Team.',
      },
      b: {
        text: 'They keep to all of its points, and try to have the standard changed.',
        why: 'All Scrum Teams must follow the organizational standard as a minimum. Nothing keeps them from arguing for a better one.',
      },
      c: {
        text: 'They ask the Product Owner to accept items without the two points.',
        why: 'The Product Owner cannot waive the Definition of Done either.',
      },
      d: {
        text: 'They put two points in their place that suit their own product better.',
        why: 'Adding points is allowed. Replacing points of the minimum is not.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
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
        'The minimum of three Development Team members is from 2017. Today a team should be nimble and still complete significant work; no smallest number is named.',
    },
    guideSection: 'Scrum Team',
  },
]
