import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-implementation-challenges',
  lesson: '/scrum/psm-1/scrum-implementation-challenges',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-implementation-challenges-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A department works in Sprints with a Product Backlog and daily meetings, but has no Product Owner and holds no Reviews. How would you describe this with the Scrum Guide?',
      options: {
        a: {
          text: 'It is Scrum, adapted to the organization, as the framework invites everyone to do.',
          why: 'Practices may be adapted to the context. The framework itself is immutable.',
        },
        b: {
          text: 'It is Scrum at a beginner level, which becomes complete as the department matures.',
          why: 'The Guide has no levels. Scrum exists only in its entirety.',
        },
        c: {
          text: 'It is forbidden, and the Scrum Master has to end it.',
          why: 'Nothing forbids using parts. The Guide only says what the result is not.',
        },
        d: {
          text: 'It uses parts of Scrum, which is possible, but the result is not Scrum.',
          why: 'That is what the End Note says about implementing only parts.',
        },
      },
      answer: 'd',
      guideSection: 'End Note',
    },
    {
      id: 'scrum-implementation-challenges-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Managers propose to let a Sprint run until its items are finished, because that would look better in reports. As the Scrum Master, what do you do first?',
      options: {
        a: {
          text: 'Help them see what the fixed length is for and what it makes visible.',
          why: 'Coaching the organization means making the purpose of a rule understood. An extended Sprint would cover up plans that are too large.',
        },
        b: {
          text: 'Agree for one Sprint, provided that the Developers do not object to it.',
          why: 'The Sprint has a fixed length. Neither managers nor Developers can vote that away.',
        },
        c: {
          text: 'Leave the answer to the Product Owner, who alone decides how long a Sprint lasts.',
          why: 'The Product Owner may cancel a Sprint whose goal is obsolete, and cannot stretch one either.',
        },
        d: {
          text: 'Keep the Sprint as it is and report the unfinished items as finished.',
          why: 'That destroys transparency, which is worse than a discussion about the rule.',
        },
      },
      answer: 'a',
      guideSection: 'Purpose of the Scrum Guide',
    },
    {
      id: 'scrum-implementation-challenges-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these depart from Scrum? (Choose two.)',
      options: {
        a: {
          text: 'A team counts finished items and has never used story points.',
          why: 'Story points are complementary practice. Leaving them out touches no rule.',
        },
        b: {
          text: 'A committee votes on the order of the Product Backlog each month.',
          why: "The Product Owner is one person, not a committee, and the whole organization must respect that person's decisions.",
        },
        c: {
          text: 'A Scrum Master tests items and joins the Daily Scrum as a Developer.',
          why: 'Anyone who works on items of the Sprint Backlog takes part as a Developer.',
        },
        d: {
          text: 'A team works without user stories and writes its items as plain sentences.',
          why: 'The form of an item is not prescribed.',
        },
        e: {
          text: 'Retrospectives are held in every third Sprint, because the others are too short.',
          why: 'Each Sprint contains its Retrospective. Leaving it out gives up an opportunity to inspect and adapt.',
        },
      },
      answers: ['b', 'e'],
      guideSection: 'End Note',
    },
    {
      id: 'scrum-implementation-challenges-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Half of all items wait for a security expert who works for five departments. Management suggests a longer Sprint. Which response deals with the cause?',
      options: {
        a: {
          text: 'Lengthen the Sprint to a full month, so that each item has time to pass the expert.',
          why: 'The waiting remains and becomes harder to see. A month also gives fewer chances to learn.',
        },
        b: {
          text: 'Count such items as Done without the check, and have the expert look at all of them later.',
          why: 'Work that does not meet the Definition of Done is not part of the Increment.',
        },
        c: {
          text: 'Show how much waits, and help the Developers learn the part of that skill that they need most.',
          why: 'A Scrum Team has all the skills necessary to create value each Sprint, or acquires them. Figures help the organization to make room for that.',
        },
        d: {
          text: 'Have the Scrum Master take over the talks with the expert, so that no one else loses time.',
          why: 'A go-between leaves the missing skill where it is and adds a station.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
    },
    {
      id: 'scrum-implementation-challenges-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'According to the Scrum Guide, leaving out elements of Scrum can cover up problems and limit its benefits.',
      answer: true,
      why: {
        true: 'That is the warning in the section on the purpose of the Guide: the problem that the element would have shown stays out of sight.',
        false: 'The Guide says so in its first section. It adds that Scrum may even become useless that way.',
      },
      guideSection: 'Purpose of the Scrum Guide',
    },
  ],
}
