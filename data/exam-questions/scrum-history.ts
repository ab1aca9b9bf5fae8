import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-history-5',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Guide calls the framework immutable, and still its authors may publish a new edition.',
    answer: true,
    why: {
      true: 'They have revised it several times since 2010. Immutable is what an edition outlines, for those who use Scrum.',
      false:
        'Then the editions of 2011 to 2020 could not exist. The word forbids users to leave out or alter parts; it does not end the work of the authors.',
    },
    guideSection: 'End Note',
  },
  {
    id: 'scrum-history-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A team keeps the whole framework and adds planning poker, a board with columns and a release plan. An auditor objects that none of these is in the Guide. What is right?',
    options: {
      a: {
        text: 'The auditor is right: the framework is immutable, so nothing may be added to it.',
        why: 'Immutable means that nothing in it is altered or left out. It is meant to hold other practices.',
      },
      b: {
        text: 'The release plan must go, since it was removed from the Guide in 2011; the other two may stay.',
        why: 'What was removed became optional. Removal from the Guide is not a ban.',
      },
      c: {
        text: 'The three are fine: Scrum can contain other techniques, and the team may drop them again.',
        why: 'The Guide leaves tactics to those who use Scrum, because they depend on the context.',
      },
      d: {
        text: 'They are fine once the Guide itself describes them; until then the team should wait and see.',
        why: "Describing tactics is beyond the Guide's purpose. They are described elsewhere, and you do not need to wait for it.",
      },
    },
    answer: 'c',
    guideSection: 'End Note',
  },
  {
    id: 'scrum-history-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A tool vendor advertises: "We enforce the rules of Scrum." Which of its checks enforce something that the current Scrum Guide does not require? (Choose all that apply.)',
    options: {
      a: {
        text: 'Sprint Planning for a two-week Sprint is closed after four hours.',
        why: 'The Guide gives eight hours for one month and otherwise "usually shorter". Four hours was an example in 2011.',
      },
      b: {
        text: 'A Sprint cannot be created with a length of six weeks.',
        why: 'This one is a rule in force: Sprints last one month or less.',
      },
      c: {
        text: 'Refinement cannot take more than a tenth of the capacity.',
        why: 'The figure of 10 % was dropped in 2020. Refinement is an ongoing activity.',
      },
      d: {
        text: 'A Sprint Backlog needs at least one item from the last Retrospective.',
        why: 'Required in 2017, no longer in 2020: improvements may be added.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'scrum-history-8',
    kind: 'single',
    difficulty: 2,
    stem: "An architect remembers Schwaber's paper of 1995 and proposes, before the first Sprint, a planning phase, and after the last one a closure phase. How does today's Scrum see this?",
    options: {
      a: {
        text: 'All work toward the Product Goal, planning included, happens within Sprints.',
        why: 'The phases of 1995 did not stay. A new Sprint starts as soon as the previous one ends, and each creates a usable Increment.',
      },
      b: {
        text: 'The planning phase is in order as a Sprint 0, but a closure phase contradicts the idea of an Increment.',
        why: 'The Guide has no Sprint 0. A Sprint without an Increment of value would not be one.',
      },
      c: {
        text: 'Both are in order, provided each of the two phases takes one month or less.',
        why: 'The limit of one month is for Sprints. There is no room before or after them in the framework.',
      },
      d: {
        text: 'The Product Owner decides on it, because such phases concern the release.',
        why: "The Product Owner orders the Product Backlog. The structure of Sprints is not at anyone's disposal.",
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
]
