import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'developers',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'developers-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A technical writer on a Scrum Team writes the help texts that the Definition of Done requires. What is this person in Scrum?',
      options: {
        a: {
          text: 'A stakeholder',
          why: 'Stakeholders have an interest in the product from outside the Scrum Team. The writer is on the team and works on the Increment, as Developers do.',
        },
        b: {
          text: 'A supporting member of the Scrum Team',
          why: 'A Scrum Team consists of a Product Owner, a Scrum Master and Developers. The writer helps to create the Increment, so this person is a Developer.',
        },
        c: {
          text: 'An assistant to the Product Owner',
          why: 'The Product Owner may have helpers for the Product Backlog. These texts are part of the Increment, and the people who create it are Developers.',
        },
        d: {
          text: 'A Developer',
          why: 'Anyone on the team who helps to create any aspect of a usable Increment is a Developer, and not only programmers.',
        },
      },
      answer: 'd',
      rests: ['developers-1'],
    },
    {
      id: 'developers-2',
      kind: 'single',
      difficulty: 2,
      stem: "A Developer notices that a colleague's finished item misses a point of the Definition of Done. What is the right thing to do?",
      options: {
        a: {
          text: 'Talk about it at the Sprint Retrospective.',
          why: 'Developers hold each other accountable at once. The cause can be discussed in the Retrospective, but until then, everyone would believe that the item is Done.',
        },
        b: {
          text: 'Talk to the colleague about it now.',
          why: 'Developers answer for quality by keeping to the Definition of Done, and they hold each other accountable as professionals.',
        },
        c: {
          text: 'Leave the decision to the Product Owner.',
          why: "The Developers have to conform to the Definition of Done, so there is nothing to decide. The Product Owner can't make exceptions to it.",
        },
        d: {
          text: 'Ask the Scrum Master to deal with it.',
          why: "Developers hold each other accountable as professionals. The Scrum Master may coach them in it, but doesn't do it for them.",
        },
      },
      answer: 'b',
      rests: ['developers-6', 'developers-4'],
    },
    {
      id: 'developers-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'For which two things are Developers accountable, whatever product they work on? (Choose two.)',
      options: {
        a: {
          text: 'The plan for the Sprint',
          why: 'Developers always answer for the Sprint Backlog. The skills that they need vary with the work, but this stays the same.',
        },
        b: {
          text: 'The order of the Product Backlog',
          why: 'The Product Owner is accountable for the order of the Product Backlog. Developers select from it and plan the Sprint.',
        },
        c: {
          text: 'The effectiveness of the Scrum Team',
          why: 'The Scrum Master is accountable for the effectiveness of the Scrum Team. Developers answer for their plan, its adaptation, and quality.',
        },
        d: {
          text: 'Changing their plan every day as needed',
          why: 'Adapting the plan each day toward the Sprint Goal is one of the four things that Developers always answer for.',
        },
        e: {
          text: 'Keeping each event within its timebox',
          why: 'The Scrum Master sees to it that the events stay within their timeboxes.',
        },
      },
      answers: ['a', 'd'],
      rests: ['developers-3', 'developers-5'],
    },
    {
      id: 'developers-4',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner, a former programmer, tells the Developers how to build an item. How should the team treat this?',
      options: {
        a: {
          text: 'It is advice, and the Developers decide.',
          why: 'No one else tells the Developers how to turn items into Increments. A good idea is welcome, from the Product Owner, too.',
        },
        b: {
          text: "It is the Product Owner's decision, and the Developers respect it.",
          why: "The Product Owner's decisions on the Product Backlog have to be respected. How an item is built isn't among them: that is up to the Developers.",
        },
        c: {
          text: 'It is an open question, and the Scrum Master settles it.',
          why: 'The Scrum Master coaches the team in managing itself. How an item is built is up to the Developers alone.',
        },
        d: {
          text: 'It is an open question, and the Scrum Team votes on it.',
          why: "It sounds fair, but the Guide doesn't call for votes. How the work is done is up to the Developers alone.",
        },
      },
      answer: 'a',
      rests: ['sprint-planning-18'],
    },
    {
      id: 'developers-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The Increment of a Sprint helps no one. The Developers share the accountability for that, even if they built exactly what was selected.',
      answer: true,
      why: {
        true: '"The entire Scrum Team is accountable for creating a valuable, useful Increment every Sprint." Building what was selected doesn\'t end that accountability.',
        false:
          'It is tempting to leave value to the Product Owner, who is accountable for maximizing it. All members together answer for a useful Increment.',
      },
      rests: ['team-16'],
    },
  ],
}
