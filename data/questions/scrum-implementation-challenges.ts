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
          text: "It breaks with Scrum, and the Guide doesn't allow that.",
          why: "The Guide doesn't forbid using parts. It only says that the result isn't Scrum.",
        },
        b: {
          text: "It's a first level of Scrum, and the rest can come later.",
          why: 'The Guide has no levels. Scrum exists only in its entirety.',
        },
        c: {
          text: "It's a local form of Scrum, and that is allowed.",
          why: 'You can adapt practices to the context, but the framework itself is immutable.',
        },
        d: {
          text: "It uses parts of Scrum, but the result isn't Scrum.",
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
      stem: 'Managers propose to extend each Sprint until its items are finished, for better reports. You are the Scrum Master. What do you do first?',
      options: {
        a: {
          text: 'Explain to them why Sprints have a fixed length.',
          why: 'Coaching the organization includes explaining the purpose of a rule. Extended Sprints would hide the fact that the plans are too large.',
        },
        b: {
          text: 'Refer them to the Product Owner for a clear decision.',
          why: "The Product Owner can cancel a Sprint whose goal is obsolete, but can't extend one.",
        },
        c: {
          text: 'Allow them one Sprint like this as a trial.',
          why: "A Sprint has a fixed length. Managers and Scrum Masters can't change that by agreement.",
        },
        d: {
          text: 'Promise them reports on nearly finished items.',
          why: 'There are no nearly finished items in an Increment, and such reports would hide the cause of the problem.',
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
    {
      id: 'scrum-implementation-challenges-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two of these break a rule of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'A team writes its items as plain sentences.',
          why: "Scrum doesn't prescribe the form of an item.",
        },
        b: {
          text: 'A committee votes on the order of the items.',
          why: "The Product Owner is one person, not a committee, and the whole organization must respect that person's decisions.",
        },
        c: {
          text: 'A team skips the Retrospective in some Sprints.',
          why: 'Every Sprint has a Retrospective. Without it, the team loses an opportunity to inspect and adapt.',
        },
        d: {
          text: 'A team counts its items without story points.',
          why: 'Story points are a complementary practice. You can leave them out without breaking a rule.',
        },
        e: {
          text: 'A Scrum Master tests items as a Developer.',
          why: 'Anyone who works on items of the Sprint Backlog takes part as a Developer.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'End Note',
    },
    {
      id: 'scrum-implementation-challenges-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Half of all items wait for a security expert who works for five departments. Management suggests a longer Sprint. Which response deals with the cause?',
      options: {
        a: {
          text: "Booking the expert's time through the Scrum Master",
          why: 'The team would still lack the skill, and there would be one more person in between.',
        },
        b: {
          text: "Building up the expert's skill in the Scrum Team",
          why: 'A Scrum Team has all the skills it needs to create value each Sprint, or acquires them. Showing how long items wait can help the organization make room for that.',
        },
        c: {
          text: "Moving the expert's check to the weeks after Done",
          why: "If the check is part of Done, these items aren't Done. If it isn't, the problem is only postponed.",
        },
        d: {
          text: 'Extending the Sprint to a month for the expert',
          why: 'The items still wait, but it is harder to see. Month-long Sprints also give fewer chances to learn.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Team',
    },
    {
      id: 'scrum-implementation-challenges-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A team gives up the Sprint Retrospective and hears about fewer problems than before. Under the Scrum Guide, this may be because problems are now covered up.',
      answer: true,
      why: {
        true: 'The section on the purpose of the Guide says that leaving out elements covers up problems and limits the benefits of Scrum.',
        false:
          'Fewer problems may be mentioned because there is less occasion to mention them. The Guide warns that leaving out elements covers up problems.',
      },
      guideSection: 'Purpose of the Scrum Guide',
    },
  ],
}
