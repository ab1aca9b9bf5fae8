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
      stem: 'A department works in Sprints and has a Product Backlog, but no Product Owner and no Reviews. How does the Guide see this?',
      options: {
        a: {
          text: 'It breaks the Guide, which forbids this.',
          why: "The Guide doesn't forbid it: using only parts of Scrum is possible. But the result isn't Scrum, which exists only in its entirety.",
        },
        b: {
          text: 'It has reached a first level of Scrum.',
          why: "Scrum has no levels and exists only in its entirety. A company may call this a first level, but the result isn't Scrum.",
        },
        c: {
          text: 'It uses Scrum, with practices of its own inside it.',
          why: "Practices may be added inside Scrum, but here parts of Scrum itself are missing. Scrum exists only in its entirety, so the result isn't Scrum.",
        },
        d: {
          text: "It uses parts of Scrum, and the result isn't Scrum.",
          why: 'Implementing only parts of Scrum is possible, but the result is not Scrum.',
        },
      },
      answer: 'd',
      rests: ['end-note-3'],
    },
    {
      id: 'scrum-implementation-challenges-2',
      kind: 'single',
      difficulty: 3,
      stem: 'Managers propose to extend each Sprint until its items are finished. What fits Scrum best?',
      options: {
        a: {
          text: 'The Scrum Master helps the managers see why the length is fixed.',
          why: 'The length of Sprints is fixed for the sake of consistency, and the Scrum Master helps everyone understand Scrum.',
        },
        b: {
          text: 'The Product Owner decides how long each Sprint lasts.',
          why: "The length of Sprints is fixed. The Product Owner may cancel a Sprint whose goal is obsolete, but can't extend one.",
        },
        c: {
          text: 'The Scrum Team tries it for one Sprint.',
          why: 'Trying things out is good inside the framework. A fixed length is part of the framework.',
        },
        d: {
          text: 'The managers decide, since they need the reports.',
          why: "The length of Sprints is part of the framework, so managers don't decide it. A fixed length also shows them what really got Done.",
        },
      },
      answer: 'a',
      rests: ['sprint-3', 'scrum-master-2'],
    },
    {
      id: 'scrum-implementation-challenges-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these break a rule of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'Items are written as plain sentences.',
          why: "It breaks no rule, since Scrum doesn't prescribe the form of an item.",
        },
        b: {
          text: 'A committee orders the Product Backlog.',
          why: 'The Product Owner is one person, not a committee.',
        },
        c: {
          text: 'The Retrospective is held in every second Sprint.',
          why: 'Each Sprint has a Retrospective. Without it, the team loses a chance to inspect and adapt.',
        },
        d: {
          text: 'Items are sized without story points.',
          why: "It breaks no rule: the Guide doesn't mention story points, although they are sometimes taken for a part of Scrum.",
        },
        e: {
          text: 'The Scrum Master works on items as a Developer.',
          why: 'It breaks no rule: the Guide mentions that a Scrum Master may do so.',
        },
      },
      answers: ['b', 'c'],
      rests: ['product-owner-13', 'events-4'],
    },
    {
      id: 'scrum-implementation-challenges-4',
      kind: 'single',
      difficulty: 2,
      stem: "Half of the items wait for another department's security expert, because no one on the team knows the field. Which step deals with the cause?",
      options: {
        a: {
          text: 'The Scrum Master talks to those who made the rule.',
          why: 'No rule is in the way here. What is missing is a skill, and a Scrum Team acquires the skills that it needs.',
        },
        b: {
          text: 'The team acquires the skill that it lacks.',
          why: 'A Scrum Team has all the skills that it needs to create value each Sprint, and acquires those that are missing.',
        },
        c: {
          text: 'The items count as Done while they wait.',
          why: "Work that misses the Definition of Done isn't Done, even while it waits for someone else. The cause is a missing skill, which the team can acquire.",
        },
        d: {
          text: 'The Sprints become longer.',
          why: "A Scrum Team acquires the skills it lacks, and longer Sprints don't provide any. The items would wait as before, and the delay would be harder to see.",
        },
      },
      answer: 'b',
      rests: ['theory-6'],
    },
    {
      id: 'scrum-implementation-challenges-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'According to the Scrum Guide, leaving out elements of Scrum may even make it useless.',
      answer: true,
      why: {
        true: 'Leaving out elements limits the benefits of Scrum and may render it useless.',
        false:
          'It is tempting to think that a part of Scrum brings at least a part of its benefits. The Guide warns that it may bring none.',
      },
      rests: ['purpose-8'],
    },
  ],
}
