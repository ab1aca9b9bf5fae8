import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'agile-testing',
  lesson: '/scrum/psm-1/scrum-implementation/agile-testing',
  focusArea: 'Done',
  questions: [
    {
      id: 'agile-testing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'On the last morning of a Sprint, an item still lacks tests that the Definition of Done requires. What happens to it?',
      options: {
        a: {
          text: 'It may be delivered at once, without further approval.',
          why: "Only work that meets the Definition of Done may be delivered, on any day of the Sprint. This item doesn't meet it.",
        },
        b: {
          text: 'It moves to the Sprint Backlog of the next Sprint.',
          why: 'Nothing carries over on its own, even if a tool does it. The item returns to the Product Backlog and may be selected again, or not.',
        },
        c: {
          text: 'It is presented at the Sprint Review as nearly finished.',
          why: "What isn't Done isn't presented, with or without a remark. It may look like progress, but it gives a wrong picture.",
        },
        d: {
          text: 'It returns to the Product Backlog.',
          why: "An item that isn't Done goes back to the Product Backlog, where it is considered anew.",
        },
      },
      answer: 'd',
      rests: ['done-6'],
    },
    {
      id: 'agile-testing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A member of a Scrum Team spends nearly all her time testing. What does the Scrum Guide call her?',
      options: {
        a: {
          text: 'A tester',
          why: 'A company may use this title. But the Guide has only three accountabilities, and people who help create the Increment are Developers.',
        },
        b: {
          text: 'A member of the quality sub-team',
          why: 'A Scrum Team has no sub-teams. She helps create the Increment, so she is a Developer, and all Developers answer for quality.',
        },
        c: {
          text: 'A stakeholder of the product',
          why: 'Stakeholders are outside the Scrum Team. She is a member who works on the Increment, so the Guide calls her a Developer.',
        },
        d: {
          text: 'A Developer',
          why: 'The Guide uses this word for all team members who help make a usable Increment, whatever their skill.',
        },
      },
      answer: 'd',
      rests: ['developers-1'],
    },
    {
      id: 'agile-testing-3',
      kind: 'single',
      difficulty: 2,
      stem: 'In every Sprint, all coding is finished on day eight of ten, then everyone tests late into the night. What would help most, in the spirit of the Guide?',
      options: {
        a: {
          text: 'A testing Sprint after every third Sprint',
          why: 'Each Sprint has to create a usable Increment. A later testing Sprint would leave the items unfinished until then.',
        },
        b: {
          text: 'A shorter Definition of Done for busy Sprints',
          why: "Quality doesn't decrease during a Sprint, busy or not. Testing each item as it is built ends the rush without leaving out checks.",
        },
        c: {
          text: 'Fewer items at the same time, each tested as it is built',
          why: "The Guide doesn't say so; it follows from the sustainable pace and from items becoming Done one by one, at any time.",
        },
        d: {
          text: 'No more coding after day six, so that testing has enough time',
          why: 'Testing would still come last, and its problems would still show at the end. Testing each item as it is built shows them while there is time.',
        },
      },
      answer: 'c',
      rests: ['team-15'],
    },
    {
      id: 'agile-testing-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'The Developers find one bug in an item that they are working on and another in a feature already in use. Which two ways of dealing with them agree with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The first bug goes on a list for the next Sprint.',
          why: "As long as the bug keeps the item from being Done, the item isn't part of an Increment. So the bug is fixed now, as work on that item.",
        },
        b: {
          text: 'The second bug becomes an item in the Product Backlog.',
          why: 'The Product Backlog lists what is needed to improve the product, and the Product Owner decides where the fix belongs.',
        },
        c: {
          text: 'The second bug goes on a list that the head of quality orders.',
          why: 'The Product Backlog is the single source of work for the Scrum Team. A second list with its own order would compete with it.',
        },
        d: {
          text: 'The first bug waits for the Sprint Retrospective.',
          why: "The item isn't Done until the bug is fixed, so the fix is part of this Sprint's work. The Retrospective may ask why such bugs come up.",
        },
        e: {
          text: 'The first bug is fixed before its item counts as Done.',
          why: 'Work is part of an Increment only when it meets the Definition of Done. Fixing this bug is unfinished work on the item, so it needs no list.',
        },
      },
      answers: ['b', 'e'],
      rests: ['product-backlog-2', 'increment-9'],
    },
    {
      id: 'agile-testing-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team that checks its Increments only by hand can still do everything that the Scrum Guide requires.',
      answer: true,
      why: {
        true: 'The Guide requires thorough verification and a Definition of Done. How a team checks is one of the practices that it leaves open.',
        false:
          "Automated tests are a proven practice, so it's easy to think that Scrum requires them. The Guide leaves such practices open, since they depend on the context.",
      },
      rests: ['purpose-14'],
    },
  ],
}
