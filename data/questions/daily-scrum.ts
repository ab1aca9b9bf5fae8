import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
  focusArea: 'Events',
  questions: [
    {
      id: 'daily-scrum-1',
      kind: 'single',
      difficulty: 1,
      stem: 'Five minutes before the Daily Scrum, the Scrum Master calls in sick. What do the Developers do?',
      options: {
        a: {
          text: 'They move it to the next day and hold half an hour then.',
          why: "It takes place every working day and lasts 15 minutes, so you can't add two of them together.",
        },
        b: {
          text: 'They ask the Product Owner to lead it instead of the Scrum Master.',
          why: "The event is for the Developers, and it doesn't need a leader from outside.",
        },
        c: {
          text: 'They hold it at the usual time, as they would have anyway.',
          why: "The Scrum Master ensures that it takes place, but doesn't have to be present. The Developers can hold it on their own.",
        },
        d: {
          text: 'They write their answers into the tool, so that the Scrum Master can read them later.',
          why: "The event isn't a report to the Scrum Master. The Developers need a joint plan today.",
        },
      },
      answer: 'c',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers are tired of three questions answered in turn. They want to look at the board from right to left and talk about what is nearest to Done. Who has to agree?',
      options: {
        a: {
          text: 'Only the Developers: they select the structure and the techniques.',
          why: 'They can use whatever they want, as long as the event focuses on progress toward the Sprint Goal and results in an actionable plan.',
        },
        b: {
          text: 'The Scrum Master, who is accountable for Scrum as defined in the Guide.',
          why: "The Guide doesn't define a structure for this event, so the Scrum Master has nothing to approve.",
        },
        c: {
          text: 'The whole Scrum Team, in the next Sprint Retrospective.',
          why: 'The Retrospective is a good place to find such ideas, but the Developers can try them without permission.',
        },
        d: {
          text: 'No one can agree to it, since the three questions are a part of the event.',
          why: 'They were an example in the 2017 edition and are no longer in the Guide.',
        },
      },
      answer: 'a',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Whatever form the Developers choose for their Daily Scrum, two things must be true of it. Which? (Choose two.)',
      options: {
        a: {
          text: 'Each Developer speaks at least once.',
          why: "That is a habit of many teams. The Guide doesn't ask for turns.",
        },
        b: {
          text: 'It focuses on progress toward the Sprint Goal.',
          why: 'That is one of the two conditions under which structure and techniques are free.',
        },
        c: {
          text: 'It ends with the Scrum Master taking over every impediment that was named.',
          why: 'Impediments are identified there. The Scrum Master causes their removal, often with the Developers doing it themselves.',
        },
        d: {
          text: 'It ends with an actionable plan for the next day of work.',
          why: 'That is the other condition for a free choice of structure.',
        },
        e: {
          text: 'It brings the remaining hours on the board up to date.',
          why: 'Hours on a board are one technique among many, and no technique is required.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'When Sprints are shorter, the Daily Scrum is usually shorter too, like the other three events inside a Sprint.',
      answer: false,
      why: {
        true: 'The Guide says this of Sprint Planning, the Review and the Retrospective. The Daily Scrum is a 15-minute event in any Sprint.',
        false:
          'It is a 15-minute event in a Sprint of any length. Only Sprint Planning, the Review and the Retrospective are usually shorter in shorter Sprints.',
      },
      guideSection: 'Daily Scrum',
    },
    {
      id: 'daily-scrum-5',
      kind: 'single',
      difficulty: 2,
      stem: 'In minute nine, two Developers begin to argue about how to read data from a device. The other four have nothing to add, and there is no plan for tomorrow yet. What serves the event best?',
      options: {
        a: {
          text: 'All six stay until the argument is settled, because a plan without the answer is worthless.',
          why: 'The timebox ends after 15 minutes, and a plan may say that two people will find out.',
        },
        b: {
          text: 'The Scrum Master decides between the two, so that the meeting keeps to its time.',
          why: "How the work is done is for the Developers to decide. Keeping time doesn't mean deciding for them.",
        },
        c: {
          text: 'The topic is postponed to the next Daily Scrum and noted as an impediment.',
          why: 'That would cost a whole day. The Developers may meet at any time.',
        },
        d: {
          text: 'The two agree to talk right after it, and all six finish the plan for the next day.',
          why: 'Developers often meet through the day for more detailed discussion. The event itself has to produce a plan.',
        },
      },
      answer: 'd',
      guideSection: 'Daily Scrum',
    },
  ],
}
