import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'retrospective-tool',
  lesson: '/scrum/psm-1/scrum-tools/retrospective-tool',
  focusArea: 'Facilitation',
  questions: [
    {
      id: 'retrospective-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'After a vote with dots, "build is slow" has 6, "build breaks at night" 5 and "no one fixes the build" 4. "Too many interruptions" has 7. The facilitator is about to announce interruptions as the winner. What would help the team most?',
      options: {
        a: {
          text: 'A second vote with more dots, so that the differences become larger',
          why: 'The three notes would again take dots from each other. More dots do not cure a split subject.',
        },
        b: {
          text: 'Asking whether the three notes on the build are one subject, before anything is announced',
          why: 'Together they have 15 dots. If one change could fix all three, the team would otherwise miss what concerns it most.',
        },
        c: {
          text: 'A decision by the Scrum Master, who is accountable for the effectiveness of the team',
          why: 'That accountability is met by enabling the team to improve its practices. The team identifies the changes.',
        },
        d: {
          text: 'Keeping to the result, because a facilitator must not interfere with a vote',
          why: 'Asking what the notes mean does not interfere. A count that hides the main subject helps no one.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
    {
      id: 'retrospective-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A chain of whys has arrived at: "Because the new Developer forgot to renew the certificate." Everyone nods. What should the facilitator do?',
      options: {
        a: {
          text: 'Stop here, since the root cause has been found after the fourth why.',
          why: 'A person who forgot is not a cause that can be changed. Next time, someone else forgets.',
        },
        b: {
          text: 'Ask the Developer privately, so that no one is embarrassed in front of the team.',
          why: 'Kind, and it leaves the cause with the person. The team has still learned nothing.',
        },
        c: {
          text: 'Have a rule written down that certificates must not be forgotten.',
          why: 'No one forgot on purpose. A rule against forgetting is forgotten as well.',
        },
        d: {
          text: 'Ask what made it easy to forget, and why nothing noticed.',
          why: 'Now the chain leads to things that can be changed: a reminder, an alarm, a renewal that happens by itself.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 'retrospective-tool-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Sprint Retrospective that does not go through the five phases, from setting the stage to closing, does not follow the Scrum Guide.',
      answer: false,
      why: {
        true: 'The phases are from a book by Derby and Larsen. The Guide names purpose, subjects and timebox, and no phases.',
        false: 'How the event is run is left open. The phases are one helpful order among others.',
      },
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'retrospective-tool-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team writes down: "From now on we talk to each other more." Which two additions turn this into a change that the next Retrospective can inspect? (Choose two.)',
      options: {
        a: {
          text: 'What exactly they will do differently, beginning on which day',
          why: 'Only something that is done or not done can be looked at later.',
        },
        b: {
          text: 'Who is to blame if it should not happen',
          why: 'Blame makes people hide the result. Nothing becomes easier to inspect.',
        },
        c: {
          text: 'What they expect to see, and what would make them stop',
          why: 'With that, the change can turn out to be wrong, which makes it an experiment.',
        },
        d: {
          text: 'A place for it at the top of the Product Backlog',
          why: 'It is not work on the product. It may go into the Sprint Backlog, and it can begin at once.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Sprint Retrospective',
    },
  ],
}
