import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'affinity-estimation',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/affinity-estimation',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'affinity-estimation-1',
      kind: 'single',
      difficulty: 1,
      stem: 'After the silent sorting of forty cards, three of them have been moved back and forth several times. What does that tell the team?',
      options: {
        a: {
          text: 'Those three are the largest items and have to be split before they are sized.',
          why: 'A card of any size can be disputed. The moves say that people see different work in it.',
        },
        b: {
          text: 'The sorting was not really silent and should be started again from the beginning.',
          why: 'People can disagree in silence. The technique is meant to show exactly these moves.',
        },
        c: {
          text: 'People see different work in those three, and it is worth talking about them.',
          why: 'Silent sorting shows where people disagree. A short conversation is worth most on those cards.',
        },
        d: {
          text: 'Those three belong in the middle, at the average of the places where they hung.',
          why: 'If two people think of different work, the average describes neither idea.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'affinity-estimation-8',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'You are preparing an hour of affinity estimation. Which of these items would you leave off the wall? (Choose all that apply.)',
      options: {
        a: {
          text: 'An item that says the same as another item in different words',
          why: 'A duplicate takes up time and makes the list look longer. Remove it before the hour.',
        },
        b: {
          text: 'An item that the Developers are building in the current Sprint',
          why: "It has already been selected and started, so a new size wouldn't help anyone.",
        },
        c: {
          text: 'An item that the team may need soon, but half of the Developers do not understand',
          why: 'Put it on the wall. If people read it differently, they will move it back and forth, and then they can talk about it.',
        },
        d: {
          text: 'An item that no one expects to select within a year',
          why: 'It will probably change or be deleted, so sizing it now is a waste of time.',
        },
        e: {
          text: 'An item near the top that is too large for one Sprint',
          why: 'Put it on the wall. It will end up at the far right, and the team will know that it has to be split.',
        },
      },
      answers: ['a', 'b', 'd'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'affinity-estimation-3',
      kind: 'single',
      difficulty: 2,
      stem: 'A team sorts forty items on a wall and discusses only five of them. What is the main risk of that?',
      options: {
        a: {
          text: 'Misunderstandings may stay hidden in the cards that were never discussed.',
          why: 'Most cards get no conversation. A check of a few cards and later refinement have to find the misunderstandings.',
        },
        b: {
          text: 'The sizes may not be entered in the Product Backlog before they are discussed.',
          why: 'Scrum has no such rule. The people who will do the work may choose any technique for sizing.',
        },
        c: {
          text: 'The Product Owner may have to accept the order that the cards have on the wall.',
          why: 'The wall sorts the cards by size. The Product Owner is accountable for the order of the Product Backlog.',
        },
        d: {
          text: 'The Developers may lose their say to the person who reaches the wall first.',
          why: "Every Developer may move any card, even after someone has placed it, so being first isn't an advantage.",
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'affinity-estimation-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Items are being sized on a wall. Which two of these are in line with Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The Developers who will do the work place and move the cards.',
          why: 'They are responsible for the sizing, whatever technique they use.',
        },
        b: {
          text: 'The Product Owner corrects the sizes at the end, because he or she is accountable for the Product Backlog.',
          why: "The Product Owner orders the items and explains them, but doesn't correct their sizes.",
        },
        c: {
          text: 'The Product Owner says what an unclear card means and rewrites it.',
          why: 'Helping the Developers understand an item is how the Product Owner may influence its size.',
        },
        d: {
          text: 'A stakeholder who pays for the items moves the cards that seem too expensive.',
          why: "Stakeholders can ask for a different item or a different order. They don't size the work.",
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Product Backlog',
    },
    {
      id: 'affinity-estimation-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team may spend an hour sorting Product Backlog items on a wall in one Sprint and skip it in the next.',
      answer: true,
      why: {
        true: 'Refinement is an ongoing activity rather than an event. The team decides what form it takes and how often.',
        false:
          "Only the five events have to take place in every Sprint. Refinement isn't one of them, so its form can change.",
      },
      guideSection: 'Product Backlog',
    },
  ],
}
