import type { Question } from '../../lib/course/question'

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
        why: 'Three to nine was the rule of 2017. Today it is typically ten or fewer for the whole team, and it is not a quota.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-7',
    kind: 'single',
    difficulty: 3,
    stem: 'No Developer on a Scrum Team can do security tests. A separate department does them after each Sprint, and often finds bugs. What is the main problem?',
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
        why: 'No one needs every skill. The team has to have it, and can share or acquire it.',
      },
      d: {
        text: 'The Product Owner does not order the bugs that were found high enough.',
        why: 'The order of bugs does not change that they are found too late, by people outside the team.',
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
        text: 'They replace them with two points that suit their own product better.',
        why: 'Adding points is allowed. Replacing points of the minimum is not.',
      },
    },
    answer: 'b',
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
        'The minimum of three Development Team members is from 2017. Today a team should be nimble and still complete significant work; no smallest number is named.',
    },
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-12',
    kind: 'single',
    difficulty: 1,
    stem: 'A new director asks to whom the members of the Scrum Team report within the team. Which answer is right?',
    options: {
      a: {
        text: 'To the Product Owner, who is accountable for the value of the work',
        why: 'Accountability for value gives no one the position of a superior.',
      },
      b: {
        text: 'To the Scrum Master, whom the Guide describes as a true leader',
        why: 'Scrum Masters lead by serving. They rank above no other member.',
      },
      c: {
        text: 'To the most experienced Developer, who answers for the quality',
        why: 'All Developers answer for quality, by adhering to the Definition of Done.',
      },
      d: {
        text: 'To no one, since a Scrum Team has no hierarchies and no sub-teams',
        why: 'It is a cohesive unit of professionals. Three accountabilities make no ranks.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Team',
  },
  {
    id: 'developers-13',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Owner of a small Scrum Team also builds items in the Sprint. An auditor notes: "Two accountabilities in one person break the rules of Scrum." What is correct?',
    options: {
      a: {
        text: 'The auditor is right, because value and quality must be kept in different hands.',
        why: 'That is an opinion about what is wise. The Guide contains no such rule.',
      },
      b: {
        text: 'The auditor is right, unless she hands over the Product Backlog for the Sprint.',
        why: 'Nothing has to be handed over. She remains accountable for the Product Backlog at all times.',
      },
      c: {
        text: 'The auditor is wrong: she may, and joins the Daily Scrum as a Developer then.',
        why: 'The Guide provides for a Product Owner who works on items in the Sprint Backlog.',
      },
      d: {
        text: 'The auditor is wrong: in teams of five or fewer the accountabilities are merged.',
        why: 'The size of a team has no influence on them. Each of the three exists in every Scrum Team.',
      },
    },
    answer: 'c',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'developers-14',
    kind: 'single',
    difficulty: 2,
    stem: 'Which of these is the entire Scrum Team accountable for, and not one of the three accountabilities in particular?',
    options: {
      a: {
        text: 'Creating a valuable, useful Increment every Sprint',
        why: 'All members answer for it together, Product Owner and Scrum Master included.',
      },
      b: {
        text: 'Creating the plan for the Sprint, the Sprint Backlog',
        why: 'The Guide gives this to the Developers, although everybody collaborates in Sprint Planning.',
      },
      c: {
        text: 'Creating and communicating Product Backlog items',
        why: 'It belongs to effective Product Backlog management, for which the Product Owner is accountable.',
      },
      d: {
        text: 'Creating an understanding of Scrum theory and practice',
        why: 'Helping everyone understand Scrum is how the Scrum Master establishes it.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
]
