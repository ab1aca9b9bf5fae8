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
      stem: 'A department works in Sprints with a Product Backlog and daily meetings, but has no Product Owner and holds no Reviews. How does this fit the Scrum Guide?',
      options: {
        a: {
          text: 'It is Scrum, adapted to the needs of the organization.',
          why: 'You can adapt practices to the context, but the framework itself is immutable.',
        },
        b: {
          text: 'It is Scrum at a beginner level, as long as the rest is added later.',
          why: 'The Guide has no levels. Scrum exists only in its entirety.',
        },
        c: {
          text: 'It is forbidden, and the Scrum Master has to end it.',
          why: "The Guide doesn't forbid using parts. It only says that the result isn't Scrum.",
        },
        d: {
          text: 'It uses parts of Scrum, which is possible, but the result is not Scrum.',
          why: "The End Note says so: implementing only parts is possible, but the result isn't Scrum.",
        },
      },
      answer: 'd',
      guideSection: 'End Note',
    },
    {
      id: 'scrum-implementation-challenges-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Managers propose to extend each Sprint until its items are finished, because that would look better in reports. You are the Scrum Master. What do you do first?',
      options: {
        a: {
          text: 'Help them understand what the fixed length is for and what it makes visible.',
          why: 'Coaching the organization includes explaining the purpose of a rule. Extended Sprints would hide the fact that the plans are too large.',
        },
        b: {
          text: "Agree for one Sprint, as long as the Developers don't object to it.",
          why: "A Sprint has a fixed length. Managers and Developers can't change that by agreement.",
        },
        c: {
          text: 'Leave the answer to the Product Owner, who alone decides how long a Sprint lasts.',
          why: "The Product Owner can cancel a Sprint whose goal is obsolete, but can't extend one.",
        },
        d: {
          text: 'Keep the Sprint as it is and report the unfinished items as finished.',
          why: "A false report destroys transparency, and the managers wouldn't learn what the rule is for.",
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
      stem: 'Which two of these break a rule of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'A team counts finished items and has never used story points.',
          why: 'Story points are a complementary practice. You can leave them out without breaking a rule.',
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
          why: "Scrum doesn't prescribe the form of an item.",
        },
        e: {
          text: 'A team holds a Retrospective in every third Sprint, because one-week Sprints are short.',
          why: 'Every Sprint has a Retrospective. Without it, the team loses an opportunity to inspect and adapt.',
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
          text: 'Extend the Sprints to a full month, so that the expert has time for each item.',
          why: 'The items still wait, but it is harder to see. Month-long Sprints also give fewer chances to learn.',
        },
        b: {
          text: 'Call such items Done without the check, and have the expert look at them later.',
          why: "If the check is part of Done, these items aren't Done. If it isn't, the problem is only postponed.",
        },
        c: {
          text: 'Show how long items wait, and help the Developers learn what they need most of that skill.',
          why: 'A Scrum Team has all the skills it needs to create value each Sprint, or acquires them. The numbers can help the organization make room for that.',
        },
        d: {
          text: 'Have the Scrum Master handle all the talks with the expert, so that no one else loses time.',
          why: 'The team would still lack the skill, and there would be one more person in between.',
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
        true: 'The section on the purpose of the Guide says so. Scrum may even become useless that way.',
        false:
          'The Guide does say so, in its section on its purpose, and adds that Scrum may even become useless.',
      },
      guideSection: 'Purpose of the Scrum Guide',
    },
  ],
}
