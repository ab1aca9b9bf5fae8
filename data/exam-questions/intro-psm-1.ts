import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'intro-psm-1-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Two months after a department began with Scrum, its manager complains: "Since then we have had nothing but problems: untested work, long waits for approvals, unclear goals." What does the definition of Scrum suggest?',
    options: {
      a: {
        text: 'The team should go back and introduce the elements one by one over a year.',
        why: 'Scrum exists only in its entirety. The problems named are in the ways of working, and hiding them would not solve them.',
      },
      b: {
        text: 'Scrum is too light for this department, so it should be extended by more rules first.',
        why: 'It is lightweight on purpose. More rules would not remove untested work or waits.',
      },
      c: {
        text: 'Scrum may be doing its work: it makes visible how well current practices serve.',
        why: 'Scrum makes visible the relative efficacy of management, environment and work techniques, so that they can be improved.',
      },
      d: {
        text: 'The Scrum Master has failed, since Scrum used properly solves such problems by itself.',
        why: 'Scrum shows problems; people solve them. The framework gives no detailed instructions for that.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Definition',
  },
  {
    id: 'intro-psm-1-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A consultant presents a "company edition" of Scrum on five slides. Which of these slides contradict the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: '"The Definition of Done of every team includes automated tests."',
        why: 'An organization may set a Definition of Done as its standard, and tests can be part of it. Nothing is taken away.',
      },
      b: {
        text: '"Sprint Reviews take place once in three Sprints, to save time."',
        why: 'The Sprint Review belongs to each Sprint. Leaving it out loses opportunities to inspect and adapt.',
      },
      c: {
        text: '"Burn-up charts hang in the corridor."',
        why: 'A practice for forecasting that the Guide mentions as proven useful. Adding it is not a conflict.',
      },
      d: {
        text: '"Department heads assign the tasks inside the Scrum Teams."',
        why: 'Scrum Teams are self-managing: they decide internally who does what, when and how.',
      },
      e: {
        text: '"Teams may read about patterns elsewhere and try them."',
        why: 'That is what the Guide expects: patterns that fit the framework may be found, applied and devised.',
      },
    },
    answers: ['b', 'd'],
    guideSection: 'Purpose of the Scrum Guide',
  },
  {
    id: 'intro-psm-1-8',
    kind: 'single',
    difficulty: 2,
    stem: 'Which of these is the most accurate description of what Scrum gives a team?',
    options: {
      a: {
        text: 'A process whose steps, followed in their order, lead from an idea to a finished product.',
        why: 'Scrum provides no detailed instructions. What the steps of the work are emerges in a complex domain.',
      },
      b: {
        text: 'A set of rules for relationships and interactions, within which people find their own solutions.',
        why: 'The rules guide relationships and interactions, and Scrum builds on the collective intelligence of those who use it.',
      },
      c: {
        text: 'A collection of proven practices, of which each team takes the ones that it needs.',
        why: 'Practices are what a team adds. The elements of the framework itself come as a whole.',
      },
      d: {
        text: 'A method for managing software projects with changing requirements.',
        why: 'Scrum is a framework for complex problems in any domain, not a project management method for software.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Definition',
  },
  {
    id: 'intro-psm-1-9',
    kind: 'single',
    difficulty: 2,
    stem: "A candidate reasons: \"The Guide says 'usually' of a shorter Sprint's events: they are usually shorter. So a two-week Sprint with an eight-hour Sprint Planning breaks a rule.\" What is wrong with that?",
    options: {
      a: {
        text: "'Usually' reports what is common; the only limit given is the eight hours for one month.",
        why: 'A word of frequency sets no limit. Eight hours would be unusual, and the Guide does not rule it out.',
      },
      b: {
        text: 'Nothing: whatever the Guide calls usual is binding for teams that follow it.',
        why: 'That moves a habit up to a rule, which is a common twist in wrong options.',
      },
      c: {
        text: 'The limit for two weeks is four hours, so even five hours would break it.',
        why: 'Four hours is worked out by proportion. No such figure is in the Guide.',
      },
      d: {
        text: 'Timeboxes apply to one-month Sprints alone; with shorter ones the events are without any limit.',
        why: 'Events are kept within a timebox for every Sprint. For shorter Sprints the Guide only gives no figures of its own.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
    focusArea: 'Events',
  },
]
