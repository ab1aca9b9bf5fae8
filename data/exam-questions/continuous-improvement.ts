import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-improvement-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Halfway through the Sprint the Developers want to introduce a new build tool. It would take two of them three days, and the Sprint Goal is already uncertain. What should guide the decision?',
    options: {
      a: {
        text: 'The Scrum Master should forbid it, because tools are changed between Sprints.',
        why: 'There is no time between Sprints, and the Scrum Master forbids nothing of this kind.',
      },
      b: {
        text: 'No change may be made that would endanger the Sprint Goal.',
        why: 'That is the rule that limits changes during a Sprint. With an uncertain goal, three days are a danger.',
      },
      c: {
        text: 'Improvements come before Product Backlog items, because effectiveness pays off later.',
        why: 'Scrum has no such rank. The primary focus is on the work of the Sprint.',
      },
      d: {
        text: 'The Product Owner should add an item for the tool and have stakeholders agree to it.',
        why: 'How the Developers work needs no consent of stakeholders. The question is what it does to the Sprint Goal.',
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'continuous-improvement-7',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Where does the Scrum Guide give a Scrum Team a reason or a duty to improve how it works? (Choose all that apply.)',
    options: {
      a: {
        text: 'In the rule that a team adapts the moment it learns anything new through inspection',
        why: 'This is the broadest duty of all, and it names no event.',
      },
      b: {
        text: 'In the purpose of the Sprint Retrospective',
        why: 'The event exists to plan ways to increase quality and effectiveness.',
      },
      c: {
        text: 'In a requirement to reach a higher maturity level once a year',
        why: 'The Guide contains neither levels nor dates by which a team is mature.',
      },
      d: {
        text: 'In what it says about making the efficacy of current techniques visible so that they can be improved',
        why: 'The Scrum Definition says that Scrum shows the relative efficacy of management, environment and work techniques.',
      },
      e: {
        text: 'In a rule that a tenth of each Sprint is set aside for improvement',
        why: 'No share of time is given for improvement.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Adaptation',
  },
  {
    id: 'continuous-improvement-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A director likes a chart in which a team counts bugs found by users, and wants it as a target for every team. What is the most useful thing that a Scrum Master can do?',
    options: {
      a: {
        text: 'Explain what the count is used for, and what a target would do to its honesty.',
        why: 'Helping stakeholders to enact an empirical approach is the service asked for. A number that is punished stops being transparent.',
      },
      b: {
        text: 'Agree, because a shared target makes the teams comparable and their improvement measurable.',
        why: 'Different products and people are not comparable, and a target invites people to name bugs differently.',
      },
      c: {
        text: 'Ask the team to hide the chart from anyone who is not a member.',
        why: 'The work must be visible to those who receive it as well. Hiding lowers transparency.',
      },
      d: {
        text: 'Pass the target on to the Developers and let them find out how to meet it.',
        why: 'That treats the Scrum Master as a messenger and leaves the misunderstanding where it is.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Master',
  },
  {
    id: 'continuous-improvement-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A team finds that most of its delays come from a company rule that only one department may install test devices. Which answer describes the next step best?',
    options: {
      a: {
        text: 'The team drops the subject, because a Scrum Team can improve only what lies inside it.',
        why: 'The Scrum Master serves the organization too. Causes outside the team are not outside the work.',
      },
      b: {
        text: 'The Developers install the devices themselves, since they are self-managing.',
        why: 'Self-management works inside what the organization has set. Ignoring the rule hides the problem.',
      },
      c: {
        text: 'The Product Owner orders the rule lower in the Product Backlog until it can be changed.',
        why: 'The Product Backlog lists what is needed to improve the product. A company rule is not an item there.',
      },
      d: {
        text: 'The Scrum Master brings the figures to those who can change the rule.',
        why: 'That causes the removal of an impediment and helps the organization to understand what the rule costs.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'continuous-improvement-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Without asking anyone outside the team, a Scrum Team may drop a practice that it chose for itself two Sprints ago.',
    answer: true,
    why: {
      true: 'The team manages how it works. A practice of its own, inside the framework and the standards of the organization, is its own to end.',
      false:
        'No one outside needs to be asked about a practice that the team chose for itself. Only the framework and the standards of the organization bind it.',
    },
    guideSection: 'Scrum Team',
    focusArea: 'Self-Managing Teams',
  },
]
