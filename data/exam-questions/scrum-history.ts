import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-history-5',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Since 2020 the Guide has named lean thinking next to empiricism as a foundation of Scrum, so a team that stops filling in a form that serves no purpose acts in the spirit of Scrum.',
    answer: true,
    why: {
      true: 'Lean thinking reduces waste and focuses on the essentials. A form without a purpose is waste.',
      false:
        'The 2020 edition added lean thinking to empiricism. Leaving out what serves no purpose is what it stands for.',
    },
    guideSection: 'Scrum Theory',
  },
  {
    id: 'scrum-history-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A team adds planning poker, a board and a release plan to Scrum. An auditor objects that the Guide names none of them. What should decide whether the team keeps them?',
    options: {
      a: {
        text: 'The results that the team observes with them',
        why: 'Scrum can contain other techniques, and decisions are based on what is observed. The team may drop them again.',
      },
      b: {
        text: 'The rules that the Guide sets for techniques',
        why: "Describing tactics is beyond the Guide's purpose. It leaves them to those who use Scrum.",
      },
      c: {
        text: 'The findings that the auditor reports on them',
        why: "The auditor reports what the Guide names. That doesn't show whether a technique helps this team.",
      },
      d: {
        text: 'The consent that the Scrum Master gives to them',
        why: "The Scrum Master coaches the team, but a practice inside the framework doesn't need an approval.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Theory',
  },
  {
    id: 'scrum-history-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A tool vendor advertises, "We enforce the rules of Scrum." Which of these functions enforce something that the current Scrum Guide does not require? (Choose all that apply.)',
    options: {
      a: {
        text: 'It ends Sprint Planning in a two-week Sprint after four hours.',
        why: 'The Guide gives eight hours for one month and otherwise says "usually shorter." Four hours was a figure of an older edition.',
      },
      b: {
        text: 'It requires an item from the Retrospective in a Sprint Backlog.',
        why: 'This was required in 2017. Since 2020, improvements may be added to the next Sprint Backlog.',
      },
      c: {
        text: 'It refuses to accept a length of six weeks for any Sprint.',
        why: 'This is a rule: Sprints last one month or less.',
      },
      d: {
        text: 'It ends the Daily Scrum in a two-week Sprint after 15 minutes.',
        why: 'Fifteen minutes is the length of the Daily Scrum, whether the Sprint is long or short.',
      },
    },
    answers: ['a', 'b'],
    guideSection: 'Scrum Events',
    focusArea: 'Events',
  },
  {
    id: 'scrum-history-8',
    kind: 'single',
    difficulty: 2,
    stem: "An architect remembers a paper on Scrum from 1995 and proposes a planning phase before the first Sprint and a closure phase after the last. How does today's Scrum see this?",
    options: {
      a: {
        text: 'Planning and closing work both happen within Sprints.',
        why: 'All the work toward the Product Goal happens within Sprints. The phases of 1995 are no longer part of Scrum.',
      },
      b: {
        text: 'Planning happens in a Sprint 0 and closing within Sprints.',
        why: 'The Guide has no Sprint 0. Planning belongs to Sprints that create usable Increments.',
      },
      c: {
        text: 'Planning happens within Sprints and closing in a final phase.',
        why: "Each Sprint creates a usable Increment, so there isn't a phase for closing work afterward.",
      },
      d: {
        text: 'Planning and closing work both happen outside Sprints.',
        why: 'The phases of 1995 are no longer part of Scrum. A new Sprint starts as soon as the previous one ends.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
    focusArea: 'Events',
  },
]
